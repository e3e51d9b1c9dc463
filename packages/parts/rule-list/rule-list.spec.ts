/** A reader looks for the rules that matter to their build: by severity, bundler and words. */
import type { Page } from '@playwright/test';
import { RULES } from '../../../tests/site/lib/pages.ts';
import { expect, inLang, openReady, test, text } from '../../../tests/site/lib/test.ts';

const rows = (page: Page) => page.locator('.rule-list tbody tr');
const shown = (page: Page) => rows(page).filter({ visible: true });
const choice = (page: Page, group: 'ruleSeverityText' | 'ruleBundlerText', name: string) =>
  page.getByRole('group', { name: text(group) }).getByRole('radio', { name });
const field = (page: Page) => page.getByPlaceholder(text('overview.filterPlaceholderText'));

test('severity, bundler and words shorten the list, by keyboard', async ({ page }) => {
  await page.goto(RULES);
  const all = await rows(page).count();
  await expect(shown(page)).toHaveCount(all);

  await choice(page, 'ruleSeverityText', text('ruleSeverityAllText')).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'ruleSeverityText', 'Error')).toBeChecked();
  await expect(shown(page).first()).toContainText('EXTEND');
  await expect(shown(page).filter({ hasNotText: 'Error' })).toHaveCount(0);
  await expect(page.locator('.rule-list output').first()).toHaveText(new RegExp(`^\\d / ${all}$`));
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveCount(all);
  await expect(page.locator('.rule-list output').first()).toBeEmpty();

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'ruleBundlerText', 'Rspack')).toBeChecked();
  const onRspack = await shown(page).count();
  expect(onRspack).toBeLessThan(all);
  await expect(shown(page).filter({ hasNotText: 'Rspack' })).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('e1001');
  await expect(shown(page)).toHaveCount(1);
  await expect(page.locator('.rule-list output').first()).toHaveText(`1 / ${all}`);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(page)).toHaveCount(all);
});

test('columns keep their place while rows go; where none is left, a button brings all back', async ({ page }) => {
  await openReady(page, RULES);
  const all = await rows(page).count();
  const columns = () =>
    page
      .locator('.rule-list th')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
  const before = await columns();
  await choice(page, 'ruleBundlerText', 'webpack').check();
  await field(page).fill('e1001');
  await expect(shown(page)).toHaveCount(1);
  expect(await columns()).toEqual(before);
  await field(page).fill('no rule has this');
  await expect(shown(page)).toHaveCount(0);
  expect(await columns()).toEqual(before);
  await page.getByRole('button', { name: text('filterClearText') }).click();
  await expect(shown(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
});

test('the field knows a rule by its names, by what readers call it, and in the forms of letters that search knows', async ({
  page,
}) => {
  const expectFound = async (words: string, codes: string[]) => {
    await page.getByRole('searchbox').fill(words);
    const seen = () => shown(page).evaluateAll((all) => all.map((row) => row.querySelector('a')!.textContent));
    // The script of the filter may come after the first letters, and until it has answered all rows are there, or the last ones.
    await expect(async () => {
      const rows = await seen();
      expect(rows, words).toEqual(expect.arrayContaining(codes));
      expect(rows.length, words).toBeLessThan(6);
    }).toPass({ timeout: 20_000 });
  };
  await openReady(page, RULES);
  for (const [words, code] of [
    ['duplicate', 'E1001'],
    ['Duplicate Packages', 'E1001'],
    ['duplicate-package', 'E1001'],
    ['repeated', 'E1001'],
    ['loader performance', 'E1003'],
    ['ECMA', 'E1004'],
    ['es5', 'E1004'],
    ['tree shaking', 'E1007'],
    ['Ｅ１００１', 'E1001'],
    ['ｏｖｅｒｌａｙ', 'OVERLAY'],
  ] as const)
    await expectFound(words, [code]);
  await openReady(page, inLang(RULES, 'zh'));
  for (const [words, code] of [
    ['Duplicate Packages', 'E1001'],
    ['ECMA', 'E1004'],
    ['重复包', 'E1001'],
    ['冗余', 'E1001'],
    ['重複', 'E1001'],
    ['語法', 'E1004'],
  ] as const)
    await expectFound(words, [code]);
});

test('of what a terminal printed the field takes the codes', async ({ page }) => {
  await openReady(page, RULES);
  const codes = () => shown(page).evaluateAll((all) => all.map((row) => row.querySelector('a')!.textContent));
  for (const [pasted, expected] of [
    [
      '\u001b[33m[E1006:Warn:MODULE-MIXED-CHUNKS]\u001b[39m Module "C:\\a.js" [E1001:Warn:DUPLICATE-PACKAGE] qs',
      ['E1001', 'E1006'],
    ],
    ['[EXTEND:Warn:SIZE-BUDGET] main.js has 3711 bytes', ['EXTEND']],
    ['E1008, E1009', ['E1008', 'E1009']],
  ] as const) {
    await page.getByRole('searchbox').fill(pasted);
    await expect.poll(codes, pasted).toEqual(expected);
  }
});

test('the field of an overview takes full width letters and traditional characters', async ({ page }) => {
  const overview = page.locator('[data-overview]');
  for (const [route, words, expected] of [
    ['/config/options/', 'ｐｏｒｔ', 'port'],
    ['/config/options/', 'report－dir', 'reportDir'],
    ['/zh/guide/usage/', '產物體積', '产物体积'],
    ['/zh/guide/usage/', '產物　', '产物'],
  ] as const) {
    await openReady(page, route);
    const [plain, typed] = [overview.locator('li:visible'), overview.getByRole('searchbox')];
    await typed.fill(expected === 'reportDir' ? 'report dir' : expected);
    await expect(overview.getByRole('status')).not.toBeEmpty();
    const wanted = await plain.allTextContents();
    await typed.fill('');
    await typed.fill(words);
    await expect.poll(() => plain.allTextContents(), words).toEqual(wanted);
  }
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
