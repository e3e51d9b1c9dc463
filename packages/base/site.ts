/**
 * The rules that more than one place must know: languages, routes and their files, who may change the theme. They hold for
 * any site, whatever its languages. Free of React and Node, because client scripts, theme, build, checks and tests import it.
 * A bundler must be able to leave out each rule, because every page loads those that the client scripts use.
 */
/** Prefix of a language's routes: none for the default language, `/fr` for another. */
export const langPrefix = (lang: string, defaultLang: string): string => (lang === defaultLang ? '' : `/${lang}`);

/**
 * The route of a source file in the default language, which its twins share: `docs/fr/guide/start/intro.mdx` is
 * `/guide/start/intro`. A folder's own page keeps `index`, which tells it from a page of the folder's name.
 */
export const routeOfSource = (file: string): string => file.replace(/^[^/]+\/[^/]+(?=\/)|\.mdx?$/g, '');

/** Base, languages and versions of a site, which its paths begin with. */
export interface SiteShape {
  /** Default language: has no prefix in the path. */
  lang: string;
  /** All languages, default one included. */
  langs: readonly string[];
  /** Versions that appear as first segment of the path. */
  versions: readonly string[];
  /** Path prefix of the site, ends with a slash. */
  base: string;
}

interface SiteSource {
  lang?: string | undefined;
  locales?: readonly { lang: string }[] | undefined;
  multiVersion?: { default?: string | undefined; versions?: string[] | undefined } | undefined;
  base?: string | undefined;
}

/** The shape of a site, from its Rspress configuration or from Rspress's hooks. */
export const shapeOf = ({ lang = '', locales = [], multiVersion, base = '/' }: SiteSource): SiteShape => ({
  lang,
  langs: locales.length > 0 ? locales.map((locale) => locale.lang) : [lang],
  versions: (multiVersion?.versions ?? []).filter((version) => version !== multiVersion?.default),
  base,
});

/** A path of the site, cut into version, language and the other segments. */
export function splitPath(pathname: string, site: SiteShape): { version: string; lang: string; rest: string[] } {
  const inSite = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : pathname;
  const rest = inSite.split('/').filter(Boolean);
  const version = site.versions.includes(rest[0] ?? '') ? (rest.shift() as string) : '';
  const lang = rest[0] !== site.lang && site.langs.includes(rest[0] ?? '') ? (rest.shift() as string) : site.lang;
  return { version, lang, rest };
}

/** The path of the same page in another language (or version): version, then language, then the rest. */
export function twinPath(pathname: string, site: SiteShape, to: { lang?: string; version?: string }): string {
  const from = splitPath(pathname, site);
  const version = to.version ?? from.version;
  const lang = to.lang ?? from.lang;
  const parts = [version, lang === site.lang ? '' : lang, ...from.rest].filter(Boolean);
  const slash = parts.length > 0 && (from.rest.length === 0 || pathname.endsWith('/')) ? '/' : '';
  return site.base + parts.join('/') + slash;
}

/**
 * Where a path that wrongly carries the default language (`/fr/guide` where French is the default) should have led; undefined for any other path.
 * It is built from the path's segments, so that a doubled slash cannot lead to another host.
 */
export function withoutDefaultLang(pathname: string, site: SiteShape): string | undefined {
  const { version, lang, rest } = splitPath(pathname, site);
  if (lang !== site.lang || rest[0] !== site.lang) return undefined;
  const path = [version, ...rest.slice(1)].filter(Boolean).join('/');
  return site.base + path + (path && pathname.endsWith('/') ? '/' : '');
}

/**
 * A link as the route of its page: without query, hash, `.html` and `index`. `/guide/usage/index.html` is
 * `/guide/usage/`; a closing slash stays, because it tells a folder's page from a file's.
 */
export const toRoute = (link: string): string =>
  link
    .replace(/[?#].*$/s, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');

/** Like `decodeURIComponent`, but a malformed text stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A key that all spellings of a page's path share: `/Guide/`, `/guide.html#x` and `/guide`. */
export const routeKey = (link: string): string =>
  toRoute(decode(link.replace(/[?#].*$/s, '')))
    .toLowerCase()
    .replace(/\/+$/, '') || '/';

/** The addresses of a page's file, which older links use instead of its route. */
export const fileSpellings = (route: string): string[] =>
  route.endsWith('/') ? [`${route}index`, `${route}index.html`] : [`${route}.html`];

/** Path of a page's file in the build, without its ending and the first slash: `guide/usage/index`. */
const fileStem = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}`;
/** A page's HTML file in the build: `guide/usage/index.html`. */
export const htmlFile = (route: string): string => `${fileStem(route)}.html`;
/** A page's Markdown twin in the build: `guide/usage/index.md`. */
export const markdownFile = (route: string): string => `${fileStem(route)}.md`;
/** Path of the picture that links to a page show (packages/preset/plugins/publish/og-image.ts): `/og/guide/usage/index.png`. */
export const cardPath = (route: string): string => `/og/${fileStem(route)}.png`;
/** Size of that picture, in px: the one that all networks take. */
export const CARD_SIZE = { width: 1200, height: 630 };
/** The route of a page's HTML file in the build (with `/`, relative to the build's folder). */
export const routeOfFile = (file: string): string => toRoute(`/${file}`);
/** Whether a file of the build is a 404 page: one for the site, one below the folder of each language and version. */
export const isNotFoundFile = (file: string): boolean => /^(?:[^/]+\/){0,2}404\.html$/.test(file);
/** Attribute of the element around each language of the 404 page, which packages/preset/plugins/not-found.ts cuts apart. */
export const NOT_FOUND = 'data-not-found';

/** Address of the repository on GitHub that an address is in (`editLink.docRepoBaseUrl`); undefined for any other address. */
export const repositoryOf = (address = ''): string | undefined =>
  /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(address)?.[0];

/** `themeConfig.darkMode` of the Rspress configuration, yes and no by the names that they stand for. */
const themeMode = (darkMode: unknown): string =>
  darkMode === false ? 'force-light' : typeof darkMode === 'string' ? darkMode : 'auto';
/** Whether the reader may change the theme. */
export const canSwitchTheme = (darkMode: unknown): boolean => !themeMode(darkMode).startsWith('force-');
/** The theme of a reader who has chosen none: `light`, `dark`, or `auto`, that of the system. */
export const themeWithoutChoice = (darkMode: unknown): string => themeMode(darkMode).replace('force-', '');
