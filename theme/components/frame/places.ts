// Hooks around theme/navigation.ts, which is free of Rspress because the build calls it too.
import { useLang, useNav, usePage, useSite } from '@rspress/core/runtime';
import { type Navigation, type Place, type Places, placesOf } from '../../navigation.ts';

/** Saves work: the build draws all pages of a language with the same menu. */
const known = new WeakMap<object, Places>();

/** Where each page of the drawn language stands. */
export function usePlaces(): Places {
  const nav = useNav();
  const lang = useLang();
  const { themeConfig } = useSite().site;
  const { sidebar = {} } = themeConfig.locales?.find((locale) => locale.lang === lang) ?? themeConfig;
  const places = known.get(nav) ?? placesOf({ nav, sidebar } as Navigation);
  known.set(nav, places);
  return places;
}

/** Where the drawn page stands. */
export const usePlace = (): Place => usePlaces().of(usePage().page.routePath);
