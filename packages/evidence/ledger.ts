/**
 * The ledger: a line for each unit of evidence, with the hash of the inputs with which it last held, and of what it made. A
 * changed input makes a unit stale; what it made is only changed by a run. The site's tests only compare hashes;
 * `npm run evidence` runs what is stale and writes the line.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { unixText } from '@rsdoctor-docs/base/unix-text';
import { CodeReader, isOwn } from './code.ts';

/** The file, relative to the repository. */
export const LEDGER_FILE = 'packages/evidence/ledger.txt';

/**
 * A file, a folder (with `/` at its end), or a text. Paths are relative to the repository. Code stands for itself and for
 * all that it imports and opens (code.ts).
 */
export type Input = string | { text: string };

/** A file that a run writes; of JSON that several units write, the part that is this unit's. */
export type Made = string | { file: string; part: (content: unknown) => unknown };

/** What a person recognises and can run by its name: a claim, a sample, a page's code and output, a picture. */
export interface Unit {
  /** `claim/storage/id`: its kind first. */
  name: string;
  /** Everything that decides whether the unit holds. */
  inputs: readonly Input[];
  /** What its run writes. A function, because a run may write other files than the one before. */
  made?: () => readonly Made[];
}

/** What a line of the ledger says of a unit. */
export interface Held {
  inputs: string;
  /** Undefined for a unit that makes nothing. */
  made: string | undefined;
  /** Of a claim that builds: the bundlers with which it held, `rspack-1,webpack`. */
  on?: string | undefined;
}

const fileOf = (made: Made) => (typeof made === 'string' ? made : made.file);

/** The files that a unit's run writes. */
export const filesMadeBy = ({ made }: Unit): string[] => [...new Set(made?.().map(fileOf))];

/** Folders made by npm install and by builds. */
const isMade = (relative: string) =>
  /(?:^|\/)(?:node_modules|dist|doc_build|test-results|\.(?:DS_Store|cache|next|nuxt|rsdoctor))$/.test(relative);

const short = (hash: { digest(encoding: 'hex'): string }) => hash.digest('hex').slice(0, 16);

/** Hashes units; reads each file once. */
export class Hasher {
  readonly #root: string;
  readonly #code: CodeReader;
  readonly #digests = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
    this.#code = new CodeReader(root);
  }

  /** The hash of a unit's inputs. Of what its code opens, the files that it makes itself are none. */
  of(unit: Unit): string {
    const hash = createHash('sha256').update(unit.name);
    for (const input of unit.inputs) if (typeof input !== 'string') hash.update(input.text).update('\0');
    for (const digest of this.#digestsOf(this.filesOf(unit))) hash.update(digest).update('\0');
    return short(hash);
  }

  /** Files and folders whose content is among a unit's inputs, sorted. */
  filesOf(unit: Unit): string[] {
    const named = unit.inputs.filter((input) => typeof input === 'string');
    const made = new Set(filesMadeBy(unit));
    const opened = named.flatMap((input) => this.#code.closure(input)).filter((file) => !made.has(file));
    return [...new Set([...named, ...opened])].sort();
  }

  /** The hash of what a unit made, as it is now; undefined for a unit that makes nothing. */
  made({ made }: Unit): string | undefined {
    if (!made) return undefined;
    const hash = createHash('sha256');
    for (const each of made())
      hash.update(typeof each === 'string' ? this.#digest(each) : this.#part(each)).update('\0');
    return short(hash);
  }

  /** What the ledger says of a unit that holds now. */
  held(unit: Unit): Held {
    return { inputs: this.of(unit), made: this.made(unit) };
  }

  /** Files count by their content and not by their path, and code in any order, so that it may move. */
  #digestsOf(files: readonly string[]): string[] {
    const digests = (list: readonly string[]) => list.map((file) => this.#digest(file));
    return [...digests(files.filter(isOwn)).sort(), ...digests(files.filter((file) => !isOwn(file)))];
  }

  #part({ file, part }: Exclude<Made, string>): string {
    const place = path.join(this.#root, file);
    return fs.existsSync(place) ? (JSON.stringify(part(JSON.parse(fs.readFileSync(place, 'utf8')))) ?? '') : '';
  }

  /** In a folder, the names below it count too. */
  #digest(input: string): string {
    const known = this.#digests.get(input);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    const add = (file: string) => {
      const place = path.join(this.#root, file);
      // A file that was deleted counts as an empty one.
      if (fs.existsSync(place)) hash.update(this.#code.essence(file) ?? unixText(fs.readFileSync(place, 'latin1')));
      hash.update('\0');
    };
    if (!input.endsWith('/')) add(input);
    else if (fs.existsSync(path.join(this.#root, input)))
      for (const file of listFiles(path.join(this.#root, input), isMade)) {
        hash.update(`${file}\0`);
        add(input + file);
      }
    const digest = hash.digest('hex');
    this.#digests.set(input, digest);
    return digest;
  }
}

/**
 * The lines of each unit. Git keeps the lines of both branches when it merges (`.gitattributes`), so a unit may have two.
 * @throws Problem for a line of another form
 */
export function readLedger(root: string): Map<string, Held[]> {
  const file = path.join(root, LEDGER_FILE);
  const units = new Map<string, Held[]>();
  const lines = fs.existsSync(file) ? unixText(fs.readFileSync(file, 'utf8')).split('\n') : [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, name, inputs, made, on] =
      /^(\S+) ([0-9a-f]{16})(?: ([0-9a-f]{16}))?(?: ([a-z][a-z\d,-]+))?$/.exec(line) ?? [];
    if (!name || !inputs)
      throw new Problem(`${LEDGER_FILE}:${index + 1}`, 'is no line of the ledger', {
        expected: 'a unit, the hash of its inputs and, if there are such, the hash of what it makes and its bundlers',
        seen: line,
        fix: 'delete the line, then npm run evidence -- --stale',
      });
    units.set(name, [...(units.get(name) ?? []), { inputs, made, on }]);
  }
  return units;
}

/**
 * The units that have to run again: `stale` ones, whose inputs are not those with which they last held, and `edited` ones,
 * which made something else than what is there now.
 */
export function compareWithLedger(units: readonly Unit[], root: string): { stale: Unit[]; edited: Unit[] } {
  const ledger = readLedger(root);
  const hasher = new Hasher(root);
  const stale: Unit[] = [];
  const edited: Unit[] = [];
  for (const unit of units) {
    const inputs = hasher.of(unit);
    const lines = (ledger.get(unit.name) ?? []).filter((line) => line.inputs === inputs);
    if (lines.length === 0) stale.push(unit);
    else if (!lines.some(({ made }) => made === hasher.made(unit))) edited.push(unit);
  }
  return { stale, edited };
}

/** Writes that a unit held, and deletes the lines of units that no longer exist. */
export function writeHeld(root: string, all: readonly Unit[], { name }: Unit, held: Held): void {
  const ledger = readLedger(root).set(name, [held]);
  const lines = all.flatMap((unit) =>
    (ledger.get(unit.name) ?? []).map(
      ({ inputs, made, on }) => `${[unit.name, inputs, made ?? [], on ?? []].flat().join(' ')}\n`,
    ),
  );
  fs.writeFileSync(path.join(root, LEDGER_FILE), lines.sort().join(''));
}

/**
 * The units that words on the command line name: a whole name, the beginning of it (`claim`, `claim/storage`), or its end
 * (`my-claim`).
 * @throws Problem for a word that names none
 */
export function chooseUnits(units: readonly Unit[], words: readonly string[]): Unit[] {
  const names = (word: string) =>
    units.filter(({ name }) => name === word || name.startsWith(`${word}/`) || name.endsWith(`/${word}`));
  const unknown = words.find((word) => names(word).length === 0);
  if (unknown)
    throw new Problem(`npm run evidence -- ${unknown}`, 'names no unit', {
      expected: `${[...new Set(units.map(({ name }) => name.split('/')[0]))].join(', ')}, or one of npm run evidence -- --list`,
    });
  const chosen = new Set(words.flatMap(names));
  return units.filter((unit) => chosen.has(unit));
}
