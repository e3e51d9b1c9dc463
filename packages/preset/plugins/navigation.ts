/**
 * The menus and sidebars of a language. Rspress reads `_nav.json` and `_meta.json` into the configuration before it
 * calls the plugins' `beforeBuild`.
 */
import { Problem } from '@rsdoctor-docs/base/problem';
import { shapeOf, splitPath } from '@rsdoctor-docs/base/site';
import type { UserConfig } from '@rspress/core';
import { type NavEntry, type Navigation, type Place, type Places, placesOf } from '../frame/navigation.ts';

interface Written {
  title?: string;
  /** Of a site with several versions, or without locales, a list for each version (`default`). */
  nav?: NavEntry[] | Record<string, NavEntry[]>;
  sidebar?: Navigation['sidebar'];
}

/**
 * The navigation of a language in a version, from the configuration after `beforeBuild`.
 * @throws Problem when Rspress has not written it there
 */
export function navigationOf(
  { themeConfig, multiVersion }: UserConfig,
  lang: string,
  version: string = multiVersion?.default ?? 'default',
): Navigation & { title: string } {
  const written = (themeConfig?.locales?.find((locale) => locale.lang === lang) ?? themeConfig ?? {}) as Written;
  const nav = Array.isArray(written.nav) ? written.nav : written.nav?.[version];
  const { sidebar = {} } = written;
  // Rspress fills what it lacks with empty menus.
  const isKnown = Object.keys({ ...nav, ...sidebar }).length > 0 && Object.values(sidebar).every(Array.isArray);
  if (!isKnown)
    throw new Problem('@rspress/core', `the configuration has no menus of the language "${lang}" before the build`, {
      expected: 'nav, and in sidebar a list of entries for each path, in themeConfig.locales',
      seen: Object.keys(written).join(', ') || 'nothing',
      fix: 'bring packages/preset/plugins/navigation.ts and packages/preset/frame/places.ts up to date',
    });
  return { title: written.title ?? '', nav: nav ?? [], sidebar };
}

/** Where the pages of a language stand, by their routes: each version has menus of its own. */
export function placeFinder(config: UserConfig, lang: string): (route: string) => Place {
  const shape = { ...shapeOf(config), base: '/' };
  const known = new Map<string, Places>();
  return (route) => {
    const { version } = splitPath(route, shape);
    const places = known.get(version) ?? placesOf(navigationOf(config, lang, version || undefined));
    known.set(version, places);
    return places.of(route);
  };
}
