/** Someone hands the reader a hostile address, or has written into the reader's storage. */

import { savedSearchesKey } from '../../packages/search/dialog/saved.ts';
import { storageKey } from '../../theme/components/page/Tabs/chosen.ts';
import { KEPT_QUERY, THEME_KEY, VISITED_KEY } from '../../theme/names.ts';
import { BUNDLER_GROUP, searchIndexName } from '../../theme/site.ts';
import { HOSTILE_TEXTS } from '../lib/hostile.ts';
import { follow } from './lib/frame.ts';
import { DOC, START } from './lib/pages.ts';
import { expect, openReady, ready, test } from './lib/test.ts';

test.describe('a foreign inline script', () => {
  test.use({ allowErrors: /Content Security Policy/ });

  test('is refused by the browser, by the policy that the server sends', async ({ page }) => {
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
});

test('no cookie, and nothing stored but the choices of the reader', async ({ page, context }) => {
  await openReady(page, DOC);
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

test.describe('hostile input', () => {
  // A malformed address may be refused; nothing else may be said.
  test.use({ allowErrors: /^console: Failed to load resource/ });
  // Dozens of page loads each.
  test.describe.configure({ timeout: 240_000 });

  test('in the hash leaves the page as it is', async ({ page }) => {
    // Loaded with it: what is malformed, and one of each other kind.
    for (const value of HOSTILE_TEXTS.filter((text) =>
      ['"', '__proto__', '%', '\u0000'].some((start) => text.startsWith(start)),
    )) {
      await page.goto('about:blank');
      await openReady(page, `${DOC}#${value}`);
      expect(await page.evaluate(state), value).toEqual(UNHARMED);
    }
    // The same in the address of a page that runs.
    for (const value of HOSTILE_TEXTS) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        value.slice(0, 2000),
      );
      await page.waitForTimeout(50);
      expect(await page.evaluate(state), value.slice(0, 60)).toEqual(UNHARMED);
    }
    await follow(page, START);
    await expect(page).toHaveURL(START);
  });

  test('in the query switches and unknown parameters leaves the page as it is', async ({ page }) => {
    // One function reads all switches: each load gives every switch another value, and four loads have had all values.
    const loads = 4;
    for (let load = 0; load < loads; load += 1) {
      const known = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents', 'q'].map((name, index) => [
        name,
        HOSTILE_TEXTS[(load + loads * index) % HOSTILE_TEXTS.length]!.slice(0, 500),
      ]);
      const unknown = HOSTILE_TEXTS.map((value) => [value.slice(0, 500), value.slice(0, 500)]);
      // URLSearchParams takes half a surrogate pair, where encodeURIComponent throws.
      const query = new URLSearchParams([...known, ...unknown]);
      await openReady(page, `${DOC}?${query}`);
      expect(await page.evaluate(state), String(known)).toEqual(UNHARMED);
      await expect(page.locator('html')).toHaveAttribute('data-hide', '');
    }
  });

  test('in storage leaves the page as it is', async ({ page }) => {
    await openReady(page, DOC);
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
      await page.reload();
      await ready(page);
      expect(await page.evaluate(state), value.slice(0, 60)).toEqual(UNHARMED);
      const chosen = () =>
        [...document.querySelectorAll('[role=tablist]')].map(
          (list) => list.querySelectorAll('[role=tab][aria-selected=true]').length,
        );
      expect(new Set(await page.evaluate(chosen)), value.slice(0, 60)).toEqual(new Set([1]));
    }
  });

  test('a kept query that nobody typed is cut to what the field takes, and is no markup', async ({ page }) => {
    await page.goto(DOC);
    const [kept = ''] = HOSTILE_TEXTS;
    await page.evaluate(([key, query]) => sessionStorage.setItem(key, query), [
      KEPT_QUERY,
      kept + 'x'.repeat(20_000),
    ] as const);
    await page.reload();
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveValue(
      (kept + 'x'.repeat(64)).slice(0, 64),
    );
    expect(await page.evaluate(state)).toEqual(UNHARMED);
  });

  test('in the path leads to the 404 page or a page of this site, never to another host', async ({ page, baseURL }) => {
    for (const where of [
      '/en//evil.example',
      '//evil.example/%2e%2e',
      '/en/%2F%2Fevil.example',
      '/zh//evil.example',
      '/en/\\evil.example',
      '/%E0%A4%A',
      '/%',
      `${DOC}%00`,
      '/guide/<img src=x onerror=window.hacked=1>',
    ]) {
      await page.goto(new URL(baseURL!).origin + where, { waitUntil: 'load' }).catch(() => undefined);
      expect(new URL(page.url()).origin, where).toBe(new URL(baseURL!).origin);
      expect((await page.evaluate(state)).hacked, where).toBeNull();
    }
  });
});
