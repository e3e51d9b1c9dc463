/**
 * What a screen reader hears on the way through ten tasks: names, roles, states, the order of things and what is
 * announced, in both languages. All elements are found in the accessibility tree, and worked by keyboard.
 */
import type { Page } from '@playwright/test';
import { START, TABS_PAGE, titleOf } from './lib/pages.ts';
import { dialog } from './lib/search.ts';
import { copyButton, expect, inLang, LANGS, type Lang, openReady, test, text } from './lib/test.ts';

/** Role and name of every landmark, in the order of the page. */
const landmarks = (page: Page) =>
  page.evaluate(() => {
    const roles: Record<string, string> = { HEADER: 'banner', NAV: 'navigation', MAIN: 'main', ASIDE: 'complementary' };
    return [...document.querySelectorAll<HTMLElement>('header, nav, main, aside')]
      .filter((element) => element.checkVisibility() || element.firstElementChild?.checkVisibility())
      .filter((element) => element.tagName !== 'HEADER' || !element.closest('main, dialog'))
      .map((element) => `${roles[element.tagName]} ${element.getAttribute('aria-label') ?? ''}`.trim());
  });

const focused = (page: Page) => page.locator('*:focus');

for (const lang of LANGS) {
  const t = (key: Parameters<typeof text>[0]) => text(key, lang);
  const at = (route: string) => inLang(route, lang);

  test.describe(`in ${lang}`, () => {
    test('reads a page, its controls and their states, and goes on to another', async ({ page }) => {
      await openReady(page, at(TABS_PAGE));
      await test.step('skips to the content', async () => {
        await page.keyboard.press('Tab');
        await expect(focused(page)).toHaveAccessibleName(t('skipToContent'));
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });
      await test.step('knows the regions', async () => {
        const heard = await landmarks(page);
        for (const region of ['banner', `navigation ${t('mainNav')}`, `navigation ${t('sidebarLabel')}`, 'main'])
          expect(heard).toContain(region);
        expect(heard.indexOf('banner')).toBeLessThan(heard.indexOf('main'));
      });
      await test.step('hears the state of the theme, of a menu and of its choice', async () => {
        const theme = page.getByRole('button', { name: t('darkTheme') });
        await expect(theme).toHaveAttribute('aria-pressed', 'false');
        await theme.press('Enter');
        await expect(theme).toHaveAttribute('aria-pressed', 'true');
        const languages = page.getByRole('button', { name: new RegExp(`^${t('languagesText')}`) });
        await expect(languages).toHaveAttribute('aria-expanded', 'false');
        await languages.press('Enter');
        await expect(languages).toHaveAttribute('aria-expanded', 'true');
        const other: Lang = lang === 'en' ? 'zh' : 'en';
        await expect(page.locator(`header a[hreflang=${lang}]`)).toHaveAttribute('aria-current', 'true');
        await expect(page.locator(`header a[hreflang=${other}]`)).toHaveAttribute('lang', other);
        await page.keyboard.press('Escape');
        await expect(languages).toHaveAttribute('aria-expanded', 'false');
        await expect(languages).toBeFocused();
      });
      await test.step('chooses a tab, copies a command and hears that it was copied', async () => {
        const list = page.getByRole('tablist', { name: t('packageManagerText') }).first();
        await list.getByRole('tab', { name: 'npm', exact: true }).focus();
        await page.keyboard.press('ArrowRight');
        const chosen = list.getByRole('tab', { selected: true });
        await expect(chosen).toBeFocused();
        const panel = page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`);
        await expect(panel).toHaveRole('tabpanel');
        await expect(panel).toBeVisible();
        await copyButton(panel, lang).press('Enter');
        await expect(panel.getByRole('status')).toHaveText(t('codeCopied'));
      });
      await test.step('goes to another page by the sidebar and to a section by the outline, and is put there', async () => {
        const sidebar = page.getByRole('navigation', { name: t('sidebarLabel') });
        const current = sidebar.getByRole('link', { name: titleOf(at(TABS_PAGE), lang), exact: true });
        await expect(current).toHaveAttribute('aria-current', 'page');
        await sidebar.locator(`a[href="${at(START)}"]`).press('Enter');
        await expect(page).toHaveURL(at(START));
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const outline = page.getByRole('navigation', { name: t('outlineLabel') });
        const last = outline.getByRole('link').last();
        const section = await last.innerText();
        await last.press('Enter');
        await expect(page.getByRole('heading', { name: section, exact: true })).toBeInViewport();
      });
      await test.step('goes on to the next page', async () => {
        const next = page
          .getByRole('navigation', { name: t('docPagerText') })
          .getByRole('link')
          .last();
        await expect(next).toHaveAccessibleName(new RegExp(t('nextPageText')));
        await next.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    });

    test('searches: hears the number of results, walks them, opens one', async ({ page }) => {
      await openReady(page, at(START));
      const button = page.getByRole('button', { name: t('searchButtonText') });
      const box = dialog(page, lang).getByRole('combobox');
      await button.press('Enter');
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(box).toBeFocused();
      // At once: the answer to half a word would take the chosen hit away.
      await page.keyboard.insertText('loader');
      await expect(dialog(page, lang).getByRole('status')).toHaveText(/\d/);
      await page.keyboard.press('ArrowDown');
      const active = await box.getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(dialog(page, lang)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
    });
  });
}
