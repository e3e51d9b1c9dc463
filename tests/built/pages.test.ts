/** What every page of the site has, and which pages there are. */
import { existsSync, readFileSync } from 'node:fs';
import { headersFor, readRules } from '@rsdoctor-docs/base/host-rules';
import { DOCS_REPOSITORY, LANGS, langOfRoute } from '@rsdoctor-docs/parts/site';
import { inlineScriptHashes } from '@rsdoctor-docs/preset/node';
import { expect, test } from 'vitest';
import { DIR, headingIdsOf, htmlOf, routes } from '../lib/built.ts';
import { pages } from '../lib/docs.ts';

/** Every built page with its HTML, the 404 pages included. */
const NOT_FOUND = ['/404', '/zh/404'];
const built = [...routes, ...NOT_FOUND].map((route) => ({ route, html: htmlOf(route) }));

test('the pages of docs/ are the pages of the site, in both languages, and there is no other', () => {
  expect(routes).toEqual(LANGS.flatMap((lang) => pages(lang).map(({ route }) => route)).sort());
});

test('every page has one h1, one main, and its language', () => {
  const count = (html: string, tag: string) => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
  for (const { route, html } of built) {
    expect([count(html, 'h1'), count(html, 'main')], route).toEqual([1, 1]);
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], route).toBe(langOfRoute(route));
  }
});

test('"Edit this page" leads to a file of this repository', () => {
  const files = built.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]+\/tree\/main\/[^"]+)"/g)].flatMap(([, href = '']) =>
      href.startsWith(DOCS_REPOSITORY) ? [href.slice(`${DOCS_REPOSITORY}/tree/main/`.length)] : [],
    ),
  );
  expect(new Set(files).size).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('no id stands twice in a page; ids of the frame begin with "frame-", those of headings do not', () => {
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

test('the head script is the only one that stands in a page, the same in each; the policy names it and allows no other', () => {
  const policy = headersFor('/', readRules(DIR).headers).get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  const [hash, ...others] = new Set(built.map(({ html }) => inlineScriptHashes(html).join(' ')));
  expect(others).toEqual([]);
  expect(hash).toMatch(/^'sha256-[^ ]+'$/);
  expect(scripts).toBe(`'self' ${hash}`);
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

test('every page leads to the feeds of its language', () => {
  for (const { route, html } of built) {
    const feeds = [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/g)];
    expect(feeds.length, route).toBeGreaterThan(0);
    for (const [, href] of feeds) expect(href, route).toMatch(langOfRoute(route) === 'zh' ? /\/zh-/ : /\/rss\/(?!zh)/);
  }
});

test('the footer of a page leads to the form about wrong pages, which knows page and language', () => {
  const forms = built.flatMap(({ route, html }) => {
    const [, address] = /href="([^"]+\/issues\/new\?template=wrong-page\.yml[^"]+)"/.exec(html) ?? [];
    return address ? [{ route, fields: new URL(address.replaceAll('&amp;', '&')).searchParams }] : [];
  });
  expect(forms.length).toBeGreaterThan(50);
  for (const { route, fields } of forms)
    expect([fields.get('page'), fields.get('language')], route).toEqual([route, langOfRoute(route)]);
  const form = readFileSync('.github/ISSUE_TEMPLATE/wrong-page.yml', 'utf8');
  for (const id of ['page', 'language']) expect(form, 'has the field').toMatch(new RegExp(`^ +id: ${id}$`, 'm'));
});
