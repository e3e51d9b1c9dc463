/**
 * Script in the head of every page, for what would flash if it came later. It stands in the page itself, so that no
 * network can hold the page up: keep it tiny.
 */
import { VISITED_KEY } from '../framework/names.ts';
import { splitPath, twinPath } from '../site.ts';
import { guardStorage } from './storage.ts';
import { hiddenParts } from './switches.ts';

guardStorage();

const site = __BOOT__;
const root = document.documentElement;
const { pathname, search, hash } = location;
const here = splitPath(pathname, site);

root.dataset.hide = hiddenParts(search);
if (site.hideNavbar === 'always') root.dataset.nav = 'hidden';

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
