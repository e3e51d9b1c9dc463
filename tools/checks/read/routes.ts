/** Languages and the spelling of routes. */
export const LANGS = ['en', 'zh'] as const;

/** What stands before the routes of a language. */
export const langPrefix = (lang: string): string => (lang === LANGS[0] ? '' : `/${lang}`);

/** The route of a page in a language. */
export const inLang = (route: string, lang: string): string => langPrefix(lang) + route;

/** A route without its language, the same for twins. */
export const withoutLang = (route: string): string => route.replace(/^\/zh(?=\/|$)/, '') || '/';

/** A link as the route of its page: without query, hash, `.html` and `index`. */
export const toRoute = (link: string): string =>
  link
    .replace(/[?#].*$/s, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');

/** Like `decodeURIComponent`, but a malformed text stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
