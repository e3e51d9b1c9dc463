// Pure part of NotFoundLayout: where the home link leads, and the redirect, which must not wait for React.

interface Place {
  version?: string | undefined;
  lang: string;
}

/** The root of a version and a language; what is the default has no prefix. */
export function rootPath(place: Place, standard: Place): string {
  const version = place.version && place.version !== standard.version ? `${place.version}/` : '';
  const lang = place.lang === standard.lang ? '' : `${place.lang}/`;
  return `/${version}${lang}`;
}

/**
 * Source of the inline script for the static 404.html: a path that wrongly starts with the default language
 * goes to the path without it. Query and hash stay, and a doubled slash cannot lead to another host.
 */
export function redirectScript(base: string, defaultLang: string): string {
  const data = [base, defaultLang].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `((b,d)=>{const[,s,r]=location.pathname.slice(b.length-1).match(/^\\/([^/]*)\\/*(.*)/);if(s===d)location.replace(b+r+location.search+location.hash)})(${data})`;
}
