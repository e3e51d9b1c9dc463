/** What differs from main: committed on this branch, not committed yet, or new. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Problem } from '../lib/problem.ts';

/** Files that differ, relative to the repository with `/`; those that were deleted too. */
export interface Scope {
  /** What they were compared with, for a person: `main`. */
  base: string;
  files: readonly string[];
}

/** Whether a change concerns a file, or something in a folder (with `/` at its end). */
export const isTouched = ({ files }: Scope, input: string): boolean =>
  input.endsWith('/') ? files.some((file) => file.startsWith(input)) : files.includes(input);

/**
 * What differs from main in a repository; undefined when there is no git, so that everything counts as changed.
 * @param base the branch to compare with; without it `main`, or `origin/main` in a clone that has no `main`
 * @throws Problem when the named branch is not there
 */
export function readScope(root: string, base?: string): Scope | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const exists = (name: string) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== '';
    } catch {
      return false;
    }
  };
  if (!exists('HEAD')) return undefined;
  const name = base ?? ['main', 'origin/main'].find(exists);
  if (name === undefined) return undefined;
  if (!exists(name))
    throw new Problem(`--base ${name}`, 'no such branch or commit', { fix: `git fetch origin ${name}` });
  const from = git('merge-base', 'HEAD', name).trim();
  // Paths as git names them are relative to its top folder, which need not be the site's.
  const top = git('rev-parse', '--show-toplevel').trim();
  const relative = (file: string) => path.relative(root, path.join(top, file)).split(path.sep).join('/');
  const list = (text: string) => text.split('\0').filter(Boolean).map(relative);
  return {
    base: name,
    files: [
      ...new Set([
        ...list(git('diff', '--name-only', '--no-renames', '-z', from)),
        ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean),
      ]),
    ],
  };
}
