import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOVED } from '../../../../../theme/moved.ts';
import { keepHashedFiles } from '../../../../../tools/build/publish/keep.ts';
import { headersFile, inlineScriptHashes, pagePolicy } from '../../../../../tools/build/publish/policy.ts';
import { redirectsFile } from '../../../../../tools/build/publish/redirects.ts';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from '../../../../../tools/build/publish/rules.ts';

describe('the policy', () => {
  test('names inline scripts by their hash, not files and not data', () => {
    const html = '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(inlineScriptHashes(html)).toEqual(inlineScriptHashes('<p><script defer>a()</script>'));
    expect(inlineScriptHashes('<script>b()</script>')).not.toEqual(inlineScriptHashes(html));
  });

  test('lets the page talk to the hosted search only when it is configured', () => {
    expect(pagePolicy([], null)).toContain("connect-src 'self';");
    const service = { appId: 'ABC123', apiKey: 'key', indexName: 'docs', insights: false, hosts: [] };
    expect(pagePolicy([], service)).toContain(
      "connect-src 'self' https://abc123-dsn.algolia.net https://abc123.algolia.net https://abc123-1.algolianet.com",
    );
    expect(pagePolicy([], service)).toContain("script-src 'self';");
    const proxied = pagePolicy([], { ...service, insights: true, hosts: ['proxy.example', 'http://127.0.0.1:99/x'] });
    expect(proxied).toContain(
      "connect-src 'self' https://proxy.example http://127.0.0.1:99 https://insights.algolia.io;",
    );
    expect(proxied).toMatch(/script-src 'self' \S+\/search-insights@[^ ;]+\.js;/);
  });

  test('is another one below /demo/, and previews are not to be found', () => {
    const rules = parseHeaders(headersFile(["'sha256-x'"], { hosted: null, isPreview: false }));
    expect(headersFor('/guide', rules).get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    const demo = headersFor('/demo/x', rules);
    expect(demo.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self';.*sandbox allow-scripts /,
    );
    expect(demo.get('content-security-policy')).not.toMatch(/allow-same-origin|connect-src|unsafe-eval|blob:/);
    expect(demo.get('access-control-allow-origin')).toBe('*');
    expect(headersFor('/guide', rules).has('x-robots-tag')).toBe(false);
    expect(
      headersFor('/guide', parseHeaders(headersFile([], { hosted: null, isPreview: true }))).get('x-robots-tag'),
    ).toBe('noindex');
    expect(headersFor('/static/a.js', rules).get('cache-control')).toMatch(/immutable/);
  });
});

describe('_headers and _redirects', () => {
  test('are read as the host reads them', () => {
    const rules = parseHeaders('# note\n/*\n  A: 1\n  B: x: y\n/a/*\n  ! A\n  B: z\n');
    expect([...headersFor('/a/b', rules)]).toEqual([['b', 'x: y, z']]);
    expect(() => parseHeaders('/*\n  nonsense\n')).toThrow(/nonsense/);
    expect(() => parseRedirects('/a /b 200')).toThrow(/not a redirect/);
    expect(() => parseRedirects('/en/* /:splat 301')).toThrow(/not a redirect/);
  });

  test('every old address leads to a page, in one step and in its language', () => {
    const routes = [...new Set(Object.values(MOVED))].flatMap((route) => [route, `/zh${route}`]).concat('/', '/zh/');
    const rules = parseRedirects(redirectsFile({ routes, lang: 'en', langs: ['en', 'zh'] }));
    expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
    for (const { from, to } of rules) {
      // A Markdown twin leads to the twin of that page.
      const page = from.endsWith('.md') ? to.replace(/(?:\/index)?\.md$/, '') : to;
      expect(from.endsWith('.md'), from).toBe(to.endsWith('.md'));
      expect(routes, from).toContain(page);
      expect(routes, from).not.toContain(from);
      expect(to.startsWith('/zh/'), from).toBe(from.startsWith('/zh'));
    }
    const leadsTo = (from: string) => redirectFor(from, rules)?.to;
    for (const [from, to] of Object.entries(MOVED)) {
      const file = from.endsWith('/') ? `${from}index` : from;
      expect(leadsTo(`/zh${file}.html`)).toBe(`/zh${to}`);
      expect(leadsTo(`/zh${file}.md`)).toBe(`/zh${to}.md`);
      expect(leadsTo(`${file}.md`)).toBe(`${to}.md`);
      expect(leadsTo(`/en${to}.html`)).toBe(to);
    }
    expect(leadsTo('/en/')).toBe('/');
  });

  test('a target that is no page stops the build', () => {
    expect(() => redirectsFile({ routes: ['/'], lang: 'en', langs: ['en'], moved: { '/old': '/gone' } })).toThrow(
      /\/old leads to \/gone/,
    );
  });
});

describe('hashed files of earlier publications', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keep-'));
  const store = path.join(dir, 'store');
  const publish = (name: string, files: string[], day: string) => {
    const build = path.join(dir, name);
    mkdirSync(path.join(build, 'static/js'), { recursive: true });
    for (const file of files) writeFileSync(path.join(build, 'static/js', file), file);
    const kept = keepHashedFiles(build, store, 30, new Date(day));
    return { kept, files: readdirSync(path.join(build, 'static/js')).sort() };
  };

  test('stay for open tabs, and go after their time', () => {
    expect(publish('one', ['a.1.js', 'b.1.js'], '2026-01-01')).toEqual({ kept: 0, files: ['a.1.js', 'b.1.js'] });
    expect(publish('two', ['a.2.js', 'b.1.js'], '2026-01-10')).toEqual({
      kept: 1,
      files: ['a.1.js', 'a.2.js', 'b.1.js'],
    });
    // a.1 was last published 40 days ago, b.1 and a.2 31.
    expect(publish('three', ['a.3.js'], '2026-02-05')).toEqual({ kept: 2, files: ['a.2.js', 'a.3.js', 'b.1.js'] });
    expect(readFileSync(path.join(dir, 'three/static/js/a.2.js'), 'utf8')).toBe('a.2.js');
  });
});
