/** A reader changes the language, or the version. */
import { bare, example } from './lib/example.ts';
import { languageButton, languageMenu, mark, sidebar, stayed } from './lib/frame.ts';
import { TABS_PAGE } from './lib/pages.ts';
import { search, button as searchButton } from './lib/search.ts';
import { STORAGE } from './lib/storage.ts';
import { expect, inLang, openReady, ready, test, text } from './lib/test.ts';

const ZH = inLang(TABS_PAGE, 'zh');

test('the switch keeps page, query and anchor without a load, by keyboard too; all parts are in the new language', async ({
  page,
}) => {
  const html = page.locator('html');
  // A link to a Chinese page is never redirected, whatever the browser speaks.
  await openReady(page, `${ZH}?x=1#here`);
  await mark(page);
  await languageButton(page, 'zh').click();
  await languageMenu(page).locator('a[hreflang="en"]').first().click();
  await expect(page).toHaveURL(`${TABS_PAGE}?x=1#here`);
  await expect(html).toHaveAttribute('lang', 'en');
  await languageButton(page).focus();
  for (const key of ['Enter', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(languageMenu(page).locator('a[hreflang="zh"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ZH}?x=1#here`);
  await expect(html).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle(/[一-龥]/);
  await expect(sidebar(page).locator(`a[href="${ZH}"]`)).toHaveAttribute('aria-current', 'page');
  await expect(searchButton(page, 'zh')).toBeVisible();
  await page.keyboard.press('/');
  await search(page, '打包');
  await expect(page.locator('a[href^="/zh/"]').filter({ hasText: '打包' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.keyboard.press('/');
  await search(page, 'bundle');
  await expect.poll(() => page.workers().length, 'the engine of the other language has ended').toBe(1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${TABS_PAGE}?x=1#here`);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', TABS_PAGE);
  expect(await stayed(page)).toBe(true);
});

test('a page that the browser has translated keeps its search and its messages', async ({ page }) => {
  await openReady(page, ZH);
  await page.evaluate(() => {
    document.documentElement.lang = 'es';
  });
  await page.locator('main button[data-does=copy]:visible').first().click();
  await expect(page.getByRole('status').filter({ hasText: text('codeCopied', 'zh') })).toHaveCount(1);
  await page.keyboard.press('/');
  await search(page, '打包');
  await expect(page.locator('.search-list a[href^="/zh/"]').first()).toBeVisible();
});

test.describe('a reader whose browser speaks Chinese', () => {
  test.use({ locale: 'zh-CN' });
  test('is led to Chinese on the first visit, with query and hash, and never again', async ({ page }) => {
    await page.goto(`${TABS_PAGE}?x=1#run`);
    await expect(page).toHaveURL(`${ZH}?x=1#run`);
    await page.goto(TABS_PAGE);
    await expect(page).toHaveURL(TABS_PAGE);
  });

  for (const [what, fail] of Object.entries(STORAGE))
    test(`opens English pages where storage ${what}: each load would be a first visit`, async ({ page }) => {
      await page.addInitScript(fail);
      await openReady(page, `${TABS_PAGE}?x=1`);
      await page.reload();
      await ready(page);
      await expect(page).toHaveURL(`${TABS_PAGE}?x=1`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
});

test.describe('a search engine that speaks Chinese', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Baiduspider-render/2.0)' });
  test('reads English pages in English', async ({ page }) => {
    await openReady(page, TABS_PAGE);
    await expect(page).toHaveURL(TABS_PAGE);
  });
});

test('the default language in the path goes away; query and hash stay', async ({ allow, page }) => {
  allow(/404 \(Not Found\)/);
  await page.goto(`/en${TABS_PAGE}?x=1#what`);
  await expect(page).toHaveURL(`${TABS_PAGE}?x=1#what`);
  await page.goto(bare('pt/guide/basics/first?x=1#beta'));
  await page.waitForURL(bare('guide/basics/first?x=1#beta'));
  await page.goto(bare('guide/pt/x'));
  await expect(page).toHaveURL(bare('guide/pt/x'));
});

test('two versions give a switcher that keeps page and language; one version gives none', async ({ page }) => {
  await page.goto(TABS_PAGE);
  await expect(page.getByRole('button', { name: new RegExp(`^${text('versionsText')}`) })).toHaveCount(0);
  await openReady(page, example('guide/two', 'ja'));
  await page.getByRole('button', { name: new RegExp(`^${text('versionsText', 'ja')}`) }).click();
  await page.getByRole('link', { name: 'v2' }).click();
  await expect(page).toHaveURL(example('v2/ja/guide/two'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('第二版の二');
  await languageButton(page, 'ja').click();
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(example('v2/guide/two'));
});
