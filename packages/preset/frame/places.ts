// Hooks around packages/preset/frame/navigation.ts, which is free of Rspress because the build calls it too.
import { useLang, useNav, usePage, useSite, useVersion } from '@rspress/core/runtime';
import { type Navigation, type Place, type Places, placesOf } from './navigation.ts';

/**
 * The places by sidebars and version, worked out once: all pages of a language and version have the same menus. What
 * `useNav` returns is no key, because each call may return a new list.
 */
const known = new WeakMap<object, Map<string, Places>>();

/** Where each page of the drawn language stands. */
export function usePlaces(): Places {
  const nav = useNav();
  const lang = useLang();
  const version = useVersion();
  const { themeConfig } = useSite().site;
  const { sidebar = {} } = themeConfig.locales?.find((locale) => locale.lang === lang) ?? themeConfig;
  const byVersion = known.get(sidebar) ?? new Map<string, Places>();
  const places = byVersion.get(version) ?? placesOf({ nav, sidebar } as Navigation);
  known.set(sidebar, byVersion.set(version, places));
  return places;
}

/** Where the drawn page stands. */
export const usePlace = (): Place => usePlaces().of(usePage().page.routePath);
