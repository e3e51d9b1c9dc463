/** Sends a first visitor to the page in the browser's language; query and hash stay. */

import { splitPath, twinPath } from '@rsdoctor-docs/base/site';
import { VISITED_KEY } from '../names.ts';
import { siteShape } from './config.ts';
import { store } from './storage.ts';

/** Redirects on the first visit only, and never robots. */
export function redirectFirstVisit(): void {
  if (
    __CLIENT__.localeRedirect === 'never' ||
    /bot|spider|crawl|lighthouse/i.test(navigator.userAgent) ||
    localStorage.getItem(VISITED_KEY)
  )
    return;
  store(VISITED_KEY, '1');
  // Where nothing can be stored (storage.ts), each load would be a first visit.
  if (!(localStorage instanceof Storage)) return;
  const site = siteShape();
  const { lang, langs } = site;
  const { pathname, search, hash } = location;
  const here = splitPath(pathname, site);
  const wish = navigator.language.split('-')[0] ?? '';
  const isAllowed = __CLIENT__.localeRedirect === 'auto' || here.lang === lang;
  // not-found.ts first redirects addresses that wrongly name the default language.
  if (isAllowed && here.rest[0] !== lang && wish !== here.lang && langs.includes(wish))
    location.replace(twinPath(pathname, site, { lang: wish }) + search + hash);
}
