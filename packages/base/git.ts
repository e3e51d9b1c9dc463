/** What to do when git fails. */
import { Problem } from '@rsdoctor-docs/base/problem';

/** The error of a git command as what a person can do about it; any other error as it is. */
export function explainGit(error: unknown): unknown {
  const {
    code,
    path: program,
    stderr = '',
    message,
  } = (error ?? {}) as { [part in 'code' | 'path' | 'stderr' | 'message']?: string };
  if (code === 'ENOENT' && program === 'git')
    return new Problem('git', 'is not installed', {
      fix: 'install it: the commands ask it which files belong to the repository, and what changed',
    });
  if (!message?.startsWith('Command failed: git ')) return error;
  const seen = String(stderr).trim().split('\n')[0] ?? '';
  return /not a git repository/i.test(seen)
    ? new Problem('.git', 'is not there', {
        seen,
        fix: 'work in a clone (git clone …); in a downloaded folder: git init && git add --all && git commit -m "Start"',
      })
    : new Problem(message.split('\n')[0] ?? '', 'failed', { seen, fix: 'correct the name of the branch or commit' });
}
