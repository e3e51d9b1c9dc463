/** What every page of the site has, and which pages there are. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGS, langOfRoute } from '../../theme/site.ts';
import { inlineScriptHashes } from '../../tools/build/publish/policy.ts';
import { headersFor, readRules } from '../../tools/build/publish/rules.ts';
import { DIR, files, headingIdsOf, htmlOf, ORIGIN, read, routes } from '../lib/built.ts';
import { pages } from '../lib/docs.ts';

/** Every built page with its HTML, the 404 page included. */
const built = [...routes, '/404'].map((route) => ({ route, html: htmlOf(route) }));

test('the pages of docs/ are the pages of the site, in both languages, and there is no other', () => {
  expect(routes).toEqual(LANGS.flatMap((lang) => pages(lang).map(({ route }) => route)).sort());
});

test('every page has one h1, one main, and its language', () => {
  const count = (html: string, tag: string) => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
  // The 404 page holds a heading for each language, of which one is shown.
  for (const { route, html } of built.filter((page) => page.route !== '/404')) {
    expect([count(html, 'h1'), count(html, 'main')], route).toEqual([1, 1]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], route).toBe(langOfRoute(route));
  }
});

test('no id stands twice in a page; those of the frame begin with what no heading begins with', () => {
  for (const { route, html } of built) {
    const ids = [...html.matchAll(/<[a-z][^>]*? id="([^"]+)"/gi)].map(([, id]) => id as string);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      route,
    ).toEqual([]);
    expect(
      headingIdsOf(html).filter((id) => id.startsWith('frame-') && route !== '/' && route !== '/zh/'),
      route,
    ).toEqual([]);
    const controlled = [...html.matchAll(/<header[\s\S]*?<\/header>/g)].flatMap(([header]) => [
      ...header.matchAll(/ id="([^"]+)"/g),
    ]);
    for (const [, id] of controlled) expect(id, route).toMatch(/^frame-/);
  }
});

test('pages have no inline script; the policy would name one by its hash and allows no other', () => {
  const policy = headersFor('/', readRules(DIR).headers).get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  const used = new Set(built.flatMap(({ html }) => inlineScriptHashes(html)));
  expect([...used]).toEqual([]);
  expect(scripts).toBe("'self'");
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/frame-ancestors 'self'/);
});

test('no page has an inline event handler, a javascript: link, an inline style sheet, or an external link without rel', () => {
  const problems: string[] = [];
  for (const { route, html } of built) {
    if (/<style[\s>]/.test(html)) problems.push(`${route}: <style>`);
    for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) {
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

test('robots.txt leads to the sitemap', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('everything below static/ is used: a page, a script, a style sheet or a rule names it', () => {
  const all = files();
  const texts = all.filter((file) => /(?:\.(?:html|js|css|json)|^_headers)$/.test(file) && !file.startsWith('demo/'));
  const used = texts.map((file) => [file, read(file)] as const);
  // Scripts put names together from an id and a hash: the hash is what stands in them.
  const markOf = (file: string) => /[./]([0-9a-f]{8,})[./]/.exec(file)?.[1] ?? path.basename(file);
  const unused = all.filter(
    (file) =>
      /^static\/.*\.(?:js|css|json|svg|png|avif|webp|woff2)$/.test(file) &&
      !used.some(([name, text]) => name !== file && text.includes(markOf(file))),
  );
  expect(unused).toEqual([]);
});
