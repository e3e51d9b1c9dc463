import type { BootConfig } from './config.ts';

type Site = Pick<BootConfig, 'lang' | 'langs' | 'versions' | 'base'>;

/** A path of the site cut into what Rspress reads from it: version, language, and the rest. */
export function splitPath(pathname: string, site: Site): { version: string; lang: string; rest: string[] } {
  const inSite = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : pathname;
  const rest = inSite.split('/').filter(Boolean);
  const version = site.versions.includes(rest[0] ?? '') ? (rest.shift() as string) : '';
  const lang = rest[0] !== site.lang && site.langs.includes(rest[0] ?? '') ? (rest.shift() as string) : site.lang;
  return { version, lang, rest };
}

/** The path of the same page in another language (or version): version, then language, then the rest. */
export function twinPath(pathname: string, site: Site, to: { lang?: string; version?: string }): string {
  const from = splitPath(pathname, site);
  const version = to.version ?? from.version;
  const lang = to.lang ?? from.lang;
  const parts = [version, lang === site.lang ? '' : lang, ...from.rest].filter(Boolean);
  const slash = parts.length > 0 && (from.rest.length === 0 || pathname.endsWith('/')) ? '/' : '';
  return site.base + parts.join('/') + slash;
}

/**
 * Where a path that wrongly carries the default language (`/en/guide`) should have led; undefined for any other path.
 * The answer is built from the path's parts, so a doubled slash cannot lead to another host.
 */
export function withoutDefaultLang(pathname: string, site: Site): string | undefined {
  const { version, lang, rest } = splitPath(pathname, site);
  if (lang !== site.lang || rest[0] !== site.lang) return undefined;
  const path = [version, ...rest.slice(1)].filter(Boolean).join('/');
  return site.base + path + (path && pathname.endsWith('/') ? '/' : '');
}
