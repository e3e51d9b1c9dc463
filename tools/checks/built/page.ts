/** Reads the pages of a build for the checks. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { listFiles } from '@rsdoctor-docs/base/files';
import { htmlText, type Node, parseHtml } from '@rsdoctor-docs/base/html';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfFile } from '@rsdoctor-docs/base/site';
import { isPageFile } from '#theme/site.ts';

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
}

/** Elements whose text is no running text. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template', 'noscript']);

/** Reads the language, ids, links and texts of a built page. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = { url: routeOfFile(file), file, lang: '', ids: new Set(), links: [], texts: [] };
  const walk = (node: Node, inMain: boolean, inProse: boolean): void => {
    if (typeof node === 'string') {
      if (inProse) page.texts.push(node);
      return;
    }
    const { tagName } = node;
    const { lang = '', id, alt, href, hreflang } = node.attributes;
    if (tagName === 'html') page.lang = lang;
    if (id) page.ids.add(id);
    if (alt) page.texts.push(alt);
    if (tagName === 'a' && href !== undefined) page.links.push({ href, text: htmlText(node).trim(), hreflang, inMain });
    for (const child of node.children) walk(child, inMain || tagName === 'main', inProse && !NO_PROSE.has(tagName));
  };
  walk(parseHtml(html).root, false, true);
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
