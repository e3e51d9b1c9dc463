/** What may go wrong around the reader, and what still works then. Search has its own faults in search.spec.ts. */
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '@rsdoctor-docs/evidence/browser';
import { tasksIn } from '@rsdoctor-docs/parts/words';
import { PATIENCE_MS, THEME_KEY } from '@rsdoctor-docs/preset/node';
import { wordsIn as viewerWordsIn } from '@rsdoctor-docs/viewer/words';
import { searchTexts } from '../../packages/search/dialog/texts.ts';
import { follow, linkTo, mainNav, mark, sidebar, stayed, themeButton } from './lib/frame.ts';
import { OTHER_SECTION, START, TABS_PAGE, titleOf } from './lib/pages.ts';
import { button, dialog, hits, input, status, suggestions } from './lib/search.ts';
import { STORAGE } from './lib/storage.ts';
import { expect, gone, inLang, never, neverIdle, openReady, pathsAsked, ready, test, text } from './lib/test.ts';

// A request that fails is also an error of the console.
test.beforeEach(({ allow }) => allow(/ERR_|404|island/i));

/** Counts full page loads from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++);
  return () => loads;
}

test('the client script does not come: the page is that of a reader without scripts, all of it', async ({ page }) => {
  await gone(page, '**/static/js/client.*');
  await page.goto(TABS_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // All panels, each under its name, in folds that the browser opens; no control that does nothing.
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  for (const name of [text('searchButtonText'), text('codeButtonGroupCopyButtonText'), text('copyMarkdownText')])
    await expect(page.getByRole('button', { name }), name).toHaveCount(0);
  await expect(themeButton(page)).toHaveCount(0);
  await follow(page, START);
});

test('the client script hangs: the page is drawn, and after ten seconds that of a reader without scripts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.clock.install();
  await page.route('**/static/js/**', never);
  await page.goto(TABS_PAGE, { waitUntil: 'commit' });
  const list = page.getByRole('tablist').first();
  await expect(list).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  await page.clock.fastForward(10_000);
  await expect(list).toBeHidden();
});

test('a browser older than those that are supported, without popovers: pages read, links lead on, the theme switches', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto(TABS_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  const loads = countLoads(page);
  await follow(page, START);
  expect(loads()).toBe(1);
});

for (const [what, fail] of Object.entries(STORAGE))
  test(`storage ${what}: theme and tabs can be chosen for the life of the page, search answers`, async ({ page }) => {
    await page.addInitScript(fail);
    await openReady(page, TABS_PAGE);
    await themeButton(page).click();
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await follow(page, START);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('E1001');
    await expect(hits(page).first()).toHaveAttribute('href', /#e1001/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#e1001/);
  });

test('storage is full: earlier choices hold, also after the page was printed', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
  await page.addInitScript(STORAGE['is full']);
  await openReady(page, TABS_PAGE);
  const html = page.locator('html');
  await expect(html).toHaveClass(/rp-dark/);
  await themeButton(page).click();
  await expect(html).not.toHaveClass(/rp-dark/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(html).not.toHaveClass(/rp-dark/);
});

/** Serves pages as the next build would: with scripts of other names, and without the files of this one. */
const deploy = (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/static\/js\/client\.\w+\.js/g, '$&?next');
      await route.fulfill({ response, body });
    },
  );

test('a deploy in mid-visit: the page that a link leads to is loaded in full, once, and its hash is kept', async ({
  page,
}) => {
  await openReady(page, TABS_PAGE);
  await deploy(page);
  const loads = countLoads(page);
  await linkTo(page, START).evaluate((link: HTMLAnchorElement) => link.setAttribute('href', `${link.pathname}#here`));
  await follow(page, `${START}#here`);
  await ready(page);
  expect(loads()).toBe(1);
  // From there on, pages are swapped again.
  await mark(page);
  await follow(page, TABS_PAGE);
  expect(await stayed(page)).toBe(true);
});

test('a deploy in mid-visit: the way back to a heading leads to its page', async ({ page }) => {
  await openReady(page, `${TABS_PAGE}#frame-main`);
  await follow(page, START);
  await deploy(page);
  await page.goBack();
  await expect(page).toHaveURL(`${TABS_PAGE}#frame-main`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(TABS_PAGE));
});

test('a deploy in mid-visit: what a link leads to is gone or something else, and the reader sees what the server says', async ({
  page,
}) => {
  const { link, text: name } = OTHER_SECTION;
  const whole = await (await page.request.get(link)).text();
  for (const [answer, shown] of [
    // A proxy may end an answer early, and well.
    [{ body: whole.slice(0, whole.indexOf('</main>')), contentType: 'text/html' }, undefined],
    [{ status: 404, body: '<h1>Gone</h1>', contentType: 'text/html' }, 'Gone'],
    [{ body: '{}', contentType: 'application/json' }, undefined],
    [{ body: '<!doctype html><h1>Log in</h1>', contentType: 'text/html' }, undefined],
    [{ body: '', contentType: 'text/html' }, undefined],
  ] as const) {
    await page.unrouteAll();
    await openReady(page, TABS_PAGE);
    await page.route(`**${link}`, (route) =>
      route.request().isNavigationRequest() && !shown ? route.continue() : route.fulfill(answer),
    );
    const loads = countLoads(page);
    await mainNav(page).getByRole('link', { name, exact: true }).click();
    await expect(page, answer.body).toHaveURL(link);
    await expect.poll(loads, answer.body).toBe(1);
    await expect(page.getByRole('heading', { level: 1 }), answer.body).toContainText(shown ?? titleOf(link));
  }
});

test('a deploy in mid-visit: the search index is gone, and the dialog says so, with another try and links on', async ({
  page,
}) => {
  const index = '**/static/search/*.json*';
  await neverIdle(page);
  await gone(page, index);
  await openReady(page, TABS_PAGE);
  const loads = countLoads(page);
  const { retry, error } = searchTexts.en;
  const again = dialog(page).getByRole('button', { name: retry });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('loader');
  await expect(dialog(page)).toContainText(error.title);
  await expect(suggestions(page)).toHaveCount(tasksIn('en').links.length);
  await again.click();
  // Only its own try brings the error back: the click has ended the one before.
  await expect(status(page, 'error')).toBeVisible();
  await expect(input(page)).toHaveValue('loader');
  expect(loads(), 'the page stays').toBe(0);
  await page.unroute(index);
  await again.click();
  await expect(hits(page).first()).toBeVisible();
});

test('the script of search comes empty: a retry asks for it anew', async ({ page }) => {
  await neverIdle(page);
  const script = '**/static/js/search.*';
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openReady(page, TABS_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('loader');
  await expect(dialog(page)).toContainText(text('searchAwayText'));
  await page.unroute(script);
  await dialog(page)
    .getByRole('button', { name: text('partRetry') })
    .click();
  await expect(hits(page).first()).toBeVisible();
});

test('what a control needs never answers (the script of search): the dialog says so in the end, and a retry mends it', async ({
  page,
}) => {
  await neverIdle(page);
  await page.clock.install();
  let isBack = false;
  await page.route('**/static/js/search.*', (route) => (isBack ? route.continue() : never()));
  await openReady(page, TABS_PAGE);
  await button(page).click();
  await expect(input(page)).toBeFocused();
  const retry = dialog(page).getByRole('button', { name: text('partRetry') });
  await expect(retry).toBeHidden();
  await expect(status(page, 'stalled')).toBeVisible();
  await page.clock.fastForward(PATIENCE_MS);
  await expect(dialog(page)).toContainText(text('searchAwayText'));
  await expect(status(page, 'error')).toBeVisible();
  isBack = true;
  await retry.click();
  await page.keyboard.type('loader');
  await expect(hits(page).first()).toBeVisible();
  await expect(retry).toBeHidden();
});

test('what a control needs never answers (the page that a link leads to): in the end the browser is asked to load it', async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page, TABS_PAGE);
  await page.route(`**${START}`, (route) => (route.request().isNavigationRequest() ? route.continue() : never()));
  const asked = page.waitForRequest(`**${START}`);
  await linkTo(page, START).click();
  await asked;
  await page.clock.fastForward(PATIENCE_MS);
  await expect(page).toHaveURL(START);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what a control needs never answers (the style sheet of the home page): the page comes without it in the end', async ({
  page,
}) => {
  await page.route('**/home.*.css', never);
  await page.clock.install();
  await openReady(page, TABS_PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('banner').locator('a[href="/"]').click();
  const home = page.locator('.home-page');
  await page.waitForTimeout(500);
  await expect(home).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL('/');
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what opens reports is gone: its place says so, and offers a retry; the page stays', async ({ page }) => {
  const scripts = '**/static/js/viewer.*';
  await gone(page, scripts);
  await page.goto('/preview/');
  await expect(page.getByRole('alert')).toContainText(text('partFailed'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const island = page.locator('[data-island]');
  await island.dispatchEvent('pointerdown');
  await expect(island).toHaveAttribute('data-state', 'failed');
  // `npm run dev` announces each change of the page, and the message is such a change.
  const asked = pathsAsked(page);
  await page.evaluate(() => dispatchEvent(new Event('page-shown')));
  await page.waitForTimeout(300);
  expect(asked, 'only the reader tries again').toEqual([]);
  await expect(page.getByRole('alert'), 'a second failure replaces the message of the first').toHaveCount(1);
  await page.unroute(scripts);
  await page.getByRole('button', { name: text('partRetry') }).click();
  const sample = page.getByRole('button', { name: viewerWordsIn('en').sample });
  await sample.click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the network goes away after load: what was pointed at opens, theme, tabs and outline work', async ({
  page,
  context,
}) => {
  await openReady(page, TABS_PAGE);
  const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === START);
  await linkTo(page, START).hover();
  await arrived;
  await page.waitForTimeout(100);
  await context.setOffline(true);
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  const tab = page.getByRole('tab', { name: 'yarn' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await follow(page, START);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', TABS_PAGE);
});
test('the network goes away before a link is followed: the page says so, and the link works later', async ({
  page,
  context,
}) => {
  await openReady(page, TABS_PAGE);
  await context.setOffline(true);
  const loads = countLoads(page);
  await linkTo(page, START).click();
  await expect(page.getByRole('status').filter({ hasText: text('offlineText') })).toBeVisible();
  await expect(page).toHaveURL(TABS_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await mark(page);
  await follow(page, START);
  expect(await stayed(page)).toBe(true);
});

test('the network goes away before the way back: the page says so, and comes when the network does', async ({
  page,
  context,
}) => {
  await openReady(page, TABS_PAGE);
  await follow(page, START);
  // A browser whose requests are intercepted has no cache.
  await page.route('**/nothing', never);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: text('offlineText') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(TABS_PAGE));
});

test('back/forward cache: the page comes back as it was, in the theme of now', async ({ baseURL }) => {
  // Playwright switches the cache off, and a browser without windows has none.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await openReady(page, TABS_PAGE);
    await mark(page);
    await page.goto(inLang(START, 'zh'));
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
    // `goBack` waits for a load that does not come.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(TABS_PAGE);
    expect(await stayed(page)).toBe(true);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await follow(page, START);
    expect(await stayed(page)).toBe(true);
  } finally {
    await browser.close();
  }
});
