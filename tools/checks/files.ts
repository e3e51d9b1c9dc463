/**
 * Names and sizes of files. Not ls-lint: it compares a name with a pattern, but does not find two that differ by case
 * alone or names that Windows reserves.
 */
import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.ts';
import { Problem } from '../lib/problem.ts';
import type { Check } from './check.ts';

/** Older than the rule against upper-case letters: a page whose address must not change, and the folder of its samples. */
const OLDER_THAN_THE_RULE = ['disableClientServer'];
/** Names that other programs expect. */
const EXPECTED = ['AGENTS', 'SKILL'];
/** Names that Windows reserves, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Bytes that a file may have. The first row that fits counts. */
const LIMITS: ReadonlyArray<{ fits: RegExp; most: number; fix: string }> = [
  {
    fits: /\.(?:png|avif|jpg|gif|webp|svg|ico)$/,
    most: 300_000,
    fix: 'make the picture smaller, or cut it to what it shows',
  },
  { fits: /(?:^|\/)package-lock\.json$/, most: 2_000_000, fix: 'see what came into the lockfile' },
  { fits: /./, most: 400_000, fix: 'such a file does not belong into the repository; make it when it is needed' },
];

/** What is wrong with the name of one file. */
export function* nameFaults(file: string): Iterable<Problem> {
  const parts = file.split('/');
  const odd = parts.find((part) => /[^\w.@+-]/.test(part));
  const reserved = parts.find((part) => RESERVED.test(part));
  const upper = [...parts.slice(0, -1), path.posix.parse(file).name].find(
    (part) => /[A-Z]/.test(part) && !OLDER_THAN_THE_RULE.includes(part) && !EXPECTED.includes(part),
  );
  if (odd)
    yield new Problem(file, `"${odd}" has signs that addresses and shells change`, {
      fix: 'use letters, digits, - and _',
    });
  else if (reserved) yield new Problem(file, `Windows cannot have a file "${reserved}"`, { fix: 'rename it' });
  else if (upper && /^docs\/(?:en|zh|public|samples)\//.test(file))
    yield new Problem(file, `"${upper}" has upper-case letters`, {
      fix: `write ${upper.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}: some systems take both for one name, addresses do not`,
    });
}

/** Names work in addresses and on every system, no two differ by case alone, and no file burdens every clone. */
export function* fileFaults(files: readonly string[], bytesOf: (file: string) => number): Iterable<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    yield* nameFaults(file);
    const twin = seen.get(file.toLowerCase());
    if (twin)
      yield new Problem(file, 'differs from another file by case alone', { seen: twin, fix: 'rename one of them' });
    seen.set(file.toLowerCase(), file);
    const { most, fix } = LIMITS.find(({ fits }) => fits.test(file))!;
    const bytes = bytesOf(file);
    if (bytes > most)
      yield new Problem(file, 'is too large', { expected: `${most} bytes at most`, seen: `${bytes} bytes`, fix });
  }
}

export const files: Check<string> = {
  name: 'files',
  about: 'file names work in addresses and on every system, and no file is too large for a clone',
  of: 'files',
  items: ({ root }) => repositoryFiles(root),
  problems: (all, { root }) => fileFaults(all, (file) => fs.statSync(path.join(root, file)).size),
};
