/** What is Rsdoctor's: its address, its languages, what its pages are about. Code that any site could use gets it as options. */
import { langPrefix as prefixOf, type SiteShape, splitPath, twinPath } from '@rsdoctor-docs/base/site';

/** Where the site is published, and the folder below it: `/` or `/docs/`. */
export const ORIGIN = 'https://rsdoctor.rs';
export const BASE = '/';

/**
 * The repository of these pages, which their owner sets once: "Edit this page", "Wrong or unclear?" and searches without a hit
 * lead there.
 */
export const DOCS_REPOSITORY = 'https://github.com/web-infra-dev/rsdoctor-docs';

/** The repository of Rsdoctor itself. */
export const REPOSITORY = 'https://github.com/web-infra-dev/rsdoctor';

/** The version of Rsdoctor that the site documents. */
export const DOCUMENTED = '1.6';

/** The languages of the site, the default one first. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];
/** The language whose pages have no prefix in their address. */
export const DEFAULT_LANG: Lang = LANGS[0];

const SHAPE: SiteShape = { lang: DEFAULT_LANG, langs: LANGS, versions: [], base: BASE };

/** Whether a text names one of the site's languages. */
export const isLang = (text: string | undefined): text is Lang => LANGS.includes(text as Lang);

/** A language of the site; for any other text the default one. */
export const knownLang = (text: string | undefined): Lang => (isLang(text) ? text : DEFAULT_LANG);

/** Prefix of a language's routes: none for the default language, `/zh` for Chinese. */
export const langPrefix = (lang: string): string => prefixOf(lang, DEFAULT_LANG);

/** The route of a page in a language; `route` is the one in the default language. */
export const inLang = (route: string, lang: string): string => langPrefix(lang) + route;

/** The language of a route (`/zh/guide`), by its first segment. */
export const langOfRoute = (route: string): Lang => splitPath(route, SHAPE).lang as Lang;

/** A route without its language, the same for twins: `/zh/guide` and `/guide` are `/guide`. */
export const withoutLang = (route: string): string => twinPath(route, SHAPE, { lang: DEFAULT_LANG });

/** The language of a source file, by the first folder that is named after one: `docs/zh/guide/start/intro.mdx`. */
export const langOfSource = (file: string): Lang => file.split(/[\\/]/).find(isLang) ?? DEFAULT_LANG;

/** Folders of the build whose HTML is no page of the site: the live report. */
export const NO_PAGES = ['demo'];
/** Whether a file of the build is a page of the site. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.html') && !NO_PAGES.includes(file.split('/')[0] ?? '');
