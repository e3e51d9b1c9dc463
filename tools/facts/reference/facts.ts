/** What the tables are made of: the generated facts and our words for them, read from docs/. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { CommandFact } from '../generate/cli.ts';
import type { OptionFact } from '../generate/options.ts';
import type { RuleFact } from '../generate/rules.ts';
import type { Language } from './texts.ts';

export type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>;

export interface Facts {
  options: OptionFact[];
  rules: RuleFact[];
  commands: CommandFact[];
}

export interface Reference {
  facts: Facts;
  words: { options: Words; rules: Words; cli: Words };
}

/** Reads a docs folder. A file of words that is not there yet is an empty one: the check names what is missing. */
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
export function checkWords({ facts, words }: Reference): Problem[] {
  const wanted = wantedKeys(facts);
  return (Object.keys(wanted) as Array<keyof Reference['words']>).flatMap((name) => {
    const where = `docs/reference/${name}.json`;
    const keys = new Set(wanted[name]);
    const missing = [...keys].filter((key) => words[name][key] === undefined);
    const stale = Object.keys(words[name]).filter((key) => !keys.has(key));
    const empty = Object.entries(words[name]).flatMap(([key, entry]) =>
      (['en', 'zh'] as const).filter((language) => !entry[language]?.trim()).map((language) => `${key} → ${language}`),
    );
    return [
      ...missing.map((key) => new Problem(where, `no words for "${key}": add { "en": "…", "zh": "…" }`)),
      ...stale.map(
        (key) =>
          new Problem(where, `"${key}" describes something that the package does not have`, {
            seen: JSON.stringify(words[name][key]),
            fix: 'delete the entry or correct its key',
          }),
      ),
      ...empty.map((key) => new Problem(where, `"${key}" is empty`, { fix: 'write it' })),
    ];
  });
}
