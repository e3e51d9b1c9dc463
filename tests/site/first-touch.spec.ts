/** A reader acts before React runs: nothing that was done is lost, and React starts at the first sign of interest. */
import { DOC, START } from './lib/pages.ts';
import { expect, ready, test, text } from './lib/test.ts';

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

test('an early click is held and replayed once', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(DOC);
  const copy = page.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).first();
  await copy.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
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
