import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type RepositoryFile, readFiles } from './read.ts';

/** The name of a page is its address for ever; this one is older than the rule, and so is the folder of its samples. */
const OLDER_THAN_THE_RULE = new Set(['disableClientServer']);
/** Names that the tools which read these files ask for. */
const ASKED_FOR = new Set(['AGENTS', 'SKILL']);
/** Names that Windows keeps for itself, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** What is wrong with the parts of one path. */
function faultOf(file: string): { what: string; fix: string } | undefined {
  const parts = file.split('/');
  const odd = parts.find((part) => /[^\w.@+-]/.test(part));
  if (odd !== undefined)
    return { what: `"${odd}" has signs that addresses and shells change`, fix: 'use letters, digits, - and _' };
  const reserved = parts.find((part) => RESERVED.test(part));
  if (reserved !== undefined) return { what: `Windows cannot have a file "${reserved}"`, fix: 'give it another name' };
  if (!/^docs\/(?:en|zh|public|samples)\//.test(file)) return undefined;
  const upper = parts
    .slice(0, -1)
    .concat(path.posix.parse(file).name)
    .find((part) => /[A-Z]/.test(part) && !OLDER_THAN_THE_RULE.has(part) && !ASKED_FOR.has(part));
  return upper === undefined
    ? undefined
    : {
        what: `"${upper}" has upper-case letters`,
        fix: `write ${upper.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}: some systems take both for one name, addresses do not`,
      };
}

/** Names that work in addresses and on every system, and no two that differ by case alone. */
export function namesAreSound(files: readonly Pick<RepositoryFile, 'file'>[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file }) => {
    const problems: Problem[] = [];
    const fault = faultOf(file);
    if (fault) problems.push(new Problem(file, fault.what, { fix: fault.fix }));
    const twin = seen.get(file.toLowerCase());
    if (twin !== undefined)
      problems.push(new Problem(file, 'differs from another file by case alone', { seen: twin, fix: 'rename one' }));
    seen.set(file.toLowerCase(), file);
    return problems;
  });
}

export const names: Check<RepositoryFile> = {
  name: 'names',
  about: 'file names work in addresses and on every system',
  of: 'files',
  items: ({ root }) => readFiles(root),
  problems: namesAreSound,
};
