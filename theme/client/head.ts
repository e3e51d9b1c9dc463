/**
 * Script in the head that holds the page until it has run: what would flash if it came later. Keep it tiny: every first
 * visit waits for it.
 */
import { DARK_CLASS, THEME_KEY, VISITED_KEY } from '../names.ts';
import { splitPath, twinPath, withoutDefaultLang } from '../site.ts';
import { hiddenParts } from './hidden-parts.ts';
import { guardStorage } from './storage.ts';

guardStorage();

const site = { lang: __CLIENT__.lang, langs: __CLIENT__.langs, versions: __CLIENT__.versions, base: __CLIENT__.base };
const root = document.documentElement;
const { pathname, search, hash } = location;
const here = splitPath(pathname, site);

/** A client script that is not here after so many ms may never come. */
const PATIENCE_MS = 10_000;
// Styles of a page without scripts apply until here, and again as long as the client script does not come.
root.dataset.js = '';
const giveUp = () => 'ready' in root.dataset || delete root.dataset.js;
setTimeout(giveUp, PATIENCE_MS);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);

if (__CLIENT__.canSwitchTheme) {
  const theme = localStorage.getItem(THEME_KEY);
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.toggle('dark', isDark);
  root.classList.toggle(DARK_CLASS, isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
}

// The one 404.html serves both languages: its texts are chosen by this attribute (see NotFound).
root.dataset.lang = here.lang;
root.dataset.hide = hiddenParts(search);
if (__CLIENT__.hideNavbar === 'always') root.dataset.nav = 'hidden';

const right = withoutDefaultLang(pathname, site);
if (right) location.replace(right + search + hash);

if (
  !right &&
  __CLIENT__.localeRedirect !== 'never' &&
  !/bot|spider|crawl|lighthouse/i.test(navigator.userAgent) &&
  !localStorage.getItem(VISITED_KEY)
) {
  localStorage.setItem(VISITED_KEY, '1');
  const wish = navigator.language.split('-')[0] ?? '';
  const allowed = __CLIENT__.localeRedirect === 'auto' || here.lang === site.lang;
  if (allowed && wish !== here.lang && site.langs.includes(wish)) {
    location.replace(twinPath(pathname, site, { lang: wish }) + search + hash);
  }
}
