import type { Page } from '@playwright/test';
import type { SearchConfig } from '@rsdoctor-docs/search/config';
import { searchTexts } from '../../../theme/components/search/texts.ts';
import { inlineScriptHashes, pagePolicy } from '../../../tools/build/publish/policy.ts';
import { folderOf, sidebar } from '../../lib/docs.ts';
import { DEMO, START, titleOf } from './pages.ts';
import { expect, inLang, type Lang, openReady, text } from './test.ts';

/** A page that a reader may look for: its title, its address, and the group of the sidebar that holds it. */
const targetIn = (lang: Lang) => {
  const route = inLang(DEMO, lang);
  const group = sidebar(folderOf(route, lang), lang).find(({ items = [] }) => items.some(({ link }) => link === route));
  return { route, title: titleOf(route, lang), group: group?.text ?? '' };
};
export const TARGET = { en: targetIn('en'), zh: targetIn('zh') };

export const INDEX_FILE = /\/static\/search\/(?:en|zh)\.\w+\.json$/;

/** The texts of the pages, which come after it. */
export const TEXT_FILE = /\/static\/search\/(?:en|zh)\.\w+\.text\.json$/;

export const button = (page: Page, lang: Lang = 'en') =>
  page.getByRole('button', { name: text('searchButtonText', lang) });
export const dialog = (page: Page, lang: Lang = 'en') => page.getByRole('dialog', { name: searchTexts[lang].dialog });
export const input = (page: Page) => page.getByRole('combobox');
export const hits = (page: Page) => page.locator('.DocSearch-Hit:not([data-suggestion])');
export const links = (page: Page) => page.locator('.DocSearch-Hit:not([data-suggestion]) a');
export const suggestions = (page: Page) => page.locator('.DocSearch-Hit[data-suggestion] a');
export const active = (page: Page) => page.locator('.DocSearch-Hit[aria-selected="true"]');

export async function open(page: Page, lang: Lang = 'en'): Promise<void> {
  await openReady(page, inLang(START, lang));
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** Serves the site as if it had been built with other search settings. */
export async function withConfig(page: Page, change: Partial<SearchConfig>): Promise<void> {
  await page.route(/\/static\/js\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('hosted:null', () => `hosted:${JSON.stringify(change.hosted ?? null)}`)
      .replace('personalization:!0', `personalization:${change.personalization ?? true}`);
    await route.fulfill({ response, body });
  });
  // To the browser a page that the test hands over comes from the internet, and may not ask a server of this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const policy = pagePolicy(inlineScriptHashes(await response.text()), change.hosted ?? null);
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
}
