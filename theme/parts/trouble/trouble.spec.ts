/** Somebody with a problem finds its entry by words, by what the terminal printed, or by a chip, and reads it in place. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from '#tests/site/lib/axe.ts';
import { expect, inLang, openReady, test, text } from '#tests/site/lib/test.ts';

const ROUTE = '/guide/more/faq';
const rows = (page: Page) => page.locator('main [data-entry]');
const shown = (page: Page) => rows(page).filter({ visible: true });
const field = (page: Page, lang: 'en' | 'zh' = 'en') => page.getByPlaceholder(text('troubleFilterText', lang));
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: text('troubleAboutText') }).getByRole('radio', { name, exact: true });
const bundler = (page: Page) => page.locator('main').getByRole('combobox', { name: text('bundlerText') });
/** The filter listens once its script has come. */
const openFilter = async (page: Page, url: string) => {
  await openReady(page, url);
  await expect(page.locator('[data-island=trouble]')).toHaveAttribute('data-state', 'ready');
};

test('words and pasted messages leave what answers them, the only entry unfolded', async ({ page }) => {
  await openFilter(page, ROUTE);
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(60);
  for (const [pasted, id] of [
    ["Error: EROFS: read-only file system, mkdir '/root/.cache/rsdoctor'", 'home'],
    ['RangeError: Invalid string length\n    at JSON.stringify (<anonymous>)', 'string-length'],
    ['\u001b[31mUncaught exception: \u001b[39mTypeError: x', 'uncaught'],
  ] as const) {
    await field(page).fill(pasted);
    await expect(shown(page), pasted).toHaveCount(1);
    await expect(shown(page).locator(`#${id}`)).toBeVisible();
    await expect(shown(page)).toContainText('It worked if');
  }
  await field(page).fill('[E1001:Warn:DUPLICATE-PACKAGE] qs [E1006:Warn:MODULE-MIXED-CHUNKS]');
  await expect(shown(page).getByRole('link')).toHaveText([/E1001/, /E1006/]);
  await field(page).fill('');
  await expect(shown(page)).toHaveCount(all);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('a message of another bundler shows its entry, and the site follows', async ({ page }) => {
  await openFilter(page, `${ROUTE}?bundler=rspack-2`);
  await expect(bundler(page)).toHaveValue('rspack-2');
  await field(page).fill('[Rsdoctor] Webpack plugin this.done error');
  await expect(shown(page)).toHaveCount(1);
  await expect(bundler(page)).toHaveValue('webpack');
  await field(page).fill('');
  const all = await shown(page).count();
  await bundler(page).selectOption('rspack-1');
  expect(await shown(page).count()).not.toBe(all);
  await expect(page).toHaveURL(/bundler=rspack-1/);
});

test('a chip is in the address, and works with words', async ({ page }) => {
  await openFilter(page, ROUTE);
  await chip(page, 'Windows').check();
  await expect(page).toHaveURL(`${ROUTE}?about=windows`);
  const count = await shown(page).count();
  expect(count).toBeGreaterThan(2);
  await openFilter(page, `${ROUTE}?about=windows`);
  await expect(chip(page, 'Windows')).toBeChecked();
  await expect(shown(page)).toHaveCount(count);
  await field(page).fill('cmd');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page).locator('#windows')).toBeVisible();
});

test('without a result the page says what to do next', async ({ page }) => {
  await openFilter(page, ROUTE);
  await field(page).fill('qwertz');
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: text('troubleNoneText').trim() })).toBeVisible();
  await expectNoFaults(page, 'no result');
  await page.getByRole('button', { name: text('troubleSearchText') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('axe finds no fault while the filter is in use', async ({ page }) => {
  for (const [lang, theme, typed] of [
    ['en', 'light', 'build'],
    ['zh', 'dark', '构建'],
  ] as const) {
    await openFilter(page, inLang(`${ROUTE}?about=ci`, lang));
    await field(page, lang).fill(typed);
    await shown(page).locator('summary').first().click();
    await expectNoFaults(page, typed, { theme });
  }
});

test('a link to a folded entry unfolds it, and paper has all answers', async ({ page }) => {
  await openReady(page, `${ROUTE}#memory`);
  await expect(page.locator('main details[open] #memory')).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('socket.io').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every entry is there with its answer, and the filter is not', async ({ page }) => {
    await page.goto(ROUTE);
    expect(await shown(page).count()).toBe(await rows(page).count());
    await expect(field(page)).toBeHidden();
    await expect(page.getByText('socket.io').first()).toBeVisible();
  });
});
