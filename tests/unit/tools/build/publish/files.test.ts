import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepHashedFiles } from '../../../../../tools/build/publish/keep.ts';
import { headersFile, pagePolicy } from '../../../../../tools/build/publish/policy.ts';
import { redirectsFile } from '../../../../../tools/build/publish/redirects.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../../../../tools/build/publish/rules.ts';

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

test('a preview is not to be found; the live report cannot act as the site', () => {
  const rules = (isPreview: boolean) => parseHeaders(headersFile([], { hosted: null, isPreview }));
  expect([false, true].map((isPreview) => headersFor('/guide', rules(isPreview)).get('x-robots-tag'))).toEqual([
    undefined,
    'noindex',
  ]);
  const demo = headersFor('/demo/x', rules(false)).get('content-security-policy');
  expect(demo).toMatch(/default-src 'none'; script-src 'self';.*sandbox allow-scripts /);
  expect(demo).not.toMatch(/allow-same-origin|connect-src|unsafe-eval|blob:/);
});

test('headers and redirects are read as the host reads them', () => {
  const rules = parseHeaders('# note\n/*\n  A: 1\n  B: x: y\n/a/*\n  ! A\n  B: z\n');
  expect([...headersFor('/a/b', rules)]).toEqual([['b', 'x: y, z']]);
  expect(() => parseHeaders('/*\n  nonsense\n')).toThrow(/nonsense/);
  expect(() => parseRedirects('/a /b 200')).toThrow(/not a redirect/);
  expect(() => parseRedirects('/en/* /:splat 301')).toThrow(/not a redirect/);
});

test('old addresses lead on in one step, twins to twins; one that leads to no page stops the build', () => {
  const site = { lang: 'en', langs: ['en'], versions: [], base: '/' };
  const rules = parseRedirects(redirectsFile(['/', '/new'], site, { '/old': '/new', '/dir/': '/new' }));
  expect(redirectFor('/old', rules)?.to).toBe('/new');
  expect(redirectFor('/old.md', rules)?.to).toBe('/new.md');
  expect(redirectFor('/dir/index.md', rules)?.to).toBe('/new.md');
  expect(() => redirectsFile(['/'], site, { '/old': '/gone' })).toThrow(/\/old leads to \/gone/);
  expect(() => redirectsFile(['/'], site, { 'old/*': '/' })).toThrow(/the old address "old\/\*" does not begin/);
});

test('hashed files of earlier publications stay for open tabs, and go after their time', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keep-'));
  const publish = (name: string, files: string[], day: string) => {
    const folder = path.join(dir, name, 'static/js');
    mkdirSync(folder, { recursive: true });
    for (const file of files) writeFileSync(path.join(folder, file), file);
    keepHashedFiles(path.join(dir, name), path.join(dir, 'store'), 30, new Date(day));
    return readdirSync(folder).sort();
  };
  expect(publish('one', ['a.1.js', 'b.1.js'], '2026-01-01')).toEqual(['a.1.js', 'b.1.js']);
  expect(publish('two', ['a.2.js', 'b.1.js'], '2026-01-10')).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  // a.1 was last published 40 days ago, b.1 and a.2 31.
  expect(publish('three', ['a.3.js'], '2026-02-05')).toEqual(['a.2.js', 'a.3.js', 'b.1.js']);
});
