/** Someone hands the reader a hostile address, or has written into the reader's storage. */

import { HOSTILE_TEXTS } from '@rsdoctor-docs/base/tests/hostile';
import { BUNDLER_GROUP } from '@rsdoctor-docs/parts/bundlers';
import { ORIGIN } from '@rsdoctor-docs/parts/site';
import { storageKey, THEME_KEY, VISITED_KEY } from '@rsdoctor-docs/preset/node';
import { savedSearchesKey } from '../../packages/search/dialog/saved.ts';
import { follow } from './lib/frame.ts';
import { START, TABS_PAGE } from './lib/pages.ts';
import { input, searchIndexName } from './lib/search.ts';
import { expect, openReady, ready, test } from './lib/test.ts';

test('a foreign inline script is refused by the browser, by the policy that the server sends', async ({
  allow,
  page,
}) => {
  allow(/Content Security Policy/);
  const answer = await page.goto(START);
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['strict-transport-security']).toContain('max-age=');
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.hacked = 1' })),
  );
  await refused;
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
});

test('no cookie, and nothing stored but the choices of the reader', async ({ page, context }) => {
  await openReady(page, TABS_PAGE);
  expect(await context.cookies()).toEqual([]);
  for (const key of await page.evaluate(() => Object.keys(localStorage))) expect(key).toMatch(/^(?:rspress|rsdoctor)/);
});

/** What an attack would have changed. */
const state = () => ({
  hacked: (window as { hacked?: unknown }).hacked ?? ({} as { hacked?: unknown }).hacked ?? null,
  injected: document.querySelectorAll('[onerror], img[src="x"], a[href^="javascript:"]').length,
  heading: document.querySelectorAll('main h1').length,
});
const UNHARMED = { hacked: null, injected: 0, heading: 1 };

// Dozens of page loads.
test.describe.configure({ timeout: 240_000 });

test('hostile input: in storage, the query, switches and the hash it leaves the page as it is', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  const groups = await page
    .locator('[role=tablist]')
    .evaluateAll((lists) => lists.flatMap((list) => list.closest<HTMLElement>('[data-group]')?.dataset.group ?? []));
  expect(groups).not.toEqual([]);
  const keys = [
    ...(await page.evaluate(() => Object.keys(localStorage))),
    THEME_KEY,
    ...[...groups, BUNDLER_GROUP].map(storageKey),
    ...(['RECENT', 'FAVORITE'] as const).map((list) => savedSearchesKey(list, searchIndexName('en'))),
    '__proto__',
  ].filter((name) => name !== VISITED_KEY);
  for (const value of HOSTILE_TEXTS) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    const short = value.slice(0, 500);
    const switches = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents', 'q', short];
    // URLSearchParams takes half a surrogate pair, where encodeURIComponent throws.
    await openReady(
      page,
      `${TABS_PAGE}?${new URLSearchParams(switches.map((name) => [name, short]))}#${value.slice(0, 2000)}`,
    );
    expect(await page.evaluate(state), short).toEqual(UNHARMED);
    await expect(page.locator('html'), short).toHaveAttribute('data-hide', '');
    const chosen = await page
      .locator('[role=tablist]')
      .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('[aria-selected=true]').length));
    expect(new Set(chosen), short).toEqual(new Set([1]));
  }
  await follow(page, START);
});

test('hostile input: a query from a selection that nobody typed is cut to what the field takes, and is no markup', async ({
  page,
}) => {
  await openReady(page, TABS_PAGE);
  const text = HOSTILE_TEXTS[0] + 'x'.repeat(20_000);
  await page.evaluate((selected) => {
    const heading = document.querySelector('h1')!;
    heading.textContent = selected;
    getSelection()?.selectAllChildren(heading);
  }, text);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toHaveValue(text.slice(0, 64));
  await expect(page.locator('.search-dialog[data-status=none]')).toBeVisible();
  expect(await page.evaluate(state)).toEqual(UNHARMED);
});

test('hostile input: in the path it leads to the 404 page or a page of this site, never to another host', async ({
  allow,
  page,
  baseURL,
}) => {
  allow(/^console: Failed to load resource/);
  for (const where of [
    '//evil.example/%2e%2e',
    '/en/%2F%2Fevil.example',
    '/en/\\evil.example',
    '/%E0%A4%A',
    '/%',
    `${TABS_PAGE}%00`,
    '/guide/<img src=x onerror=window.hacked=1>',
  ]) {
    await page.goto(new URL(baseURL!).origin + where, { waitUntil: 'load' }).catch(() => undefined);
    expect(new URL(page.url()).origin, where).toBe(new URL(baseURL!).origin);
    expect((await page.evaluate(state)).hacked, where).toBeNull();
  }
});

test('hostile input: a path that begins with two slashes when it is resolved is asked for at no other host', async ({
  allow,
  page,
  baseURL,
}) => {
  allow(/^console: Failed to load resource: the server responded with a status of 404/);
  await openReady(page, START);
  const { origin } = new URL(baseURL!);
  const link = page.getByRole('link', { name: 'Elsewhere' });
  const add = (href: string) =>
    page
      .locator('main')
      .evaluate((main, address) => main.insertAdjacentHTML('afterbegin', `<a href="${address}">Elsewhere</a>`), href);
  // By the site's public address, too, which leads to the site that is open.
  for (const href of ['/.//evil.example/x', `${ORIGIN}//evil.example/x`]) {
    await openReady(page, START);
    await add(href);
    await link.hover();
    await page.waitForTimeout(200);
    await link.click();
    await expect(page).toHaveURL(`${origin}//evil.example/x`);
    await expect(page.getByText('404')).toBeVisible();
  }
  // Back to such a path from a page that was swapped in.
  await ready(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/evil/);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}//evil.example/x`);
  await expect(page.getByText('404')).toBeVisible();
});
