/**
 * One table of words in a language, each from English where that has none. For scripts: what names its tables
 * one by one brings no others into the page.
 * @param tables by language, English whole
 */
export const withFallback = <Words extends object>(
  lang: string,
  tables: { readonly en: Words } & Readonly<Record<string, Partial<Words> | undefined>>,
): Words => ({ ...tables.en, ...tables[lang] });
