/**
 * The words of the interface, a file for each language. A language without a file, or without some words, has the
 * English ones: a new one is a line in site.ts, and its words may come later.
 */
import * as en from './en.ts';
import * as zh from './zh.ts';

type Words = typeof en;
type Group = keyof Words;
/** A language may lack words. */
type Some = { [Name in Group]?: Partial<Words[Name]> };

const LANGUAGES: Readonly<Record<string, Some>> = { en, zh };

/** A group of words in a language, each from English where that has none. */
export const wordsIn = <Name extends Group>(lang: string, group: Name): Words[Name] => ({
  ...(en as Words)[group],
  ...LANGUAGES[lang]?.[group],
});
