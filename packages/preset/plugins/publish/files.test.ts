import { headersFor, parseHeaders, parseRedirects, redirectFor } from '@rsdoctor-docs/base/host-rules';
import { expect, test, vi } from 'vitest';
import { datedByPosts } from '../feeds.ts';
import { writtenDate } from '../written-date.ts';
import { headersFile, pagePolicy } from './policy.ts';
import { redirectsFile } from './redirects.ts';
import { sitemap } from './sitemap.ts';

test('the policy lets the page talk to the hosted search only when it is configured', () => {
  expect(pagePolicy([], null)).toContain("connect-src 'self';");
  const service = { appId: 'ABC123', apiKey: 'key', indexName: 'docs', insights: false, hosts: [] };
  expect(pagePolicy([], service)).toContain(
    "connect-src 'self' https://abc123-dsn.algolia.net https://abc123.algolia.net https://abc123-1.algolianet.com",
  );
  const proxied = pagePolicy([], { ...service, insights: true, hosts: ['proxy.example', 'http://127.0.0.1:99/x'] });
  expect(proxied).toContain(
    "connect-src 'self' https://proxy.example http://127.0.0.1:99 https://insights.algolia.io;",
  );
  expect(proxied).toMatch(/script-src 'self' \S+\/search-insights@[^ ;]+\.js;/);
});

test('every page has these headers, and no other', () => {
  const names = [...headersFor('/guide', parseHeaders(headersFile([], { hosted: null, isPreview: false }))).keys()];
  expect(names).toEqual([
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'strict-transport-security',
    'x-frame-options',
  ]);
  expect(pagePolicy(["'sha256-a'"], null)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'",
  );
});

test('a preview is not to be found', () => {
  const rules = (isPreview: boolean) => parseHeaders(headersFile([], { hosted: null, isPreview }));
  expect([false, true].map((isPreview) => headersFor('/guide', rules(isPreview)).get('x-robots-tag'))).toEqual([
    undefined,
    'noindex',
  ]);
});

test('headers and redirects are read as the host reads them', () => {
  const rules = parseHeaders('# note\n/*\n  A: 1\n  B: x: y\n/a/*\n  ! A\n  B: z\n');
  expect([...headersFor('/a/b', rules)]).toEqual([['b', 'x: y, z']]);
  expect(() => parseHeaders('/*\n  nonsense\n')).toThrow(/nonsense/);
  expect(() => parseRedirects('/a /b 200')).toThrow(/not a redirect/);
  expect(() => parseRedirects('/en/* /:splat 301')).toThrow(/not a redirect/);
});

test('twins of old addresses lead to twins in one step; an old address that leads to no page stops the build', () => {
  const site = { lang: 'en', langs: ['en'], versions: [], base: '/' };
  const moved = (addresses: Record<string, string>) => ({ file: 'moved.ts', addresses });
  const rules = parseRedirects(redirectsFile(['/', '/new'], site, moved({ '/old': '/new', '/dir/': '/new' })));
  expect(redirectFor('/old.md', rules)?.to).toBe('/new.md');
  expect(redirectFor('/dir/index.md', rules)?.to).toBe('/new.md');
  // A short address leads to a section; its twin to that of the page.
  const short = parseRedirects(redirectsFile(['/', '/new'], site, moved({ '/e/one': '/new#one' })));
  expect([redirectFor('/e/one', short)?.to, redirectFor('/e/one.md', short)?.to]).toEqual(['/new#one', '/new.md']);
  expect(() => redirectsFile(['/'], site, moved({ '/e/one': '/gone#one' }))).toThrow(/\/e\/one leads to \/gone/);
  // An old address that is a page again shows that page.
  const back = redirectsFile(['/', '/new', '/old'], site, moved({ '/old': '/new', '/older': '/new' }));
  expect(redirectFor('/old', parseRedirects(back))).toBeUndefined();
  expect(redirectFor('/old.md', parseRedirects(back))).toBeUndefined();
  expect(redirectFor('/older', parseRedirects(back))?.to).toBe('/new');
  // A page that was linked as if it were a folder.
  expect(redirectFor('/new/index.html', rules)?.to).toBe('/new');
  expect(() => redirectsFile(['/'], site, moved({ '/old': '/gone' }))).toThrow(/\/old leads to \/gone/);
});

test('a feed is dated by its newest post, so two builds of one commit give the same file', () => {
  const items = ['2026-01-02', '2026-03-04', '2025-12-31'].map((day) => ({ date: new Date(day) }));
  const feed = {
    items,
    options: {} as { updated?: Date },
    rss2: () => `<lastBuildDate>${feed.options.updated?.toUTCString()}`,
  };
  expect(datedByPosts('<lastBuildDate>now', { feed } as never)).toBe('<lastBuildDate>Wed, 04 Mar 2026 00:00:00 GMT');
});

test('a page whose date git does not know has none in the sitemap', () => {
  const site = {
    lang: 'en',
    langs: ['en'],
    versions: [],
    base: '/',
    name: '',
    description: {},
    origin: 'https://a.example',
  };
  const page = { lang: 'en', kind: 'doc' as const, title: '', description: '', above: [] };
  const text = sitemap(
    [
      { ...page, route: '/new' },
      { ...page, route: '/old', modified: '2026-01-02' },
    ],
    site,
  );
  expect(text.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-01-02</lastmod>']);
});

test('a day is written as the same day in every time zone', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(writtenDate('2026-01-02', 'en')).toBe('January 2, 2026');
});
