/** An ISO date in the words of a language, or undefined when it is none. UTC, so that every machine writes the same. */
export function writtenDate(iso: string | undefined, lang: string): string | undefined {
  if (!iso || !/^\d{4}-\d\d-\d\d/.test(iso)) return undefined;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
