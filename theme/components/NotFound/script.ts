// Pure part of NotFoundLayout: what the one static 404.html must do before it is seen, for any path.

/**
 * Source of the inline script: a path that wrongly starts with the default language goes to the path without
 * it (query and hash stay, and never to another host); for a path of another language the page gets that
 * language.
 */
export function notFoundScript(base: string, defaultLang: string, langs: readonly string[]): string {
  const data = [base, defaultLang, langs].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `((b,d,l)=>{const[,s,r]=location.pathname.slice(b.length-1).match(/^\\/([^/]*)\\/*(.*)/);if(s===d)location.replace(b+r+location.search+location.hash);else if(l.includes(s))document.documentElement.lang=s})(${data})`;
}
