/** Asks git. */
import { execFileSync } from 'node:child_process';
import { Problem } from './problem.ts';

/**
 * What a git command prints.
 * @throws Problem with what to do when there is no git, no repository, or nothing with that name
 */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string; stderr?: string };
    const isMissing = code === 'ENOENT';
    const seen = stderr.trim().split('\n')[0];
    const problem = isMissing
      ? 'git is not installed'
      : /not a git repository/i.test(stderr)
        ? 'is no git repository'
        : `git ${args[0]} failed`;
    const fix = isMissing
      ? 'install git: the checks ask it which files belong to the repository, and what changed'
      : /not a git repository/i.test(stderr)
        ? 'work in a clone (git clone …); in a downloaded folder: git init && git add --all && git commit -m "Start"'
        : 'correct the name of the branch or commit';
    throw new Problem(root, problem, { ...(seen ? { seen } : {}), fix });
  }
}
