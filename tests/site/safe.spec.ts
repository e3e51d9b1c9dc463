import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from '../../tools/build/publish/policy.ts';
import { headersFor, readRules } from '../../tools/build/publish/rules.ts';
import { builtRoutes, expect, openReady, ready, test } from './support.ts';

const DIR = path.join(import.meta.dirname, '../../doc_build');
const routes = builtRoutes(DIR);
const html = (route: string) =>
  readFileSync(path.join(DIR, `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`), 'utf8');

test('pages have no inline script; the policy would name one by its hash and allows no other', () => {
  const policy = headersFor('/', readRules(DIR).headers).get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  const used = new Set(routes.flatMap((route) => inlineScriptHashes(html(route))));
  expect([...used]).toEqual([]);
  expect(scripts).toBe("'self'");
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/frame-ancestors 'self'/);
});

test('no page has an inline event handler, a javascript: link, an inline style sheet, or an external link without rel', () => {
  const problems: string[] = [];
  for (const route of routes) {
    const page = html(route);
    if (/<style[\s>]/.test(page)) problems.push(`${route}: <style>`);
    for (const [tag] of page.matchAll(/<[a-z][^>]*>/gi)) {
      const isBad = /\son[a-z]+\s*=\s*["']|(?:href|src)="\s*javascript:/i.test(tag);
      const isOutward =
        /^<a /.test(tag) &&
        /href="(?:https?:)?\/\//.test(tag) &&
        !/href="https:\/\/rsdoctor\.rs\/(?!preview)/.test(tag);
      if (isBad || (isOutward && !/rel="[^"]*noopener/.test(tag))) problems.push(`${route}: ${tag}`);
    }
  }
  expect(problems).toEqual([]);
});

test.describe(() => {
  test.use({ allowErrors: /Content Security Policy/ });

  test('the server sends the policy, and the browser refuses a foreign inline script', async ({ page }) => {
    const answer = await page.goto('/guide/start/intro');
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy']).toContain("script-src 'self';");
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
  await openReady(page, '/guide/start/quick-start');
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  for (const key of keys) expect(key).toMatch(/^(?:rspress|rsdoctor)/);
});

/** What no part of the page may run, show as markup or choke on. */
const HOSTILE = [
  '"><img src=x onerror=window.hacked=1>',
  "';window.hacked=1;//",
  '<script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '[object Object]',
  '{"__proto__":{"hacked":1}}',
  '[null,1,{"url":"javascript:window.hacked=1"}]',
  '\u0000\u202e\ud800',
  '%',
  '%E0%A4%A',
  'x'.repeat(20_000),
];

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
    for (const value of HOSTILE.filter((text) =>
      ['"', '__proto__', '%', '\u0000'].some((start) => text.startsWith(start)),
    )) {
      await page.goto('about:blank');
      await openReady(page, `/guide/start/quick-start#${value}`);
      expect(await page.evaluate(state), value).toEqual(UNHARMED);
    }
    // The same in the address of a page that runs.
    for (const value of HOSTILE) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        value.slice(0, 2000),
      );
      await page.waitForTimeout(50);
      expect(await page.evaluate(state), value.slice(0, 60)).toEqual(UNHARMED);
    }
  });

  test('in the query switches and unknown parameters leaves the page as it is', async ({ page }) => {
    for (const value of HOSTILE) {
      // URLSearchParams takes half a surrogate pair, where encodeURIComponent throws.
      const query = new URLSearchParams(
        ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents', 'q', value].map((name) => [
          name.slice(0, 500),
          value.slice(0, 500),
        ]),
      );
      await openReady(page, `/guide/start/quick-start?${query}`);
      expect(await page.evaluate(state), value.slice(0, 60)).toEqual(UNHARMED);
      await expect(page.locator('html')).toHaveAttribute('data-hide', '');
    }
  });

  test('in storage leaves the page as it is', async ({ page }) => {
    await openReady(page, '/guide/start/quick-start');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    for (const value of HOSTILE) {
      await page.evaluate(
        ([names, text]) => {
          for (const name of names) localStorage.setItem(name, text);
        },
        [
          [
            ...keys,
            'rspress-theme-appearance',
            'rspress.tabs.package-manager',
            'rspress.tabs.bundler',
            '__DOCSEARCH_RECENT_SEARCHES__',
            '__DOCSEARCH_FAVORITE_SEARCHES__',
            'rsdoctor-search-recent',
            '__proto__',
          ].filter((name) => name !== 'rspress-visited'),
          value,
        ] as const,
      );
      await page.reload();
      await ready(page);
      expect(await page.evaluate(state), value.slice(0, 60)).toEqual(UNHARMED);
      for (const list of await page.getByRole('tablist').all())
        await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
    }
  });

  test('in the path leads to the 404 page or a page of this site, never to another host', async ({ page, baseURL }) => {
    for (const where of [
      '/en//evil.example',
      '//evil.example/%2e%2e',
      '/en/%2F%2Fevil.example',
      '/zh//evil.example',
      '/en/\\evil.example',
      '/%E0%A4%A',
      '/guide/<img src=x onerror=window.hacked=1>',
    ]) {
      await page.goto(new URL(baseURL!).origin + where, { waitUntil: 'load' }).catch(() => undefined);
      expect(new URL(page.url()).origin, where).toBe(new URL(baseURL!).origin);
      expect((await page.evaluate(state)).hacked, where).toBeNull();
    }
  });
});
