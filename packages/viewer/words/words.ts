/**
 * The words of the viewer, a file for each language. A language without a file, or without some words, has the English ones.
 */
import { en, type Words } from './en.ts';
import { zh } from './zh.ts';

export type { Words };

/** A language may lack words. */
export type SomeWords = Some<Words>;
type Some<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends (...values: never[]) => string ? Table[Key] : Some<Table[Key]>;
};

/** A table with the words of another in place of its own. */
function replaced<Table>(table: Table, words: Some<Table> | undefined): Table {
  if (typeof table !== 'object' || table === null) return (words ?? table) as Table;
  const entries = Object.keys(table).map((key) => [
    key,
    replaced(table[key as keyof Table], words?.[key as keyof Table]),
  ]);
  return Object.fromEntries(entries) as Table;
}

const LANGUAGES: Readonly<Record<string, Words>> = { en, zh: replaced(en, zh) };

/** The words of a language. */
export const wordsIn = (lang: string): Words => (Object.hasOwn(LANGUAGES, lang) ? LANGUAGES[lang]! : en);
