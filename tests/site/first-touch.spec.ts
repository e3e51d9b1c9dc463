/** A reader acts before React runs: nothing that was done is lost, and React starts at the first sign of interest. */
import { follow, outline } from './lib/frame.ts';
import { DOC, START, titleOf } from './lib/pages.ts';
import { expect, ready, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

const PARTS = `${URLS.parts}guide/basics/parts`;

test('nothing but the two boot scripts is loaded before the reader acts', async ({ page }) => {
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
    // Scripts that never come: all but the two of the boot.
    await page.route(/\/static\/js\/(?!head\.|boot\.)/, () => undefined);
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

  test('the outline marks the heading in view, and the button leads to the top', async ({ page }) => {
    await page.goto(DOC);
    const links = outline(page).locator('nav a');
    await links.nth(2).click();
    await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: text('scrollToTopText') }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
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
