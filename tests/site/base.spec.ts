/** A site that lives below a base (`/docs/`): nothing of it leads beside it. */
import { headersFor, readRules, redirectFor } from '@rsdoctor-docs/base/host-rules';
import { SITES } from '#tools/sites.ts';
import { example } from './lib/example.ts';
import { languageButton, languageMenu, mainNav, mark, stayed } from './lib/frame.ts';
import { hits, input } from './lib/search.ts';
import { expect, openReady, test } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

const FIRST = example('guide/one');

test('links of header, sidebar, search and languages stay below the base', async ({ page }) => {
  await openReady(page, FIRST);
  for (const href of await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href'))))
    expect(href).toMatch(/^\/docs\//);
  await mark(page);
  await mainNav(page, 'pt').getByRole('link', { name: 'Guia', exact: true }).click();
  await expect(page).toHaveURL(FIRST);
  await page.keyboard.press('Control+k');
  await input(page).fill('moinho');
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(example('guide/two'));
  await languageButton(page, 'pt').click();
  await languageMenu(page).getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(example('guide/two', 'ja'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('二');
  expect(await stayed(page)).toBe(true);
});

test('what is no page, and what lies beside the base, answers with 404', async ({ page }) => {
  const answer = await page.request.get(example('nope', 'ja'));
  expect(answer.status()).toBe(404);
  expect((await page.request.get(new URL('/guide/one', URLS.example).href)).status()).toBe(404);
});

test('feeds, redirects and headers have the base in their addresses', async ({ page }) => {
  await page.goto(FIRST);
  const feeds = await page
    .locator('link[type="application/rss+xml"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(feeds.length).toBeGreaterThan(0);
  for (const feed of feeds) expect((await page.request.get(feed)).status(), feed).toBe(200);
  const [releases = ''] = feeds;
  expect(await (await page.request.get(releases)).text()).toContain(
    '<link>https://docs.example.com/docs/blog/release/one</link>',
  );
  expect((await page.request.get(example('guide/old'), { maxRedirects: 0 })).headers().location).toBe(
    '/docs/guide/one',
  );
  const rules = readRules(SITES.example.dir);
  expect(redirectFor('/docs/pt/guide/one', rules.redirects)?.to).toBe('/docs/guide/one');
  expect(headersFor('/docs/static/a.js', rules.headers).get('cache-control')).toMatch(/immutable/);
  expect(headersFor('/beside', rules.headers).size).toBe(0);
});
