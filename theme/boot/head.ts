/**
 * Script in the head of every page, for what should come before the page is read. Nothing waits for it: a network that
 * holds it up does not hold up the page.
 */
import { VISITED_KEY } from '../framework/names.ts';
import { splitPath, twinPath } from '../site.ts';
import { guardStorage } from './storage.ts';
import { hiddenParts } from './switches.ts';

guardStorage();

const site = __BOOT__;
const { pathname, search, hash } = location;
const here = splitPath(pathname, site);

document.documentElement.dataset.hide = hiddenParts(search);

if (
  site.localeRedirect !== 'never' &&
  // What wrongly names the default language goes to its page first (not-found.ts).
  here.rest[0] !== site.lang &&
  !/bot|spider|crawl|lighthouse/i.test(navigator.userAgent) &&
  !localStorage.getItem(VISITED_KEY)
) {
  localStorage.setItem(VISITED_KEY, '1');
  const wish = navigator.language.split('-')[0] ?? '';
  const allowed = site.localeRedirect === 'auto' || here.lang === site.lang;
  if (allowed && wish !== here.lang && site.langs.includes(wish)) {
    location.replace(twinPath(pathname, site, { lang: wish }) + search + hash);
  }
}
