/** A reader looks for the rules that matter to their build: by severity, bundler and words. */
import type { Page } from '@playwright/test';
import { RULES } from '#tests/site/lib/pages.ts';
import { expect, test, text } from '#tests/site/lib/test.ts';

const rows = (page: Page) => page.locator('.rule-list tbody tr');
const shown = (page: Page) => rows(page).filter({ visible: true });
const choice = (page: Page, group: 'ruleSeverityText' | 'ruleBundlerText', name: string) =>
  page.getByRole('group', { name: text(group) }).getByRole('radio', { name });
const field = (page: Page) => page.getByPlaceholder(text('ruleFilterText'));

test('severity, bundler and words shorten the list, by keyboard', async ({ page }) => {
  await page.goto(RULES);
  const all = await rows(page).count();
  await expect(shown(page)).toHaveCount(all);

  await choice(page, 'ruleSeverityText', text('ruleSeverityAllText')).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'ruleSeverityText', 'Error')).toBeChecked();
  await expect(shown(page).first()).toContainText('EXTEND');
  await expect(shown(page).filter({ hasNotText: 'Error' })).toHaveCount(0);
  await expect(page.locator('.rule-list output')).toHaveText(new RegExp(`^\\d / ${all}$`));
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveCount(all);
  await expect(page.locator('.rule-list output')).toBeEmpty();

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'ruleBundlerText', 'Rspack')).toBeChecked();
  const onRspack = await shown(page).count();
  expect(onRspack).toBeLessThan(all);
  await expect(shown(page).filter({ hasNotText: 'Rspack' })).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('e1001');
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator('.rule-list output')).toHaveText(`1 / ${all}`);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(all);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every rule is there, the choices work, and only the field is missing', async ({ page }) => {
    await page.goto(RULES);
    const all = await rows(page).count();
    await expect(shown(page)).toHaveCount(all);
    await expect(field(page)).toBeHidden();
    await choice(page, 'ruleBundlerText', 'webpack').check();
    await expect(shown(page).filter({ hasNotText: 'webpack' })).toHaveCount(0);
    expect(await shown(page).count()).toBeLessThan(all);
  });
});
