/** Reads the pages of a build for the checks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { isPageFile, routeOfFile } from '../../../theme/site.ts';
import { listFiles } from '../../lib/files.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** Address, `/guide/usage/` or `/guide/start/intro`. */
  url: string;
  /** File below the build folder. */
  file: string;
  lang: string;
  ids: Set<string>;
  links: { href: string; text: string; hreflang: string | undefined; inMain: boolean }[];
  /** What a reader reads outside of code: texts, and descriptions of pictures. */
  texts: string[];
}

/** Elements whose text is no running text. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template', 'noscript']);

const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** One built file. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = { url: routeOfFile(file), file, lang: '', ids: new Set(), links: [], texts: [] };
  const walk = (node: Node, inMain: boolean, inProse: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node && inProse) page.texts.push(node.value);
    if ('tagName' in node) {
      const attributes = attributesOf(node);
      if (node.tagName === 'html') page.lang = attributes.lang ?? '';
      if (attributes.id) page.ids.add(attributes.id);
      if (attributes.alt) page.texts.push(attributes.alt);
      if (node.tagName === 'a' && attributes.href !== undefined)
        page.links.push({ href: attributes.href, text: textOf(node).trim(), hreflang: attributes.hreflang, inMain });
      if (node.tagName === 'main') inMain = true;
      if (NO_PROSE.has(node.tagName)) inProse = false;
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, inMain, inProse);
  };
  walk(parse(html), false, true);
  return page;
}

/** Every page of a build, without the live report under demo/. */
export function readBuild(dir: string): BuiltPage[] {
  return listFiles(dir)
    .filter(isPageFile)
    .map((file) => readBuiltPage(file, readFileSync(path.join(dir, file), 'utf8')));
}
