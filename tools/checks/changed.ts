/** What differs from main: committed on this branch, not committed yet, or new. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Problem } from '../lib/problem.ts';
import type { Input } from './check.ts';

/** Files that differ, relative to the repository with `/`; those that were deleted too. */
export interface Scope {
  /** What they were compared with, for a person: `main`. */
  base: string;
  files: readonly string[];
  /** Changed lines of a file, as pairs from–to; a file that is not in here is new or all changed. */
  lines: ReadonlyMap<string, readonly (readonly [number, number])[]>;
}

/** Whether a change concerns an input of a check. */
export function isTouched(scope: Scope, input: Input): boolean {
  if (typeof input === 'string')
    return input.endsWith('/') ? scope.files.some((file) => file.startsWith(input)) : scope.files.includes(input);
  if (!scope.files.includes(input.file)) return false;
  const ranges = scope.lines.get(input.file);
  return ranges === undefined || ranges.some(([from, to]) => from <= input.to && to >= input.from);
}

/** Reads `git diff -U0`: the changed lines of each file that both sides have. */
export function changedLines(diff: string): Map<string, [number, number][]> {
  const lines = new Map<string, [number, number][]>();
  let file = '';
  for (const line of diff.split('\n')) {
    // The target of a file that went away is /dev/null.
    if (line.startsWith('+++ ')) file = /^\+\+\+ b\/(.*?)[\t\r]*$/.exec(line)?.[1] ?? '';
    const [, start, count] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || file === '') continue;
    // Lines that only went away touch what stands before and behind them.
    const range: [number, number] =
      count === '0' ? [Number(start), Number(start) + 1] : [Number(start), Number(start) + Number(count ?? 1) - 1];
    lines.set(file, [...(lines.get(file) ?? []), range]);
  }
  return lines;
}

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
  const lines = changedLines(
    git('diff', '-U0', '--no-color', '--no-ext-diff', '--no-renames', '--src-prefix=a/', '--dst-prefix=b/', from),
  );
  return {
    base: name,
    files: [
      ...new Set([
        ...list(git('diff', '--name-only', '--no-renames', '-z', from)),
        ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean),
      ]),
    ],
    lines: new Map([...lines].map(([file, ranges]) => [relative(file), ranges])),
  };
}
