/**
 * The menus and sidebars of a language. Rspress makes them of `_nav.json` and `_meta.json`, and writes them into the
 * configuration before it calls the plugins' `beforeBuild`.
 */
import type { UserConfig } from '@rspress/core';

/** The module that Rspress generates from them. */
export const SITE_DATA_MODULE = /virtual-site-data/;

export interface NavEntry {
  text?: string;
  link?: string;
  activeMatch?: string;
}
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
}
export interface Navigation {
  title: string;
  nav: NavEntry[];
  sidebar: Record<string, SidebarEntry[]>;
}

interface Written {
  title?: string;
  nav?: NavEntry[] | { default: NavEntry[] };
  sidebar?: Record<string, SidebarEntry[]>;
}

/** The navigation of a language, from the configuration after `beforeBuild`. */
export function navigationOf({ themeConfig }: UserConfig, lang: string): Navigation {
  const written = (themeConfig?.locales?.find((locale) => locale.lang === lang) ?? themeConfig ?? {}) as Written;
  // With several versions Rspress keeps a navigation for each.
  const nav = Array.isArray(written.nav) ? written.nav : written.nav?.default;
  return { title: written.title ?? '', nav: nav ?? [], sidebar: written.sidebar ?? {} };
}
