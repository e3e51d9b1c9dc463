/** Reads the generated facts and our words for them from docs/. */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { CommandFact, OptionFact, RuleFact } from '@rsdoctor-docs/evidence/facts';
import { LANGS } from '../site.ts';

export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The files of docs/reference with words. `defaults` has words for defaults that no value shows (`random`). */
const WORD_FILES = ['options', 'cli', 'defaults'] as const;
type WordFile = (typeof WORD_FILES)[number];

export interface Facts {
  options: OptionFact[];
  rules: RuleFact[];
  commands: CommandFact[];
}

export interface Reference {
  facts: Facts;
  words: Record<WordFile, Words>;
  /** File and line of an entry of words: `docs/reference/cli.json:12`. */
  placeOf(file: WordFile, key: string): string;
}

/**
 * Reads a docs folder. A missing file of words counts as an empty one, because the check `words` names what is missing.
 * @throws Problem with file and line for a file of words that is no JSON
 */
export function readReference(docs = 'docs'): Reference {
  const facts = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(docs, `generated/${name}.json`), 'utf8')) as Facts;
  const fileOf = (name: WordFile) => `docs/reference/${name}.json`;
  const read = (name: WordFile) => {
    const file = path.join(docs, `reference/${name}.json`);
    return readJson(fileOf(name), fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}');
  };
  const files = Object.fromEntries(WORD_FILES.map((name) => [name, read(name)]));
  return {
    facts: { options: facts('options').options, rules: facts('rules').rules, commands: facts('cli').commands },
    words: Object.fromEntries(WORD_FILES.map((name) => [name, files[name]?.value])) as Reference['words'],
    placeOf: (name, key) => `${fileOf(name)}:${files[name]?.lineOf([key])}`,
  };
}

/** The keys that the files of words may have; all but `defaults` must have each of them. */
const wantedKeys = ({ options, commands }: Facts): Record<WordFile, string[]> => ({
  options: options.map((option) => option.path),
  // `--help` is the same everywhere and needs no words.
  cli: commands.flatMap(({ name, flags }) => [
    name,
    ...flags.filter((flag) => flag.name !== 'help').map((flag) => `${name}.${flag.name}`),
  ]),
  defaults: options.map((option) => option.path),
});

/** Missing, stale and empty words, each with file and line. */
export function* wordFaults({ facts, words, placeOf }: Reference): Iterable<Problem> {
  const wanted = wantedKeys(facts);
  for (const file of WORD_FILES) {
    for (const key of wanted[file])
      if (file !== 'defaults' && !words[file][key])
        yield new Problem(placeOf(file, key), `no words for "${key}"`, {
          fix: `add "${key}": { "en": "…", "zh": "…" }`,
        });
    for (const [key, entry] of Object.entries(words[file])) {
      if (!wanted[file].includes(key))
        yield new Problem(placeOf(file, key), `"${key}" describes something that the package does not have`, {
          seen: JSON.stringify(entry),
          fix: 'delete the entry or correct its key',
        });
      for (const lang of LANGS)
        if (!entry[lang]?.trim())
          yield new Problem(placeOf(file, key), `"${key}" has no words in "${lang}"`, { fix: 'write them' });
    }
  }
}
