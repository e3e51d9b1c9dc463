import type { Page } from '@playwright/test';
import { inlineScriptHashes, pagePolicy } from '@rsdoctor-docs/preset/node';
import { publish } from '#theme/publish.ts';
import type { HostedConfig } from '../../../packages/search/config.ts';
import { DEMO, START, titleOf } from './pages.ts';
import { expect, inLang, type Lang, openReady, text } from './test.ts';

/** A page that a reader may look for: its title and its address. */
const targetIn = (lang: Lang) => {
  const route = inLang(DEMO, lang);
  return { route, title: titleOf(route, lang) };
};
export const TARGET = { en: targetIn('en'), zh: targetIn('zh') };

/** Another try asks with a query. */
export const INDEX_FILE = /\/static\/search\/(?:en|zh)\.\w+\.json(?:\?\d+)?$/;

/** The texts of the pages, which the search loads after its index. */
export const TEXT_FILE = /\/static\/search\/(?:en|zh)\.\w+\.text\.json(?:\?\d+)?$/;

export const button = (page: Page, lang: Lang = 'en') =>
  page.getByRole('button', { name: text('searchButtonText', lang) });
export const dialog = (page: Page, lang: Lang = 'en') =>
  page.getByRole('dialog', { name: text('searchButtonText', lang) });
export const input = (page: Page) => page.locator('.search-dialog input');
/** The dialog's hits, or the reader's earlier searches. */
export const hits = (page: Page) => page.locator('.search-list a[data-hit]');
/** The links of the start screen, there while nothing is typed and no search is saved. */
export const suggestions = (page: Page) => page.locator('.search-tasks a:visible');
export const active = (page: Page) => page.locator('.search-dialog [aria-selected="true"]');
/** What the dialog shows: `start`, `history`, `results`, `none`, `stalled` or `error`. */
export const status = (page: Page, state: string) => page.locator(`.search-dialog[data-status="${state}"]`);

export async function open(page: Page, lang: Lang = 'en'): Promise<void> {
  await openReady(page, inLang(START, lang));
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  // The dialog's own script has come, which answers the arrow keys.
  await expect(page.locator('.search-dialog')).toHaveAttribute('data-status', /./);
}

export async function search(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** Serves the site as if it had been built with other search settings, which its pages say. */
export async function withConfig(
  page: Page,
  { hosted = null, personalization = true }: { hosted?: HostedConfig | null; personalization?: boolean },
): Promise<void> {
  // The browser treats an intercepted page as one from the internet, which may not request a local server.
  await page.context().grantPermissions(['local-network-access']);
  const settings = [
    ...(hosted ? [`data-hosted="${JSON.stringify(hosted).replaceAll('"', '&quot;')}"`] : []),
    ...(personalization ? [] : ['data-no-history=""']),
  ].join(' ');
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (!['document', 'fetch'].includes(route.request().resourceType()) || route.request().method() !== 'GET')
        return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace('<dialog ', `<dialog ${settings} `);
      const policy = pagePolicy(inlineScriptHashes(body), hosted, publish.headers?.pictures);
      await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
    },
  );
}

/** Name of a language's local index, with which the browser keeps searches. */
export const searchIndexName = (lang: Lang): string => `rsdoctor-${lang}`;
