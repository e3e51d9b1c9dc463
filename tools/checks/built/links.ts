/** Links of the built site, wherever they come from: pages, menus, theme. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { Problem } from '../../lib/problem.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** Address, `/guide/usage/` or `/guide/start/intro`. */
  url: string;
  /** File below the build folder. */
  file: string;
  lang: string;
  ids: Set<string>;
  links: { href: string; text: string; attributes: Record<string, string>; inMain: boolean }[];
}

const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** One built file. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const url = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  const page: BuiltPage = { url, file, lang: '', ids: new Set(), links: [] };
  const walk = (node: Node, inMain: boolean): void => {
    if ('tagName' in node) {
      const attributes = attributesOf(node);
      if (node.tagName === 'html') page.lang = attributes.lang ?? '';
      if (attributes.id) page.ids.add(attributes.id);
      if (node.tagName === 'a' && attributes.href !== undefined)
        page.links.push({ href: attributes.href, text: textOf(node).trim(), attributes, inMain });
      if (node.tagName === 'main') inMain = true;
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, inMain);
  };
  walk(parse(html), false);
  return page;
}

/** Every HTML page of a build; the live report under demo/ is no page of the site. */
export function readBuild(dir: string): BuiltPage[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('demo'))
    .sort()
    .map((file) => readBuiltPage(file.split(path.sep).join('/'), readFileSync(path.join(dir, file), 'utf8')));
}

/**
 * Every internal link has its page (or file), every anchor its heading; external links open apart with `rel`; a page's
 * text links to its own language.
 * @param hasFile whether a path of the build is a file other than a page
 */
export function builtLinksHold(pages: readonly BuiltPage[], hasFile: (pathname: string) => boolean): Problem[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, text, attributes, inMain }) => {
      const fault = (what: string, details: { expected?: string; fix?: string } = {}) => [
        new Problem(page.file, `${what}: ${href} ("${text.slice(0, 40)}")`, details),
      ];
      if (/^https?:/.test(href)) {
        const rel = attributes.rel ?? '';
        return attributes.target === '_blank' && !/noopener|noreferrer/.test(rel)
          ? fault('an external link without rel', { expected: 'rel="noopener noreferrer"' })
          : [];
      }
      if (/^[a-z]+:/.test(href)) return [];
      const target = new URL(href, `https://site.test${page.url}`);
      const other = byUrl.get(target.pathname);
      if (!other) return hasFile(target.pathname) ? [] : fault('a dead link');
      const id = decodeURIComponent(target.hash.slice(1));
      if (id && !other.ids.has(id))
        return fault('a dead anchor', { fix: `one of: ${[...other.ids].slice(0, 12).join(', ')}` });
      if (inMain && page.file !== '404.html' && other.lang !== page.lang && attributes.hreflang === undefined)
        return fault('a link into the other language', { fix: 'write the path without language' });
      return [];
    }),
  );
}
