import { type SiteShape, twinPath } from '../../../site.ts';

/** One address of the page for search engines: its own, or its twin's in another language. */
export interface Alternate {
  hreflang: string;
  path: string;
}

/**
 * The page's twins in every language that has it, itself included, and the default language's as `x-default`.
 * @param pathname path of the page with the site's base
 * @param exists whether a path is a page of the site
 */
export function alternates(pathname: string, site: SiteShape, exists: (path: string) => boolean): Alternate[] {
  const twins = site.langs
    .map((lang) => ({ hreflang: lang, path: twinPath(pathname, site, { lang }) }))
    .filter(({ path }) => exists(path));
  const fallback = twins.find(({ hreflang }) => hreflang === site.lang);
  return fallback ? [...twins, { hreflang: 'x-default', path: fallback.path }] : twins;
}

/** Size of the picture that links to a page show, in px: the one that all networks take. */
export const CARD_SIZE = { width: 1200, height: 630 };

const OG_LOCALES: Record<string, string> = { en: 'en_US', zh: 'zh_CN' };

/** A language as Open Graph writes it. */
export const ogLocale = (lang: string) => OG_LOCALES[lang] ?? lang;
