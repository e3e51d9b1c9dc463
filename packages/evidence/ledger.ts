/**
 * The ledger: a line for each unit of evidence, with the hash of the inputs with which it last held. A changed input makes
 * a unit stale. The site's tests only compare hashes; `npm run evidence` runs what is stale and writes the line.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { minifySync, transformSync } from 'rolldown/experimental';
import { listFiles } from '../../tools/lib/files.ts';
import { Problem } from '../../tools/lib/problem.ts';
import { unixText } from '../../tools/lib/unix-text.ts';

/** The file, relative to the repository. */
export const LEDGER_FILE = 'packages/evidence/ledger.txt';

/** A file, a folder (with `/` at its end), or a text. Paths are relative to the repository. */
export type Input = string | { text: string };

/** What a person recognises and can run by its name: a claim, a sample, a page's code and output, a picture. */
export interface Unit {
  /** `claim/storage/id`: its kind first. */
  name: string;
  /** Everything that decides whether the unit holds. */
  inputs: readonly Input[];
}

/** Folders that installs and builds make. */
const isMade = (relative: string) => /(?:^|\/)(?:node_modules|dist|doc_build|test-results|\.\w[^/]*)$/.test(relative);

/** The package's own code, without that of the sample projects. */
const isCode = (file: string) => /^packages\/evidence\/(?!samples\/).*\.ts$/.test(file);

/**
 * The part of a file's text that decides its effect: line ends do not count, nor do comments, layout, `import` and
 * `export` of our own code.
 */
function essence(file: string, bytes: Buffer): string {
  if (!isCode(file)) return unixText(bytes.toString('latin1'));
  const body = unixText(bytes.toString()).replace(/^import [\s\S]*? from '[^']*'(?: with \{[^}]*\})?;\n/gm, '');
  const { code } = minifySync(file, transformSync(file, body).code, { module: true, compress: false, mangle: false });
  return code.replace(/\bexport /g, '');
}

/** Hashes units; reads each file once. */
export class Hasher {
  readonly #root: string;
  readonly #digests = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  of({ name, inputs }: Unit): string {
    const hash = createHash('sha256').update(name);
    for (const input of inputs) hash.update(typeof input === 'string' ? this.#digest(input) : input.text).update('\0');
    return hash.digest('hex').slice(0, 16);
  }

  /** A file counts by its content, not its path, so that code may move; in a folder, the names below it count too. */
  #digest(input: string): string {
    const known = this.#digests.get(input);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    const add = (file: string) => {
      const place = path.join(this.#root, file);
      // A file that was deleted counts as an empty one.
      hash.update(fs.existsSync(place) ? essence(file, fs.readFileSync(place)) : '').update('\0');
    };
    if (input.endsWith('/'))
      for (const file of listFiles(path.join(this.#root, input), isMade)) {
        hash.update(`${file}\0`);
        add(input + file);
      }
    else add(input);
    const digest = hash.digest('hex');
    this.#digests.set(input, digest);
    return digest;
  }
}

/**
 * The hashes of each unit. Git keeps the lines of both branches when it merges (`.gitattributes`), so a unit may have two.
 * @throws Problem for a line of another form
 */
export function readLedger(root: string): Map<string, string[]> {
  const file = path.join(root, LEDGER_FILE);
  const hashes = new Map<string, string[]>();
  const lines = fs.existsSync(file) ? unixText(fs.readFileSync(file, 'utf8')).split('\n') : [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, name, hash] = /^(\S+) ([0-9a-f]{16})$/.exec(line) ?? [];
    if (!name || !hash)
      throw new Problem(`${LEDGER_FILE}:${index + 1}`, 'is no line of the ledger', {
        expected: 'a unit and a hash',
        seen: line,
        fix: 'delete the line, then npm run evidence -- --stale',
      });
    hashes.set(name, [...(hashes.get(name) ?? []), hash]);
  }
  return hashes;
}

/** The units whose inputs are not those with which they last held. */
export function staleAmong(units: readonly Unit[], root: string): Unit[] {
  const ledger = readLedger(root);
  const hasher = new Hasher(root);
  return units.filter((unit) => !ledger.get(unit.name)?.includes(hasher.of(unit)));
}

/** Writes that a unit held with these inputs, and deletes the lines of units that no longer exist. */
export function writeHeld(root: string, all: readonly Unit[], { name }: Unit, hash: string): void {
  const ledger = readLedger(root).set(name, [hash]);
  const lines = all.flatMap((unit) => (ledger.get(unit.name) ?? []).map((each) => `${unit.name} ${each}\n`)).sort();
  fs.writeFileSync(path.join(root, LEDGER_FILE), lines.join(''));
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
