/** Reads the pages of a build for the checks. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfFile } from '@rsdoctor-docs/base/site';
import { attribute, htmlText, type Node } from '@rsdoctor-docs/preset/node';
import { parse } from 'parse5';
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
    if (node.nodeName === '#text' && 'value' in node && inProse) page.texts.push(node.value);
    if ('tagName' in node) {
      const of = (name: string) => attribute(node, name) ?? '';
      if (node.tagName === 'html') page.lang = of('lang');
      if (of('id')) page.ids.add(of('id'));
      if (of('alt')) page.texts.push(of('alt'));
      const [href, hreflang] = [attribute(node, 'href'), attribute(node, 'hreflang')];
      if (node.tagName === 'a' && href !== undefined)
        page.links.push({ href, text: htmlText(node).trim(), hreflang, inMain });
      if (node.tagName === 'main') inMain = true;
      if (NO_PROSE.has(node.tagName)) inProse = false;
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, inMain, inProse);
  };
  walk(parse(html), false, true);
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
