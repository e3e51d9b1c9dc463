/** Words and names of the glossary, for the checks that hold pages to them. */
import fs from 'node:fs';
import path from 'node:path';
import { plainText } from '@rsdoctor-docs/base/docs/text';
import { readJson } from '@rsdoctor-docs/base/json';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';

const FILE = 'tools/checks/content/glossary.json';

/** One word for one thing. */
export interface Term {
  concept: string;
  zh: string;
  /** Where the texts keep the English name. */
  english?: string;
  /** Words that must not be written for the concept. */
  forbidden: readonly RegExp[];
  why?: string;
}

/** A page or card of the report. Chinese aliases are among the terms. */
export interface Screen {
  /** Route of the page about it. `npm run rename` changes it. */
  page?: string;
  /** The label of the screen in the report. */
  en: string;
  zh?: string;
  /** Other names that must not be written in English. */
  forbidden: readonly RegExp[];
}

interface Glossary {
  terms: readonly Term[];
  screens: readonly Screen[];
}

/** Compiles a regular expression; undefined if the text is none. */
export function patternOf(source: unknown, flags = ''): RegExp | undefined {
  try {
    return typeof source === 'string' && source !== '' ? new RegExp(source, flags) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the glossary.
 * @throws Problem with the line of what is no JSON, no list, or no regular expression
 */
export function parseGlossary(text: string): Glossary {
  const { value, lineOf } = readJson(FILE, plainText(text));
  /** The entries of a list, their patterns compiled. */
  const entriesOf = (list: 'terms' | 'screens', needed: readonly string[], flags: string) => {
    const entries = (value as Record<string, unknown> | null)?.[list];
    if (!Array.isArray(entries)) throw new Problem(`${FILE}:${lineOf([list])}`, `needs a list "${list}"`);
    return entries.map((entry: Record<string, unknown> | null, index) => {
      const name = String(entry?.[needed[0]!] ?? index + 1);
      const fault = (what: string, at: readonly (string | number)[], seen: unknown, fix: string) =>
        new Problem(`${FILE}:${lineOf([list, index, ...at])}`, `"${name}" in "${list}": ${what}`, {
          seen: JSON.stringify(seen) ?? 'nothing',
          fix,
        });
      for (const key of needed)
        if (typeof entry?.[key] !== 'string') throw fault(`needs a text "${key}"`, [], entry, `add "${key}"`);
      const forbidden: unknown = entry?.forbidden ?? [];
      if (!Array.isArray(forbidden))
        throw fault('"forbidden" is no list', ['forbidden'], forbidden, 'put the words into [ ]');
      const patterns = forbidden.map((source: unknown, at) => {
        const pattern = patternOf(source, flags);
        if (!pattern)
          throw fault(
            'a forbidden word is no regular expression',
            ['forbidden', at],
            source,
            'write \\\\( for a bracket, and \\\\ before each of . * + ? [ ] { } ^ $ | that is meant as it stands',
          );
        return pattern;
      });
      return { ...entry, forbidden: patterns };
    });
  };
  return {
    terms: entriesOf('terms', ['concept', 'zh'], 'u') as unknown as Term[],
    screens: entriesOf('screens', ['en'], '') as unknown as Screen[],
  };
}

/** The glossary of this repository. Read when a check first asks, so that a fault in it is that check's. */
export const glossary = once(() =>
  parseGlossary(fs.readFileSync(path.join(import.meta.dirname, '../..', FILE), 'utf8')),
);
