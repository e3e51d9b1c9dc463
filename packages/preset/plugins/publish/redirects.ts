import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { fileSpellings, langPrefix, markdownFile, type SiteShape, splitPath, toRoute } from '@rsdoctor-docs/base/site';

/** Old addresses, and where their content is now: both without language, as the twins share them. */
export interface Moved {
  /** The file that lists them, for messages. */
  file: string;
  addresses: Readonly<Record<string, string>>;
}

/** What is wrong with an old address; undefined when it is right. */
function oddSource(from: string, langs: readonly string[]): { what: string; expected?: string } | undefined {
  const plain = `/${from
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:html|md)$/, '')
    .replace(/^\/+/, '')}`;
  if (!from.startsWith('/') || from.startsWith('//')) return { what: 'does not begin with one slash', expected: plain };
  if (from === '/') return { what: 'is the home page' };
  if (langs.includes(from.split('/')[1] ?? ''))
    return { what: 'has a language', expected: plain.replace(/^\/[^/]+\/?/, '/') };
  if (plain !== from) return { what: 'has an ending, a query or a hash', expected: plain };
  if (/\/index$/.test(from)) return { what: 'names a file', expected: toRoute(from) };
  // A star and a colon are patterns on the host, which reads a blank as the end of the address.
  if (!/^(?:\/(?:[\w.~!$&'()+,;=@-]|%[\dA-F]{2})+)+\/?$/i.test(from))
    return {
      what: 'has signs that the host does not take for an address',
      expected: encodeURI(plain).replace(/\*.*|:/g, ''),
    };
  return undefined;
}

/**
 * Old addresses are addresses, and lead to pages that are there. The build asks for all languages; in `npm run check`, the
 * twins of a page are the matter of the check `twins`.
 * @param pages addresses of the pages
 */
export const redirectFaults = (
  pages: Pick<ReadonlySet<string>, 'has' | 'keys'>,
  { file, addresses }: Moved,
  langs: readonly string[],
  prefixes: readonly string[] = [''],
): Problem[] =>
  Object.entries(addresses).flatMap(([from, to]) => {
    const odd = oddSource(from, langs);
    if (odd)
      return new Problem(file, `the old address ${JSON.stringify(from)} ${odd.what}`, {
        ...(odd.expected ? { expected: odd.expected } : {}),
        fix: 'write the path that a page once had, without language and .html: the build adds both',
      });
    return prefixes
      .map((prefix) => prefix + to)
      .filter((target) => !pages.has(target))
      .map((target) => {
        const meant = nearest(target, pages.keys());
        return new Problem(file, `${from} leads to ${target}, which is no page`, {
          ...(meant ? { expected: meant } : {}),
          fix: 'name the page that has the content now',
        });
      });
  });

/** A path with and without `.html` and the closing slash: all the ways in which it may have been linked. */
const spellings = (from: string): string[] => [...new Set([from.replace(/\/$/, ''), from, ...fileSpellings(from)])];

/**
 * The `_redirects` file (Cloudflare Pages' format): one static rule for each old address.
 * @throws Problem when a target is no page
 */
export function redirectsFile(routes: string[], site: SiteShape, moved: Moved): string {
  const { lang, langs, base } = site;
  const withBase = (route: string) => base + route.slice(1);
  const pages = new Set(routes);
  const [fault] = redirectFaults(
    pages,
    moved,
    langs,
    langs.map((other) => langPrefix(other, lang)),
  );
  if (fault) throw fault;
  const rules = new Map<string, string>();
  const add = (from: string, to: string) => {
    if (from !== to && !rules.has(from)) rules.set(from, to);
  };
  for (const other of langs) {
    const prefix = langPrefix(other, lang);
    for (const [from, to] of Object.entries(moved.addresses)) {
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
    // One rule for each page and none with a star: on the host, `/fr/* /:splat` sends `/fr//evil.example` to that host.
    const isDefault = splitPath(route, { ...site, base: '/' }).lang === lang;
    if (isDefault) for (const spelling of spellings(`/${lang}${route}`)) add(spelling, route);
  }
  return `${[...rules].map(([from, to]) => `${withBase(from)} ${withBase(to)} 301`).join('\n')}\n`;
}
