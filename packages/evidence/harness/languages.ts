/** The languages of the pages, and where pages in them are. packages/parts/site.test.ts compares them with the site's. */
import { langPrefix } from '@rsdoctor-docs/base/site';

/** The default one first. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];
export const DEFAULT_LANG: Lang = LANGS[0];

/** The route of a page in a language; `route` is the one in the default language. */
export const inLang = (route: string, lang: Lang): string => langPrefix(lang, DEFAULT_LANG) + route;
