/**
 * The menus and sidebars of a language. Rspress reads `_nav.json` and `_meta.json` into the configuration before it
 * calls the plugins' `beforeBuild`.
 */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { UserConfig } from '@rspress/core';
import type { Navigation } from '../frame/navigation.ts';

/** The module that Rspress generates from them. */
export const SITE_DATA_MODULE = /virtual-site-data/;

interface Written {
  title?: string;
  nav?: Navigation['nav'] | { default: Navigation['nav'] };
  sidebar?: Navigation['sidebar'];
}

/**
 * The navigation of a language, from the configuration after `beforeBuild`.
 * @throws Problem when Rspress has not written it there
 */
export function navigationOf({ themeConfig }: UserConfig, lang: string): Navigation & { title: string } {
  const written = (themeConfig?.locales?.find((locale) => locale.lang === lang) ?? themeConfig ?? {}) as Written;
  // With several versions Rspress keeps a navigation for each.
  const nav = written.nav && 'default' in written.nav ? written.nav.default : written.nav;
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
