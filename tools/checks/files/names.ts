/**
 * File names. Not ls-lint: it compares a name with a pattern, but does not find two that differ by case alone or names
 * that Windows reserves.
 */
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type RepositoryFile, readFiles } from './read.ts';

/** The address of a page must not change; this one is older than the rule, and so is the folder of its samples. */
const OLDER_THAN_THE_RULE = ['disableClientServer'];
/** Names that other programs expect. */
const EXPECTED = ['AGENTS', 'SKILL'];
/** Names that Windows reserves, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function* faultsOf(file: string): Iterable<Problem> {
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

/** Names work in addresses and on every system, and no two differ by case alone. */
export function* nameFaults(files: readonly Pick<RepositoryFile, 'file'>[]): Iterable<Problem> {
  const seen = new Map<string, string>();
  for (const { file } of files) {
    yield* faultsOf(file);
    const twin = seen.get(file.toLowerCase());
    if (twin)
      yield new Problem(file, 'differs from another file by case alone', { seen: twin, fix: 'rename one of them' });
    seen.set(file.toLowerCase(), file);
  }
}

export const names: Check<RepositoryFile> = {
  name: 'names',
  about: 'file names work in addresses and on every system',
  of: 'files',
  items: ({ root }) => readFiles(root),
  problems: (files) => [...nameFaults(files)],
};
