/** The parts around a page. */
import type { Page } from '@playwright/test';
import { type AnyLang, expect, type Lang, text } from './test.ts';

export const sidebar = (page: Page) => page.locator('#frame-sidebar');
export const outline = (page: Page) => page.locator('#frame-outline');
export const toolMenu = (page: Page) => page.locator('#frame-tools');
export const languageMenu = (page: Page) => page.locator('#frame-languages');
export const navMenu = (page: Page) => page.locator('#frame-menu');

export const mainNav = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('navigation', { name: text('mainNav', lang) });
export const themeButton = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('button', { name: text('darkTheme', lang) });
export const languageButton = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('button', { name: new RegExp(`^${text('languagesText', lang)}`) });
export const toolButton = (page: Page, lang: Lang = 'en') =>
  page.getByRole('banner').getByRole('button', { name: text('toolsMenu', lang), exact: true });
export const drawerButton = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('button', { name: text('menuTitle', lang), exact: true });
export const navButton = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('button', { name: text('navMenu', lang) });
export const outlineButton = (page: Page, lang: AnyLang = 'en') =>
  page.getByRole('button', { name: text('outlineTitle', lang) });

/** Addresses of the sidebar's list, from top to bottom. */
export const sidebarRoutes = (page: Page): Promise<string[]> =>
  sidebar(page)
    .locator('ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
/** The sidebar's link to a page. */
export const linkTo = (page: Page, route: string) => sidebar(page).locator(`a[href="${route}"]`);
/** Follows the sidebar's link to a page, and waits until the address is that of the page. */
export async function follow(page: Page, route: string): Promise<void> {
  await linkTo(page, route).click();
  await expect(page).toHaveURL(route);
}

/** Marks the running page. {@link stayed} tells whether it is still there, that is, no full load happened. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const stayed = (page: Page) => page.evaluate(() => 'marked' in window);
