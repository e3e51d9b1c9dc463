/** Where the search index is, which also knows the traditional characters of a Chinese site. */

/** Address of the index in a language. `<html>` names it, because the name has a hash; in development the dialog does. */
export function indexUrl(lang: string): string {
  const { indexes } = document.querySelector<HTMLElement>('.search-dialog')?.dataset ?? {};
  const names = (indexes ?? document.documentElement.dataset.indexes ?? '').split(' ');
  return `${__CLIENT__.base}static/search/${names.find((name) => name.startsWith(`${lang}.`)) ?? lang}.json`;
}
