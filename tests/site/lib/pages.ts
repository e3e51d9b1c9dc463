/** The pages that tests visit, chosen by their content, so that renaming or rewriting one changes no test. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@rsdoctor-docs/parts/site';
import { readRecord } from '../../../packages/evidence/pictures/shots-file.ts';
import { folderOf, pages, pageWithMost, sections } from '../../lib/docs.ts';

const [first] = sections();
const last = sections().at(-1);
if (!first || !last || first === last)
  throw new Error('docs/en/_nav.json has fewer than two sections: the tests go from one to another.');

/** Where a reader begins: the first section's page in the header. */
export const START = first.link;
/** The first section, by what its addresses begin with. */
const SECTION = `/${folderOf(START)}/`;
/** The last section, as the header names and links it. Its first page has no island, so it opens in the running page. */
export const OTHER_SECTION = last;

/** A page of the first section with install commands: tabs, code, and a dozen headings. */
export const TABS_PAGE = pageWithMost(/<PackageManagerTabs/, SECTION);
const { shots } = readRecord();
const SHOTS = path.join(import.meta.dirname, '../../../docs/public/shots');
/** A fold of a page, which has a title: what it holds is hidden at first. */
const FOLD = /^:::details \S[\s\S]*?^:::$/gm;
/** The pictures that a page shows at first. */
const shotsOn = (text: string) => [...text.replace(FOLD, '').matchAll(/<Shot [^>]*id="([^"]+)"/g)].map(([, id]) => id);
/** The page with most pictures, of those whose pictures have words of either language. */
export const PICTURES = pages()
  .filter(({ text }) => shotsOn(text).every((id) => existsSync(path.join(SHOTS, `${id}.zh.light.avif`))))
  .reduce((a, b) => (shotsOn(b.text).length > shotsOn(a.text).length ? b : a)).route;
/** A page with a picture that is wider than the column of text. */
export const WIDE_PICTURES = pages().find(({ text }) =>
  shotsOn(text).some((id) => (shots[id ?? '']?.width ?? 0) > 822),
)!.route;
/** The page that shows a picture. */
export const pageWithShot = (id: string): string => pages().find(({ text }) => shotsOn(text).includes(id))!.route;
/** A page that links to a screen of the live report. */
export const DEMO = pageWithMost(/<Demo panel="\/bundle\/size"/);
/** The page with the list of all rules. */
export const RULES = pageWithMost(/<RuleList>/);
/** A page with two folds or more, and the ids of the headings in each. */
export const FOLDS = pages()
  .map(({ route, text }) => ({
    route,
    ids: [...text.matchAll(FOLD)].map(([fold]) => [...fold.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id = '']) => id)),
  }))
  .reduce((a, b) => (b.ids.flat().length > a.ids.flat().length ? b : a));
/** The page with most headings, of those whose headings are not the heads of folds. */
export const LONG = pageWithMost(/^#{2,4} /, '/', /<FoldFilter/);
/** The newest release note. */
export const RELEASE = pages()
  .filter(({ frontmatter }) => frontmatter.published_at !== undefined)
  .toSorted((a, b) => String(b.frontmatter.published_at).localeCompare(String(a.frontmatter.published_at)))[0]!.route;

/** The title of a page, as its h1 has it. */
export const titleOf = (route: string, lang: Lang = 'en'): string =>
  pages(lang).find((page) => page.route === route)?.title ?? '';
/** The ids of the headings inside the tabs of a page, from its text. */
export const idsInTabs = (text: string): string[] =>
  (text.match(/<Tab[\s>][\s\S]*?<\/Tab>/g) ?? []).flatMap((tab) =>
    [...tab.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id = '']) => id),
  );
