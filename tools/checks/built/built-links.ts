/** Links of the built site, wherever they come from: pages, menus, theme. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { Problem } from '@rsdoctor-docs/base/problem';
import { decode, isNotFoundFile } from '@rsdoctor-docs/base/site';
import { isAnchorOfPart } from '@rsdoctor-docs/parts/checks';
import { withoutLang } from '@rsdoctor-docs/parts/site';
import { BUILD, type BuiltPage, builtPages } from './page.ts';

/**
 * Every internal link has its page (or file), every anchor its heading; a page's text links to its own language.
 * @param hasFile whether a path of the build is a file other than a page
 */
export function builtLinkFaults(pages: readonly BuiltPage[], hasFile: (pathname: string) => boolean): Problem[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) =>
    page.links.flatMap(({ href, text, hreflang, inMain }) => {
      const fault = (what: string, details: { fix?: string } = {}) => [
        new Problem(page.file, `${what}: ${href} ("${text.slice(0, 40)}")`, details),
      ];
      if (/^[a-z]+:/.test(href)) return [];
      const target = new URL(href, `https://site.test${page.url}`);
      const other = byUrl.get(target.pathname);
      if (!other)
        return hasFile(target.pathname)
          ? []
          : fault('a dead link', { fix: 'correct it in the page, the menu or the part of the theme that writes it' });
      const id = decode(target.hash.slice(1));
      if (id && !other.ids.has(id) && !isAnchorOfPart(withoutLang(other.url), id))
        return fault('a dead anchor', { fix: `one of: ${[...other.ids].slice(0, 12).join(', ')}` });
      if (inMain && !isNotFoundFile(page.file) && other.lang !== page.lang && hreflang === undefined)
        return fault('a link into the other language', { fix: 'write the path without language' });
      return [];
    }),
  );
}

export const builtLinks: Check<BuiltPage> = {
  name: 'built-links',
  about: 'every link of the built site leads somewhere, wherever it comes from: pages, menus, theme',
  of: 'built pages',
  items: builtPages,
  problems: (pages, { root }) =>
    builtLinkFaults(pages, (pathname) => {
      const file = path.join(root, BUILD, decode(pathname));
      return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    }),
};
