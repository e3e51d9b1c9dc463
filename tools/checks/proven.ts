/**
 * What has been tried already. A check that tries the packages of others comes to the same result as long as nothing
 * that decides about it has changed, and takes minutes. So what held is kept in proven.txt, by a fingerprint of all
 * that decides; `npm test` tries what is not there, and adds it. `--fresh` tries everything (once a week: prove.yml).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.ts';
import { Problem } from '../lib/problem.ts';
import { unixText } from '../lib/unix-text.ts';
import type { Check } from './check.ts';
import type { Site } from './read/site.ts';

/** The file, relative to the repository. */
export const PROVEN_FILE = 'tools/checks/proven.txt';

/** What held, a line each: check, name, fingerprint. Git merges lines of two branches (`.gitattributes`). */
interface Kept {
  check: string;
  print: string;
  name: string;
}

/** Folders that installs and builds make. */
const isMade = (relative: string) => /(?:^|\/)(?:node_modules|dist|doc_build|test-results|\.\w[^/]*)$/.test(relative);

export class Proven {
  readonly #file: string;
  readonly #root: string;
  readonly #isFresh: boolean;
  /** Text of a file, and digest of a folder or of all files that a check judges by: many items share them. */
  readonly #texts = new Map<string, string>();
  readonly #digests = new Map<string, string>();
  #tree: readonly string[] | undefined;

  /**
   * @param root the repository
   * @param isFresh takes nothing as proven, and keeps what is proven now
   */
  constructor(root: string, isFresh = false) {
    this.#root = root;
    this.#file = path.join(root, PROVEN_FILE);
    this.#isFresh = isFresh;
  }

  /**
   * One name for all that decides about an item: its inputs, and the files that the check judges by. The same on every
   * system: line ends do not count.
   */
  fingerprint<Item>({ name, keptAs, inputs, widens }: Check<Item>, item: Item, site: Site): string {
    const hash = createHash('sha256').update(`${name}\0${keptAs?.(item)}\0`);
    for (const input of inputs?.(item, site) ?? []) {
      if (typeof input === 'string') hash.update(this.#digest(input, () => this.#filesOf(input)));
      else {
        const lines = this.#text(input.file).split('\n');
        hash.update(lines.slice(input.from - 1, input.to).join('\n'));
      }
    }
    if (widens) hash.update(this.#digest(widens.source, () => this.#allFiles().filter((file) => widens.test(file))));
    return hash.digest('hex').slice(0, 16);
  }

  /** The items of a check that are not known to hold. */
  unproven<Item>(check: Check<Item>, items: readonly Item[], site: Site): readonly Item[] {
    if (!check.keptAs || this.#isFresh) return items;
    const known = new Set(this.#read().map(({ check: name, print }) => `${name} ${print}`));
    return items.filter((item) => !known.has(`${check.name} ${this.fingerprint(check, item, site)}`));
  }

  /**
   * Keeps that items hold, and forgets what none of the check's items has as its fingerprint any more.
   * @returns whether the file is another one now
   */
  keep<Item>(check: Check<Item>, held: readonly Item[], all: readonly Item[], site: Site): boolean {
    const { keptAs } = check;
    if (!keptAs) return false;
    const kept = this.#read();
    const before = new Set(kept.filter((one) => one.check === check.name).map(({ print }) => print));
    const holds = new Set(held);
    const after = all
      .map((item) => ({ item, print: this.fingerprint(check, item, site) }))
      .filter(({ item, print }) => holds.has(item) || before.has(print))
      .map(({ item, print }): Kept => ({ check: check.name, print, name: keptAs(item) }));
    const lines = [...kept.filter((one) => one.check !== check.name), ...after]
      .map(({ check: name, print, name: what }) => `${name} ${what} ${print}`)
      .sort()
      .map((line) => `${line}\n`)
      .join('');
    if (lines === this.#text(PROVEN_FILE)) return false;
    fs.writeFileSync(this.#file, lines);
    this.#texts.delete(PROVEN_FILE);
    return true;
  }

  #read(): readonly Kept[] {
    return this.#text(PROVEN_FILE)
      .split('\n')
      .flatMap((line, index): Kept[] => {
        if (line === '') return [];
        const [, check, name, print] = /^(\S+) (.+) ([0-9a-f]{16})$/.exec(line) ?? [];
        if (check && name && print) return [{ check, name, print }];
        throw new Problem(`${PROVEN_FILE}:${index + 1}`, 'is no line of this file', {
          expected: 'a check, a name and a fingerprint',
          seen: line,
          fix: 'delete the line; what the file does not know is tried again',
        });
      });
  }

  /** One name for the paths and the contents of files. */
  #digest(key: string, files: () => readonly string[]): string {
    const known = this.#digests.get(key);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    for (const file of files()) hash.update(`${file}\0${this.#text(file)}\0`);
    const digest = hash.digest('hex');
    this.#digests.set(key, digest);
    return digest;
  }

  #filesOf(input: string): readonly string[] {
    const place = path.join(this.#root, input);
    const isFolder = fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
    return isFolder ? listFiles(place, isMade).map((file) => path.posix.join(input, file)) : [input];
  }

  #text(file: string): string {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const place = path.join(this.#root, file);
    // Bytes as they are, whatever they stand for; a file that is gone decides as one that is empty.
    const text = fs.existsSync(place) ? unixText(fs.readFileSync(place, 'latin1')) : '';
    this.#texts.set(file, text);
    return text;
  }

  #allFiles(): readonly string[] {
    this.#tree ??= ['docs', 'tools'].flatMap((folder) =>
      listFiles(path.join(this.#root, folder), isMade).map((file) => `${folder}/${file}`),
    );
    return this.#tree;
  }
}
