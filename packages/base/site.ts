/**
 * The rules that more than one place must know: languages, routes and their files, who may change the theme, what may be
 * zoomed. Free of React and Node, because client scripts, theme, build, checks and tests import it. A bundler must be able
 * to leave out each rule, because every page loads those that the client scripts use.
 */
/** Where the site is published. */
export const ORIGIN = 'https://rsdoctor.rs';

/** The version of Rsdoctor that the site documents. */
export const DOCUMENTED = '1.6';

/** The languages of the site, the default one first. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];
/** The language whose pages have no prefix in their address. */
export const DEFAULT_LANG: Lang = LANGS[0];

/** Whether a text names one of the site's languages. */
export const isLang = (text: string | undefined): text is Lang => LANGS.includes(text as Lang);

/** A language of the site; for any other text the default one. */
export const knownLang = (text: string | undefined): Lang => (isLang(text) ? text : DEFAULT_LANG);

/** Prefix of a language's routes: none for the default language, `/zh` for Chinese. */
export const langPrefix = (lang: string, defaultLang: string = DEFAULT_LANG): string =>
  lang === defaultLang ? '' : `/${lang}`;

/** The route of a page in a language; `route` is the one in the default language. */
export const inLang = (route: string, lang: string): string => langPrefix(lang) + route;

/** The language of a route (`/zh/guide`), by its first segment. */
export function langOfRoute(route: string): Lang {
  const [, first] = route.split('/');
  return isLang(first) ? first : DEFAULT_LANG;
}

/** A route without its language, the same for twins: `/zh/guide` and `/guide` are `/guide`. */
export const withoutLang = (route: string): string => route.slice(langPrefix(langOfRoute(route)).length) || '/';

/** The language of a source file, by the first folder that is named after one: `docs/zh/guide/start/intro.mdx`. */
export const langOfSource = (file: string): Lang => file.split(/[\\/]/).find(isLang) ?? DEFAULT_LANG;

/**
 * The route of a source file in the default language, which its twins share: `docs/zh/guide/start/intro.mdx` is
 * `/guide/start/intro`. A folder's own page keeps `index`, which tells it from a page of the folder's name.
 */
export const routeOfSource = (file: string): string => file.replace(/^[^/]+\/[^/]+(?=\/)|\.mdx?$/g, '');

/** Base, languages and versions of a site, which its paths begin with. */
export interface SiteShape {
  /** Default language: has no prefix in the path. */
  lang: string;
  /** All languages, default one included. */
  langs: string[];
  /** Versions that appear as first segment of the path. */
  versions: string[];
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
export const shapeOf = ({ lang = DEFAULT_LANG, locales = [], multiVersion, base = '/' }: SiteSource): SiteShape => ({
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
 * Where a path that wrongly carries the default language (`/en/guide`) should have led; undefined for any other path.
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
/** Path of the picture that links to a page show (tools/framework/publish/og-image.ts): `/og/guide/usage/index.png`. */
export const cardPath = (route: string): string => `/og/${fileStem(route)}.png`;
/** Size of that picture, in px: the one that all networks take. */
export const CARD_SIZE = { width: 1200, height: 630 };
/** The route of a page's HTML file in the build (with `/`, relative to the build's folder). */
export const routeOfFile = (file: string): string => toRoute(`/${file}`);
/** Whether a file of the build is a page of the site; the live report below `demo/` is none. */
export const isPageFile = (file: string): boolean => file.endsWith('.html') && !file.startsWith('demo/');

/** Whether a file of the build is a 404 page: one for the site, one below the folder of each language and version. */
export const isNotFoundFile = (file: string): boolean => /^(?:[^/]+\/){0,2}404\.html$/.test(file);
/** Attribute of the element around each language of the 404 page, which tools/framework/not-found.ts cuts apart. */
export const NOT_FOUND = 'data-not-found';

/** Whether the reader may change the theme, by `themeConfig.darkMode` of the Rspress configuration. */
export const canSwitchTheme = (darkMode: unknown): boolean => darkMode !== false;

/** Id of a picture's figure. A colon keeps it apart from the ids of headings. */
export const shotId = (id: string): string => `shot:${id}`;

/** Name of the search index of a language, when no hosted service gives another one. */
export const searchIndexName = (lang: string): string => `rsdoctor-${lang}`;
/** The longest query, in characters (specification, section 5, the first reading). */
export const MAX_QUERY = 64;
