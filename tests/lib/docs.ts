/**
 * Pages, menus and sections for tests, read from docs/. A new page, menu entry or release note changes no test: a test
 * of "a page with pictures" asks here for the page that has most of them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHead } from '@rsdoctor-docs/base/docs/page';
import { listFiles } from '@rsdoctor-docs/base/files';
import { toRoute } from '@rsdoctor-docs/base/site';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { inLang, type Lang } from '@rsdoctor-docs/parts/site';

const DOCS = path.join(import.meta.dirname, '../../docs');

export interface Page {
  /** Address in its language. */
  route: string;
  frontmatter: Record<string, unknown>;
  /** The page's MDX without frontmatter. */
  text: string;
  /** Its h1; pages whose heading the theme writes have none. */
  title: string;
}

function readPage(lang: Lang, file: string): Page {
  const source = unixText(readFileSync(path.join(DOCS, lang, file), 'utf8'));
  const { head, frontmatter } = readHead(file, source);
  const text = source.slice(head.length);
  return {
    route: inLang(toRoute(`/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`), lang),
    frontmatter,
    text,
    title: /^# (.+)$/m.exec(text)?.[1]?.replaceAll(/[`*]/g, '') ?? '',
  };
}

const cache = new Map<Lang, Page[]>();

/** Every page of a language, by address; what is in a `shared` folder is only part of others. */
export function pages(lang: Lang = 'en'): Page[] {
  const found =
    cache.get(lang) ??
    listFiles(path.join(DOCS, lang))
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)shared\//.test(file))
      .map((file) => readPage(lang, file))
      .sort((a, b) => (a.route < b.route ? -1 : 1));
  cache.set(lang, found);
  return found;
}

/**
 * Address of the English page on which something stands most often (the first of several).
 * @param below only pages whose address begins so
 * @param without only pages whose text does not have this
 * @throws when there is none
 */
export function pageWithMost(pattern: RegExp, below = '/', without?: RegExp): string {
  const count = ({ text }: Page) => text.match(new RegExp(pattern, 'gm'))?.length ?? 0;
  const [first] = pages()
    .filter(({ route, text }) => route.startsWith(below) && !without?.test(text))
    .toSorted((a, b) => count(b) - count(a));
  if (!first || count(first) === 0)
    throw new Error(`No page of docs/en${below} has ${pattern}: change the test that asks for it.`);
  return first.route;
}

/** The kinds of content on a page that different code draws: components, code, tables, callouts, kinds of page. */
function partsOf({ text, frontmatter: { overview, published_at, pageType } }: Page): string[] {
  // Code, tables, callouts, h3, h4, numbered lists, pictures.
  const marks = text.match(/^(?:```|\||:::|> \[!|#{3,4} |1\. |!\[)/gm) ?? [];
  const components = text.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '').match(/<[A-Z]\w*/g) ?? [];
  return [...marks, ...components, `overview ${overview}`, `dated ${published_at !== undefined}`, `type ${pageType}`];
}

/** A few short English pages that together have every component and every kind of page there is. */
export function pagesWithEverything(): string[] {
  const open = new Set(pages().flatMap(partsOf));
  const chosen: string[] = [];
  while (open.size > 0) {
    const worth = (page: Page) =>
      new Set(partsOf(page).filter((part) => open.has(part))).size / (page.text.length + 1000);
    const best = pages().reduce((a, b) => (worth(b) > worth(a) ? b : a));
    for (const part of partsOf(best)) open.delete(part);
    chosen.push(best.route);
  }
  return chosen.sort();
}

export interface NavItem {
  text: string;
  link: string;
  activeMatch?: string;
}

/** The entries of the header's menu, links as the site shows them. */
export function nav(lang: Lang = 'en'): NavItem[] {
  const items = JSON.parse(readFileSync(path.join(DOCS, lang, '_nav.json'), 'utf8')) as NavItem[];
  return items.map((item) => (isOutside(item.link) ? item : { ...item, link: inLang(toRoute(item.link), lang) }));
}

export const isOutside = (link: string): boolean => /^(?:https?:)?\/\//.test(link);

/** The first pages of the site's sections, in the order of the menu. */
export const sections = (lang: Lang = 'en'): NavItem[] => nav(lang).filter(({ link }) => !isOutside(link));

/** The folder of a section, by a page of it: `guide` for `/zh/guide/start/intro`. */
export const folderOf = (route: string, lang: Lang = 'en'): string =>
  route.slice(inLang('/', lang).length).split('/')[0] ?? '';
