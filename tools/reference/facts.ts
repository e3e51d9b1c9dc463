/** Reads the generated facts and our words for them from docs/. */
import fs from 'node:fs';
import path from 'node:path';
import type { CommandFact, OptionFact, RuleFact } from '../../packages/evidence/facts/facts.ts';
import { LANGS, type Lang } from '../../theme/site.ts';
import { Problem } from '../lib/problem.ts';

export type Words = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

export interface Facts {
  options: OptionFact[];
  rules: RuleFact[];
  commands: CommandFact[];
}

export interface Reference {
  facts: Facts;
  words: { options: Words; rules: Words; cli: Words };
  /** Our words for defaults that no value shows (`random`), by the option's path. */
  defaults: Words;
}

/** Reads a docs folder. A missing file of words counts as an empty one, because the check names what is missing. */
export function readReference(docs: string): Reference {
  const read = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(docs, file), 'utf8')) as T;
  const words = (name: string): Words => {
    const file = `reference/${name}.json`;
    if (!fs.existsSync(path.join(docs, file))) return {};
    try {
      return read<Words>(file);
    } catch (error) {
      throw new Problem(`docs/${file}`, 'is not JSON', { seen: String(error) });
    }
  };
  return {
    facts: {
      options: read<{ options: OptionFact[] }>('generated/options.json').options,
      rules: read<{ rules: RuleFact[] }>('generated/rules.json').rules,
      commands: read<{ commands: CommandFact[] }>('generated/cli.json').commands,
    },
    words: { options: words('options'), rules: words('rules'), cli: words('cli') },
    defaults: words('defaults'),
  };
}

/** The keys that each file of words must have, no more and no fewer. */
function wantedKeys(facts: Facts): Record<keyof Reference['words'], string[]> {
  return {
    options: facts.options.map((option) => option.path),
    rules: facts.rules.flatMap((rule) => [rule.code, ...rule.options.map((option) => `${rule.code}.${option.name}`)]),
    // `--help` is the same everywhere and needs no words.
    cli: facts.commands.flatMap((command) => [
      command.name,
      ...command.flags.filter((flag) => flag.name !== 'help').map((flag) => `${command.name}.${flag.name}`),
    ]),
  };
}

/** Missing, stale and empty words, each with its file and key. */
export function* wordFaults({ facts, words, defaults }: Reference): Iterable<Problem> {
  const wanted = wantedKeys(facts);
  for (const name of ['options', 'rules', 'cli'] as const) {
    const file = `docs/reference/${name}.json`;
    for (const key of wanted[name])
      if (!words[name][key]) yield new Problem(file, `no words for "${key}": add { "en": "…", "zh": "…" }`);
    yield* entryFaults(file, words[name], wanted[name]);
  }
  yield* entryFaults('docs/reference/defaults.json', defaults, wanted.options);
}

/** Entries that belong to nothing, or are empty in a language. */
function* entryFaults(where: string, words: Words, wanted: readonly string[]): Iterable<Problem> {
  for (const [key, entry] of Object.entries(words)) {
    if (!wanted.includes(key))
      yield new Problem(where, `"${key}" describes something that the package does not have`, {
        seen: JSON.stringify(entry),
        fix: 'delete the entry or correct its key',
      });
    for (const lang of LANGS)
      if (!entry[lang]?.trim()) yield new Problem(where, `"${key} → ${lang}" is empty`, { fix: 'write it' });
  }
}
