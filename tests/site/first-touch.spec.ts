/** A reader acts before React runs: nothing that was done is lost, and React starts at the first sign of interest. */
import type { Page } from '@playwright/test';
import { searchTexts } from '../../theme/components/search/texts.ts';
import { follow, outline } from './lib/frame.ts';
import { DOC, PICTURES, START, titleOf } from './lib/pages.ts';
import { button, hits, input, TARGET } from './lib/search.ts';
import { expect, inLang, ready, showInterest, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

/** All scripts but those of the boot. */
const REACT = /\/static\/js\/(?!head\.|boot\.|zoom\.)/;
const PARTS = `${URLS.parts}guide/basics/parts`;

test('a page that is only read starts no React: not by scrolling, nor by a mouse on its text', async ({ page }) => {
  await page.goto(DOC);
  await page.mouse.wheel(0, 700);
  await page.locator('main p:visible').nth(5).hover();
  for (const key of ['PageDown', 'ArrowDown', 'End', 'Home', ' ']) await page.keyboard.press(key);
  await page.waitForTimeout(500);
  expect(await page.locator('script[src*="/static/js/"]').count()).toBe(2);
  await ready(page);
  expect(await page.locator('script[src*="/static/js/"]').count()).toBeGreaterThan(2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap on a link leaves the line to the next page', async ({ page }) => {
    const asked: string[] = [];
    await page.goto(DOC, { waitUntil: 'networkidle' });
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
    await page.locator('main a[href^="/"]:visible').first().tap();
    await expect(page).not.toHaveURL(DOC);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => REACT.test(url))).toEqual([]);
  });

  test('the next page and those of links in view are there before the tap, at most three, and none for readers who save data', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const fetched = new Set<string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.add(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: location.search === '?saving', effectiveType: '4g' },
      }),
    );
    const marked = page.locator('[data-ahead]');
    await page.goto(`${DOC}?saving`, { waitUntil: 'networkidle' });
    await expect(marked).toHaveCount(0);
    expect([...fetched]).toEqual([]);

    await page.goto(DOC);
    await expect(page.locator('a[rel=next]')).toHaveAttribute('data-ahead', '');
    const routes = await marked.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(routes.length).toBeLessThanOrEqual(3);
    await expect.poll(() => [...fetched].sort()).toEqual([...new Set(routes)].sort());
    await page.locator('a[rel=next]').tap();
    await expect(page).not.toHaveURL(DOC);
    const arrival = () =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType as string);
    expect(await arrival()).toBe('navigational-prefetch');
  });
});

test('what the first touch needs is fetched when the browser is idle, and not for readers who save data', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(PICTURES, { waitUntil: 'networkidle' });
  for (const part of [
    /\/js\/index\./,
    /\/js\/pages\//,
    /\/sections\//,
    /\/search\/dialog\.\w+\.css/,
    /\/js\/async\//,
    /\/zoom\./,
  ])
    await expect.poll(() => asked.filter((url) => part.test(url)).length, String(part)).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  asked.length = 0;
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => REACT.test(url) || /dialog|sections/.test(url))).toEqual([]);
});

test.describe('translated by the browser', () => {
  test.use({ allowErrors: /hydrat|Minified React error #418/i });
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

  for (const moment of ['before', 'after'] as const) {
    test(`${moment} React runs: tabs and search work, and pages open`, async ({ page }) => {
      await page.goto(DOC);
      if (moment === 'after') await ready(page);
      await translate(page);
      await page.getByRole('tab').filter({ hasText: 'pnpm' }).first().click();
      await expect(page.getByRole('tab').filter({ hasText: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
      if (moment === 'before') {
        await showInterest(page);
        await page.waitForTimeout(500);
        // What the reader reads stays translated.
        await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
      }
      await page.keyboard.press('Control+k');
      await page.keyboard.type('loader');
      await expect(input(page)).toHaveValue('loader');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await follow(page, START);
      await expect(page).toHaveURL(START);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(START));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(DOC));
    });
  }
});

test('no script but the two of the boot runs before the reader acts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringContaining('/static/js/head.'), expect.stringContaining('/static/js/boot.')]);
  await ready(page);
  expect(scripts.length).toBeGreaterThan(2);
});

test('the tab that the reader chose on another page is shown at once, and React keeps it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('rspress.tabs.package.manager', '2');
    // Out of range: the tab of the page stays.
    localStorage.setItem('rspress.tabs.shell', '7');
  });
  await page.goto(DOC);
  const list = page.getByRole('tablist', { name: text('packageManagerText') }).first();
  const selected = () => list.locator('[aria-selected=true]').allTextContents();
  // The panel that stands open below the list; the list may stand inside a tab itself.
  const shown = () =>
    list.locator('xpath=..').locator(':scope > [role=tabpanel]').locator('visible=true').textContent();
  const chosen = await list.getByRole('tab').nth(2).textContent();
  expect(await selected()).toEqual([chosen]);
  const command = await shown();
  expect(command).toMatch(new RegExp(`^${chosen} `));
  // Every other list shows one of its tabs.
  for (const other of await page.getByRole('tablist').all())
    await expect(other.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await ready(page);
  expect(await selected()).toEqual([chosen]);
  expect(await shown()).toBe(command);
  await list.getByRole('tab').first().click();
  expect(await selected()).toEqual([await list.getByRole('tab').first().textContent()]);
});

test.describe('without React', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Scripts that never come: all that are React's.
    await page.route(REACT, () => undefined);
  });
  test.afterEach(async ({ page }) => expect(page.locator('html')).not.toHaveAttribute('data-ready'));

  test('tabs are chosen by click and by arrow keys, in all blocks of the group', async ({ page }) => {
    await page.goto(PARTS);
    const tab = (name: string, block = 0) => page.getByRole('tab', { name, exact: true }).nth(block);
    await tab('webpack').click();
    for (const block of [0, 1]) await expect(tab('webpack', block)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Second block, webpack.')).toBeVisible();
    await expect(page.getByText('Second block, Rspack.')).toBeHidden();
    // Past the disabled tab, around the end.
    await page.keyboard.press('ArrowRight');
    await expect(tab('Rspack')).toBeFocused();
    await expect(page.getByText('Second block, Rspack.')).toBeVisible();
    // Tabs of no group stand for themselves.
    await tab('One').click();
    await expect(page.getByText('First of two.')).toBeVisible();
    await tab('webpack', 1).click();
    await page.reload();
    await expect(page.getByText('Panel of webpack.')).toBeVisible();
  });

  test('code is copied and wrapped, and the page is copied', async ({ page }) => {
    await page.goto(PARTS);
    const block = page.locator('.language-sh').last();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await block.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).click();
    await expect(block.getByRole('status')).toHaveText(text('codeCopied'));
    expect(await copied()).toMatch(/^npx rsdoctor analyze [^\n]*\n?$/);
    const wrap = block.getByRole('button', { name: text('codeButtonGroupWrapButtonText') });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await page.goto(DOC);
    await page.getByRole('button', { name: text('copyMarkdownText') }).click();
    await expect(page.getByRole('button', { name: text('copyMarkdownDone') })).toBeVisible();
    expect(await copied()).toContain(`# ${titleOf(DOC)}`);
  });

  test('a picture opens large by click and by keyboard, and closes', async ({ page }) => {
    await page.goto(PARTS);
    const image = page.getByRole('button', { name: text('zoomImageText').replace('{{alt}}', 'Wide picture') });
    await image.click();
    const large = page.getByRole('dialog', { name: 'Wide picture' });
    await expect(large).toHaveAttribute('data-state', 'opened');
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(image).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(large).toBeVisible();
    await page.goto(`${PARTS}?globalUIComponents=0`);
    await expect(page.getByRole('img', { name: 'Wide picture' }).first()).toBeVisible();
    await expect(image).toHaveCount(0);
  });

  test('the outline marks the heading in view, and the button leads to the top', async ({ page }) => {
    await page.goto(DOC);
    const links = outline(page).locator('nav a');
    await links.nth(2).click();
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: text('scrollToTopText') }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#frame-main')).toBeFocused();
    await expect(page.getByRole('button', { name: text('scrollToTopText') })).toBeHidden();
  });
});

test('React takes over what was done before it came: nothing is drawn anew', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PARTS);
  await page.getByRole('tab', { name: 'webpack' }).first().click();
  const block = page.locator('.language-sh').last();
  await block.getByRole('button', { name: text('codeButtonGroupWrapButtonText') }).click();
  await block.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).click();
  await ready(page);
  await expect(block.getByRole('status')).toHaveText('');
  await expect(page.getByText('Second block, webpack.')).toBeVisible();
  await expect(page.getByText('Second block, Rspack.')).toBeHidden();
  await expect(block.locator('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
});

test('after a navigation inside the app the new page shows the tabs that were chosen', async ({ page }) => {
  await page.goto(START);
  await ready(page);
  await page.evaluate(() => localStorage.setItem('rspress.tabs.package.manager', '2'));
  await follow(page, DOC);
  await expect(page).toHaveURL(DOC);
  const list = page.getByRole('tablist', { name: text('packageManagerText') }).first();
  await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('search before React', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: searchTexts.en.dialog });
  const frame = (page: Page) => page.getByRole('searchbox');

  /** Holds React's scripts back, or all that search needs; the answer lets them go. */
  async function hold(page: Page, what: RegExp = REACT): Promise<() => void> {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(what, async (route) => {
      await gate;
      await route.continue().catch(() => undefined);
    });
    return letGo;
  }

  for (const [how, open] of [
    ['a click', (page: Page) => button(page).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['the slash', (page: Page) => page.keyboard.press('/')],
  ] as const) {
    test(`${how} opens it at once, and no letter is lost at 30 ms a key`, async ({ page }) => {
      await page.goto(START);
      const letGo = await hold(page);
      await open(page);
      await expect(frame(page)).toBeFocused();
      setTimeout(letGo, 400);
      await page.keyboard.type('resolver of loaders and plugins, typed on', { delay: 30 });
      await expect(input(page)).toHaveValue('resolver of loaders and plugins, typed on');
      await expect(input(page)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  }

  test('a letter on the button, Backspace, paste and the selection are handed over', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(START);
    const letGo = await hold(page);
    await page.evaluate(() => navigator.clipboard.writeText('oader'));
    await button(page).focus();
    await page.keyboard.type('lx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+v');
    await expect(frame(page)).toHaveValue('loader');
    await page.keyboard.press('Shift+ArrowLeft');
    letGo();
    await expect(input(page)).toHaveValue('loader');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.type('d');
    await expect(input(page)).toHaveValue('loaded');
  });

  test('React does not take over while something is composed', async ({ page }) => {
    await page.goto(inLang(START, 'zh'));
    const letGo = await hold(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('规则');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'chanwu', selectionStart: 6, selectionEnd: 6 });
    letGo();
    await expect(page.locator('.DocSearch-Input')).toHaveCount(1);
    await page.waitForTimeout(300);
    await expect(frame(page)).toBeFocused();
    await expect(frame(page)).toHaveValue('规则chanwu');
    await session.send('Input.insertText', { text: '产物' });
    await expect(input(page)).toHaveValue('规则产物');
    await expect(input(page)).toBeFocused();
  });

  test('Enter pressed early opens the first hit when it is there; a letter after it takes it back', async ({
    page,
  }) => {
    await page.goto(START);
    let letGo = await hold(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(TARGET.en.title);
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL(TARGET.en.route);
    await expect(dialog(page)).toHaveCount(0);

    await page.goto(START);
    letGo = await hold(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(TARGET.en.title);
    await page.keyboard.press('Enter');
    await page.keyboard.type('s');
    letGo();
    await expect(hits(page).first()).toBeVisible();
    await page.waitForTimeout(200);
    await expect(page).toHaveURL(START);
  });

  test('Escape closes it for good and gives the focus back', async ({ page }) => {
    await page.goto(START);
    const letGo = await hold(page);
    await button(page).click();
    await page.keyboard.type('loader');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.waitForTimeout(300);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });

  test.describe('without the network', () => {
    test.use({ allowErrors: /ERR_INTERNET_DISCONNECTED/ });
    test('it says so, keeps what was typed, and goes on when the network is back', async ({ page, context }) => {
      // Before the browser had time to fetch anything ahead.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await page.goto(START);
      await context.setOffline(true);
      await button(page).click();
      await page.keyboard.type('loader');
      await expect(dialog(page)).toContainText(text('searchAwayText'));
      await dialog(page)
        .getByRole('button', { name: text('partRetry') })
        .click();
      await expect(dialog(page)).toContainText(text('searchAwayText'));
      await expect(frame(page)).toHaveValue('loader');
      await context.setOffline(false);
      await expect(input(page)).toHaveValue('loader');
      await expect(hits(page).first()).toBeVisible();
    });
  });
});

test('what is fetched ahead makes way for a link that is followed', async ({ page }) => {
  const files = /static\/js\/lib-react\./;
  // Never answered.
  await page.route(files, () => undefined);
  const asked = page.waitForRequest(files);
  await page.goto(START);
  await asked;
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const stopped = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
  await page.locator('#frame-sidebar ul a:not([aria-current])').first().dispatchEvent('click');
  await stopped;
});

test('a link that is clicked early just navigates', async ({ page }) => {
  await page.goto(START);
  await page.locator('main a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(START);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reader who scrolls early stays at that place, also after a reload', async ({ page }) => {
  await page.goto(DOC);
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
