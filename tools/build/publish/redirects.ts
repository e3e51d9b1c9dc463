import { MOVED } from '../../../theme/moved.ts';
import { fileSpellings, langPrefix, markdownFile, type SiteShape, splitPath } from '../../../theme/site.ts';
import { redirectFaults } from '../../checks/content/links.ts';

/** A path with and without `.html` and the closing slash: all the ways in which it may have been linked. */
const spellings = (from: string): string[] => [...new Set([from.replace(/\/$/, ''), from, ...fileSpellings(from)])];

/**
 * The `_redirects` file (Cloudflare Pages' format): one static rule for each old address.
 * @throws Problem when a target is no page
 */
export function redirectsFile(routes: string[], site: SiteShape, moved: Record<string, string> = MOVED): string {
  const { lang, langs, base } = site;
  const withBase = (route: string) => base + route.slice(1);
  const pages = new Set(routes);
  const [fault] = redirectFaults(
    pages,
    moved,
    langs.map((other) => langPrefix(other, lang)),
  );
  if (fault) throw fault;
  const rules = new Map<string, string>();
  const add = (from: string, to: string) => {
    if (from !== to && !rules.has(from)) rules.set(from, to);
  };
  for (const other of langs) {
    const prefix = langPrefix(other, lang);
    for (const [from, to] of Object.entries(moved)) {
      // The old address is a page again, so it needs no redirect.
      if (pages.has(prefix + from)) continue;
      for (const spelling of spellings(prefix + from)) add(spelling, prefix + to);
      add(`/${markdownFile(prefix + from)}`, `/${markdownFile(prefix + to)}`);
    }
  }
  for (const route of routes) {
    for (const spelling of fileSpellings(route)) add(spelling, route);
    // A page that was linked as if it were a folder.
    if (!route.endsWith('/')) for (const spelling of fileSpellings(`${route}/`)) add(spelling, route);
    // One rule for each page and none with a star: on the host, `/en/* /:splat` sends `/en//evil.example` to that host.
    const isDefault = splitPath(route, { ...site, base: '/' }).lang === lang;
    if (isDefault) for (const spelling of spellings(`/${lang}${route}`)) add(spelling, route);
  }
  return `${[...rules].map(([from, to]) => `${withBase(from)} ${withBase(to)} 301`).join('\n')}\n`;
}
