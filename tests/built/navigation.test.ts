/** All parts of a page that say where it stands say the same: header, sidebar, breadcrumbs, pager, JSON-LD, search. */

import { type Element, elementsIn, htmlText } from '@rsdoctor-docs/base/html';
import { htmlFile } from '@rsdoctor-docs/base/site';
import { LANGS, langOfRoute, withoutLang } from '@rsdoctor-docs/parts/site';
import { HtmlPage } from '@rsdoctor-docs/preset/node';
import { readBuiltIndex } from '@rsdoctor-docs/search/built-index';
import { expect, test } from 'vitest';
import { texts } from '../../theme/i18n.ts';
import { DIR, htmlOf, ORIGIN, routes } from '../lib/built.ts';

const all = (root: Element | undefined, tag: string) =>
  root ? [...elementsIn(root)].filter(({ tagName }) => tagName === tag) : [];
const linkOf = (element: Element | undefined) => element && (element.attributes.href ?? '');
/** The folder whose pages have one sidebar: `/guide`. */
const sectionOf = (route: string) => /^\/[^/]*/.exec(withoutLang(route))?.[0];

/** What a page shows of its place. */
function read(route: string) {
  const page = new HtmlPage(htmlFile(route), htmlOf(route));
  const texted = (key: 'trailText' | 'mainNav') => texts[key][langOfRoute(route)];
  const nav = (name: string) => page.all('nav', { 'aria-label': name })[0];
  const crumbs = all(nav(texted('trailText')), 'li').map((step) => ({
    text: htmlText(step),
    link: linkOf(all(step, 'a')[0]),
  }));
  const sidebar = page.all('nav', { 'data-part': 'sidebar' })[0];
  const current = all(sidebar, 'a').find((link) => link.attributes['aria-current'] === 'page');
  // The switch of versions above the sidebar's list is no entry of it.
  const listed = all(all(sidebar, 'ul')[0], 'a');
  // Nor does one turn pages to where another sidebar stands.
  const entries = listed.filter((link) => sectionOf(linkOf(link) ?? '') === sectionOf(route));
  const index = current ? entries.indexOf(current) : -1;
  // Names of the groups around the current link: what stands in front of each list that holds it.
  const groups = all(sidebar, 'details').filter((details) => current && all(details, 'a').includes(current));
  const heads = groups.map((group) => {
    const summary = all(group, 'summary')[0]!;
    return htmlText(summary) || summary.attributes['aria-label'];
  });
  const around = (rel: string) => linkOf(page.all('a', { rel })[0]);
  const json = page.all('script', { type: 'application/ld+json' })[0];
  const graph = json && JSON.parse(htmlText(json))['@graph'];
  return {
    // Without the `#` before the heading, a link to it.
    title: htmlText(page.all('h1')[0]!).replace(/^#/, '').trim(),
    crumbs,
    section: all(nav(texted('mainNav')), 'a')
      .filter((link) => link.attributes['aria-current'])
      .map((element) => htmlText(element)),
    heads,
    isListed: index >= 0,
    pager: [around('prev'), around('next')],
    neighbors: index < 0 ? [undefined, undefined] : [linkOf(entries[index - 1]), linkOf(entries[index + 1])],
    steps: (graph?.[0].itemListElement ?? []) as Record<string, unknown>[],
  };
}

const places = new Map(routes.map((route) => [route, read(route)]));

test('breadcrumbs are the section that the header marks and the groups that the sidebar has open around the page', () => {
  for (const [route, { crumbs, section, heads }] of places) {
    // `/guide/` is the section itself: nothing is above it.
    const isSection = /^\/[^/]+\/$/.test(withoutLang(route));
    expect(
      crumbs.map(({ text }) => text),
      route,
    ).toEqual(isSection ? [] : [...section, ...heads]);
  }
  // If breadcrumbs were not found at all, the loop above would compare nothing with nothing.
  expect([...places.values()].filter(({ crumbs }) => crumbs.length > 1).length).toBeGreaterThan(routes.length / 2);
});

test('JSON-LD has the steps of the breadcrumbs that lead somewhere, between home and the page', () => {
  for (const [route, { crumbs, steps, title }] of places) {
    const [, ...below] = steps;
    if (below.length === 0) continue;
    const linked = [...crumbs, { text: title, link: route }].flatMap(({ text, link }) => (link ? [[text, link]] : []));
    expect(below, route).toEqual(
      linked.map(([name, link], index) => ({ '@type': 'ListItem', position: index + 2, name, item: ORIGIN + link })),
    );
  }
});

test('the pager leads to the entries of the sidebar above and below the page', () => {
  for (const [route, { pager, neighbors }] of places) expect(pager, route).toEqual(neighbors);
});

test('search shows a page under the last of its breadcrumbs', () => {
  for (const lang of LANGS)
    for (const { route, group } of readBuiltIndex(DIR, lang).engine.pages)
      expect(group, route).toBe(places.get(route)?.crumbs.at(-1)?.text ?? 'Rsdoctor');
});
