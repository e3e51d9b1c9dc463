/**
 * Script of the 404 page alone, before its text: leads an address that is spelled otherwise to its page, and shows the
 * text in the language of the address where the host has one 404 page for all (others answer with `zh/404.html`).
 */
import { splitPath, withoutDefaultLang } from '../site.ts';

const site = { lang: __CLIENT__.lang, langs: __CLIENT__.langs, versions: __CLIENT__.versions, base: __CLIENT__.base };
const { pathname } = location;
const url = new URL(location.href);
const spelled = withoutDefaultLang(pathname, site) ?? pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
// A property of the URL, so that a path that begins with two slashes cannot lead to another host.
url.pathname = spelled.length < site.base.length ? site.base : spelled;
if (url.pathname !== pathname) location.replace(url);

const { lang } = splitPath(pathname, site);
const root = document.documentElement;
const text = document.querySelector(`template[lang="${lang}"]`);
if (text && root.lang !== lang) {
  root.lang = lang;
  // `<plaintext>` hides the rest of the document, which is the text in the default language.
  document.write(`${text.innerHTML}<plaintext hidden>`);
}
