/** The first things that a reader does: what each costs, and that nothing is lost, whatever has arrived by then. */
import type { Page } from '@playwright/test';
import { pages } from '../lib/docs.ts';
import { follow } from './lib/frame.ts';
import { PICTURES, START, TABS_PAGE, titleOf } from './lib/pages.ts';
import { button, dialog, hits, INDEX_FILE, input, TARGET } from './lib/search.ts';
import { copyButton, expect, hold, neverIdle, openReady, pathsAsked, ready, saveData, test, text } from './lib/test.ts';

/** The script files of a page that nobody touches; a small one stands in the page. */
const OWN = [expect.stringContaining('/static/js/client.')];
/** What fills the search dialog. */
const SEARCH = /\/static\/js\/search\./;

test('a page runs one script file, whatever a reader does on it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(TABS_PAGE, { waitUntil: 'networkidle' });
  expect(scripts).toEqual(OWN);
  await page.mouse.wheel(0, 700);
  await page.locator('main p:visible').nth(5).hover();
  await page.getByRole('tab').filter({ hasText: 'pnpm' }).first().click();
  await copyButton(page).first().click();
  await follow(page, START);
  expect(scripts).toEqual(OWN);
});

test.describe('by touch', () => {
  const below = (folder: string) => pages().filter(({ route }) => route.startsWith(folder)).length;
  /** The longest overview: its first screen has more links than are fetched. */
  const MANY_LINKS = pages()
    .filter(({ frontmatter }) => frontmatter.overview === true)
    .reduce((a, b) => (below(b.route) > below(a.route) ? b : a)).route;
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the next page and at most two more are there before the tap', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && !/\.\w+$/.test(new URL(request.url()).pathname))
        fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(MANY_LINKS, { waitUntil: 'networkidle' });
    const next = await page.locator('a[rel=next]').getAttribute('href');
    await expect.poll(() => fetched).toContain(next);
    // Wait for further requests, which must not come.
    await page.waitForTimeout(500);
    expect(fetched.length).toBeLessThanOrEqual(3);
    expect(new Set(fetched).size).toBe(fetched.length);
    await page.locator('a[rel=next]').tap();
    await expect(page).toHaveURL(next!);
    expect(fetched.filter((path) => path === next)).toHaveLength(1);

    await saveData(page);
    fetched.length = 0;
    await page.goto(MANY_LINKS, { waitUntil: 'networkidle' });
    expect(fetched, 'for a reader who saves data').toEqual([]);
  });
});

test('what a reader uses first is fetched when the browser is idle, if data may be spent', async ({ page }) => {
  const asked = pathsAsked(page);
  await page.goto(PICTURES, { waitUntil: 'networkidle' });
  for (const part of [/\/js\/search\./, /\/js\/zoom\./])
    await expect.poll(() => asked.filter((url) => part.test(url)).length, String(part)).toBe(1);
  expect(asked.filter((url) => url.includes('/static/search/'))).toEqual([]);

  await saveData(page);
  asked.length = 0;
  await page.goto(TABS_PAGE, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual(OWN);
  expect(
    asked.filter((url) => url.endsWith('.woff2')),
    'a page without words in italics',
  ).toHaveLength(1);
});

test('a link that is pointed at, or that the keyboard reaches, is fetched before the click, and so is the index of the search', async ({
  page,
}) => {
  await openReady(page, TABS_PAGE);
  const links = page.locator('#frame-sidebar ul a:not([aria-current])');
  for (const [index, reach] of [
    [0, (target: ReturnType<typeof links.nth>) => target.hover()],
    [3, (target: ReturnType<typeof links.nth>) => target.focus()],
  ] as const) {
    const link = links.nth(index);
    const href = await link.getAttribute('href');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === href);
    await reach(link);
    expect((await asked).isNavigationRequest()).toBe(false);
  }
  const index = page.waitForRequest(INDEX_FILE);
  await button(page).hover();
  await index;
});

/** What browsers do: each text becomes an element with another text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walk.nextNode()) if (walk.currentNode.nodeValue?.trim()) nodes.push(walk.currentNode as Text);
    for (const node of nodes) {
      const font = document.createElement('font');
      font.textContent = `«${node.nodeValue}»`;
      node.replaceWith(font);
    }
  });

test('translated by the browser: tabs and search work, and pages open', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await translate(page);
  await page.getByRole('tab').filter({ hasText: 'pnpm' }).first().click();
  await expect(page.getByRole('tab').filter({ hasText: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  // What the reader reads stays translated.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('loader');
  await expect(input(page)).toHaveValue('loader');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, START);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(START));
  // Parts that both pages share stay translated, too.
  await expect(page.locator('#frame-sidebar a').first()).toContainText('«');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(TABS_PAGE));
});

const openStart = async (page: Page) => {
  await neverIdle(page);
  await openReady(page, START);
};

test('search before its script is here: a click, Ctrl+K and the slash open it at once, and no letter is lost at 30 ms a key', async ({
  page,
}) => {
  for (const [how, open] of Object.entries({
    'a click': () => button(page).click(),
    'Ctrl+K': () => page.keyboard.press('Control+k'),
    'the slash': () => page.keyboard.press('/'),
  })) {
    const letGo = await hold(page, SEARCH);
    await openStart(page);
    await open();
    await expect(input(page), how).toBeFocused();
    setTimeout(letGo, 300);
    await page.keyboard.type('resolver of loaders, typed on', { delay: 30 });
    await expect(input(page), how).toHaveValue('resolver of loaders, typed on');
    await expect(input(page), how).toBeFocused();
    await expect(page.getByRole('dialog'), how).toHaveCount(1);
  }
});

test('search before its script is here: a letter on the button, Backspace, paste and the selection are handed over', async ({
  page,
}) => {
  const letGo = await hold(page, SEARCH);
  await openStart(page);
  await page.evaluate(() => navigator.clipboard.writeText('oader'));
  await button(page).focus();
  await page.keyboard.type('lx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+v');
  await expect(input(page)).toHaveValue('loader');
  await page.keyboard.press('Shift+ArrowLeft');
  letGo();
  await expect(input(page)).toHaveValue('loader');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.type('d');
  await expect(input(page)).toHaveValue('loaded');
});

test('search before its script is here: an early Enter opens the first hit when it is there; a letter takes it back', async ({
  page,
}) => {
  let letGo = await hold(page, SEARCH);
  await openStart(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(TARGET.en.title);
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL(TARGET.en.route);
  await expect(dialog(page)).toHaveCount(0);

  letGo = await hold(page, SEARCH);
  await openStart(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(TARGET.en.title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  letGo();
  await expect(hits(page).first()).toBeVisible();
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(START);
});

test('search before its script is here, without the network: it says so, and goes on when the network is back', async ({
  allow,
  page,
  context,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await openStart(page);
  await context.setOffline(true);
  await button(page).click();
  await page.keyboard.type('loader');
  await expect(dialog(page)).toContainText(text('searchAwayText'));
  const retry = dialog(page).getByRole('button', { name: text('partRetry') });
  await retry.click();
  await expect(dialog(page)).toContainText(text('searchAwayText'));
  await expect(input(page)).toHaveValue('loader');
  await context.setOffline(false);
  await expect(input(page)).toHaveValue('loader');
  await expect(hits(page).first()).toBeVisible();
});

test('a reader who scrolls early stays at that place, also after a reload', async ({ page }) => {
  await page.goto(TABS_PAGE);
  await page.mouse.wheel(0, 900);
  await ready(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.waitForTimeout(300);
  expect(await place()).toBe(900);
  await page.reload();
  await ready(page);
  await page.waitForTimeout(300);
  expect(await place()).toBe(900);
});
