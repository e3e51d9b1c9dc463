/**
 * The words of the interface, a file for each language. A language without a file, or without some words, has those of the
 * default language: a new one is a line in site.ts, and its words may come later.
 */
import { DEFAULT_LANG } from '../site.ts';
import * as en from './en.ts';
import * as zh from './zh.ts';

type Words = typeof en;
type Group = keyof Words;
/** A language may lack words. */
type Some = { [Name in Group]?: Partial<Words[Name]> };

const LANGUAGES: Readonly<Record<string, Some>> = { en, zh };

/** A group of words in a language, each from the default language where that has none. */
export function wordsIn<Name extends Group>(lang: string, group: Name): Words[Name] {
  const fallback: Words = en;
  return { ...fallback[group], ...LANGUAGES[DEFAULT_LANG]?.[group], ...LANGUAGES[lang]?.[group] } as Words[Name];
}
