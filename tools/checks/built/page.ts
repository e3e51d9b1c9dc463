/** Reads the pages of a build for the checks. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { listFiles } from '@rsdoctor-docs/base/files';
import { htmlText, type Node, parseHtml } from '@rsdoctor-docs/base/html';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfFile } from '@rsdoctor-docs/base/site';
import { isPageFile } from '@rsdoctor-docs/parts/site';
import { TEXT_CLASS } from '@rsdoctor-docs/preset/node';

export interface BuiltPage {
  /** Address, `/guide/usage/` or `/guide/start/intro`. */
  url: string;
  /** File below the build folder. */
  file: string;
  lang: string;
  ids: Set<string>;
  links: { href: string; text: string; hreflang: string | undefined; inMain: boolean }[];
  /** Texts outside of code, and descriptions of pictures. */
  texts: string[];
  /** Elements of the page's text that show nothing, with the text before them. */
  empty: { what: string; behind: string }[];
}

/** Elements whose text is no running text. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template', 'noscript']);

/** Elements that show something without a word. */
const SEEN = new Set(['img', 'svg', 'picture', 'video', 'iframe', 'input', 'button', 'code']);
const shows = (node: Node): boolean =>
  typeof node === 'string' ? node.trim() !== '' : SEEN.has(node.tagName) || node.children.some(shows);

/** What must not be empty in a page's text. The corner of a table is a cell of its head. */
const EMPTY: Readonly<Record<string, string>> = {
  td: 'an empty cell',
  li: 'an empty entry of a list',
  a: 'a link without words',
};

/** Reads the language, ids, links and texts of a built page. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = { url: routeOfFile(file), file, lang: '', ids: new Set(), links: [], texts: [], empty: [] };
  const walk = (node: Node, inMain: boolean, inProse: boolean, mustShow: boolean): void => {
    if (typeof node === 'string') {
      if (inProse) page.texts.push(node);
      return;
    }
    const { tagName } = node;
    const { lang = '', id, alt, href, hreflang } = node.attributes;
    // A row with an id is one of a reference: an option may have no value.
    if (tagName === 'thead' || (tagName === 'tr' && id)) mustShow = false;
    const what = mustShow && EMPTY[tagName];
    if (what && !shows(node)) page.empty.push({ what, behind: page.texts.findLast((text) => text.trim()) ?? '' });
    if (tagName === 'html') page.lang = lang;
    if (id) page.ids.add(id);
    if (alt) page.texts.push(alt);
    if (tagName === 'a' && href !== undefined) page.links.push({ href, text: htmlText(node).trim(), hreflang, inMain });
    const isText = node.attributes.class?.split(' ').includes(TEXT_CLASS);
    for (const child of node.children)
      walk(child, inMain || tagName === 'main', inProse && !NO_PROSE.has(tagName), mustShow || isText === true);
  };
  walk(parseHtml(html).root, false, true, false);
  return page;
}

/** The folder of the build, below the repository. */
export const BUILD = 'doc_build';

/** Every page of the build, without the live report under demo/. */
export function builtPages({ root }: Pick<Site, 'root'>): BuiltPage[] {
  const dir = path.join(root, BUILD);
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Problem(BUILD, 'holds no site', { fix: 'run npm run build first' });
  return listFiles(dir)
    .filter(isPageFile)
    .map((file) => readBuiltPage(file, readFileSync(path.join(dir, file), 'utf8')));
}
