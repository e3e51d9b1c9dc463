/**
 * Script in the head that holds the page until it has run: what would flash if it came later.
 * Keep it tiny: every first visit waits for it.
 */
import { VISITED_KEY } from '../framework/names.ts';
import { splitPath, twinPath, withoutDefaultLang } from '../site.ts';
import { guardStorage } from './storage.ts';
import { hiddenParts } from './switches.ts';

guardStorage();

const site = __BOOT__;
const root = document.documentElement;
const { pathname, search, hash } = location;
const here = splitPath(pathname, site);

// The one 404.html serves both languages: its texts are chosen by this attribute (see NotFound).
root.dataset.lang = here.lang;
root.dataset.hide = hiddenParts(search);
if (site.hideNavbar === 'always') root.dataset.nav = 'hidden';

// The redirect cannot wait for React on the 404 page.
const right = withoutDefaultLang(pathname, site);
if (right) location.replace(right + search + hash);

if (
  !right &&
  site.localeRedirect !== 'never' &&
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
