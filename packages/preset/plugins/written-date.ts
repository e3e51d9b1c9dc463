/** The day that a page's frontmatter says it was published on, YYYY-MM-DD; undefined when it says none. */
export function dayOf({ published_at: at }: Record<string, unknown>): string | undefined {
  return /^\d{4}-\d\d-\d\d/.exec(at instanceof Date ? at.toISOString() : String(at))?.[0];
}

/** An ISO date in the words of a language, or undefined when it is none. UTC, so that every machine writes the same. */
export function writtenDate(iso: string | undefined, lang: string): string | undefined {
  if (!iso || !/^\d{4}-\d\d-\d\d/.test(iso)) return undefined;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
