/** Contents of the tags in a page's head. Apart from Head.tsx, because the sitemap and the pictures for links need them too. */
import { type SiteShape, twinPath } from '@rsdoctor-docs/base/site';

/** The address of a page, or of its twin, for search engines. */
export interface Alternate {
  hreflang: string;
  path: string;
}

/**
 * The page in every language that has it, itself included, and in the default language as `x-default`.
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

/** A language with the region where most of its readers are, as feeds (`-`) and Open Graph (`_`) write it: `fr_FR`. */
export function withRegion(lang: string, sign: '-' | '_'): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return [language, region].filter(Boolean).join(sign);
}

/** `Page - Suffix`, unless the suffix brings its own separator. */
export function pageTitle(title: string, suffix: string | undefined): string {
  const end = suffix?.trim();
  if (!end) return title;
  return /^[-|]/.test(end) ? `${title.trim()} ${end}` : `${title.trim()} - ${end}`;
}

interface Meta {
  name?: string;
  property?: string;
}

/** Tags of the frame and those that a page asks for, each of which stands in place of the frame's of the same name. */
export const withOwn = <Ours extends Meta, Own extends Meta>(
  ours: readonly Ours[],
  own: readonly Own[],
): (Ours | Own)[] => [
  ...ours.filter((tag) => !own.some((one) => (one.name ?? one.property) === (tag.name ?? tag.property))),
  ...own,
];
