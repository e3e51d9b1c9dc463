/** Where the search index is, which also knows the traditional characters of a Chinese site. */

/** Address of the index in a language. `<html>` names it, because the name has a hash; in development the dialog does. */
export function indexUrl(lang: string): string {
  const { indexes } = document.querySelector<HTMLElement>('.search-dialog')?.dataset ?? {};
  const names = (indexes ?? document.documentElement.dataset.indexes ?? '').split(' ');
  const name = names.find((one) => one.startsWith(`${lang}.`)) ?? lang;
  // Relative to the scripts, because chunks know no settings of the site.
  return new URL(`../search/${name}.json`, import.meta.url).href;
}
