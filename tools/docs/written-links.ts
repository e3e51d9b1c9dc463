/** Every link in the sources of pages, menus and other texts, with file and line. */
import fs from 'node:fs';
import path from 'node:path';
import { isJsx, lineOf, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { escapeRegExp } from '@rsdoctor-docs/base/escape-regexp';
import { listFiles } from '@rsdoctor-docs/base/files';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { DEFAULT_LANG, ORIGIN } from '@rsdoctor-docs/parts/site';

export interface Link {
  file: string;
  line: number;
  url: string;
  /** The language that a path without one gets. */
  lang: string;
  /** The page or excerpt that it stands in; undefined in menus, theme and texts outside docs. */
  page?: Page;
  /** A picture or another file, never a page. */
  asset?: true;
}

/** Attributes of components and elements that hold an address. */
const ADDRESSES = new Set(['href', 'to', 'link', 'url']);
const FILES = new Set(['src', 'poster']);

/** Links of a page: Markdown, references, pictures, attributes, frontmatter. */
export function linksOfPage(page: Page): Link[] {
  const links: Link[] = [];
  const add = (url: string, line: number, asset = false) =>
    links.push({ file: page.file, line, url, lang: page.lang, page, ...(asset ? { asset } : {}) });
  for (const node of nodesIn(page.tree)) {
    const line = lineOf(node);
    if (node.type === 'link' || node.type === 'definition') add(node.url, line);
    else if (node.type === 'image') add(node.url, line, true);
    else if (isJsx(node))
      for (const { name, value, position } of node.attributes.filter((one) => one.type === 'mdxJsxAttribute')) {
        // `href={"/a"}` is the same as `href="/a"`.
        const text = typeof value === 'string' ? value : /^\s*(["'])(.*)\1\s*$/s.exec(value?.value ?? '')?.[2];
        if (text !== undefined && (ADDRESSES.has(name) || FILES.has(name)))
          add(text, position?.start.line ?? line, FILES.has(name));
      }
  }
  for (const { key, value, line } of page.values)
    if (typeof value === 'string' && /(?:^|\.)(?:link|href|url)$/.test(key)) add(value, line);
  return [...links, ...movedLinks(page)];
}

/** Where sections of a page have moved to, by its frontmatter. */
export const movedLinks = (page: Page): Link[] =>
  page.values.flatMap(({ key, value, line }) =>
    typeof value === 'string' && key.startsWith('moved.')
      ? [{ file: page.file, line, url: value, lang: page.lang, page }]
      : [],
  );

/** Links in a text that is not a page: `[text](url)`, and addresses of the site itself. */
export function linksInText(file: string, text: string, lang: string): Link[] {
  const found: Link[] = [];
  const own = new RegExp(`\\]\\(([^)\\s]+)\\)|(${escapeRegExp(ORIGIN)}[^\\s"'\`)<>]*)`, 'g');
  for (const [index, line] of unixText(text).split('\n').entries())
    for (const [, markdown, address] of line.matchAll(own))
      found.push({ file, line: index + 1, url: markdown ?? address ?? '', lang });
  return found;
}

const read = (site: Site, file: string) => fs.readFileSync(path.join(site.root, file), 'utf8');
const exists = (site: Site, file: string) => fs.existsSync(path.join(site.root, file));

/** Files outside docs/<lang>/ whose links are read as texts. */
function otherTexts(site: Site): { file: string; lang: string }[] {
  const markdown = [
    'README.md',
    'CONTRIBUTING.md',
    'MAINTAINING.md',
    'THIRD-PARTY.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
  ];
  const words = exists(site, 'docs/reference') ? listFiles(path.join(site.docs, 'reference')) : [];
  return [...markdown, ...words.map((name) => `docs/reference/${name}`)]
    .filter((file) => exists(site, file))
    .map((file) => ({ file, lang: DEFAULT_LANG }));
}

/**
 * All links that writers write: in pages, menus, the words of the reference, README and the like. Those of the theme are
 * in the built pages (tools/checks/built/built-links.ts).
 */
export function linksOfSite(site: Site): Link[] {
  const all = [...site.pages, ...site.excerpts];
  return [
    ...all.flatMap(linksOfPage),
    ...site.menus.flatMap(({ file, lang, entries }) =>
      entries.flatMap((entry): Link[] =>
        typeof entry.value.link === 'string' ? [{ file, line: entry.lineOf('link'), url: entry.value.link, lang }] : [],
      ),
    ),
    ...otherTexts(site).flatMap(({ file, lang }) => linksInText(file, read(site, file), lang)),
  ];
}
