/**
 * Dates of pages from git, in UTC. Rspress's plugin writes local times, and in a shallow clone gives every page the date
 * of its only commit; here pages have no date then.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { sourceFile } from './page-fields.ts';
import { writtenDate } from './written-date.ts';

const execute = promisify(execFile);

/** `git log` prints this sign and the date before the files of a commit. */
const MARK = '\u0001';

/** Date of the newest commit (YYYY-MM-DD) by absolute path, for files below `dir`; empty without the whole history. */
export async function datesOfFiles(dir: string): Promise<Map<string, string>> {
  const options = { cwd: dir, maxBuffer: 2 ** 28, env: { ...process.env, TZ: 'UTC' } };
  const git = async (...args: string[]) => (await execute('git', args, options)).stdout;
  const dates = new Map<string, string>();
  try {
    const [shallow, root] = (await git('rev-parse', '--is-shallow-repository', '--show-toplevel')).trim().split('\n');
    if (shallow !== 'false' || !root) return dates;
    const format = ['--date=short-local', `--pretty=format:${MARK}%ad`];
    const log = await git('log', '-z', ...format, '--name-only', '--no-renames', '--', '.');
    // The newest commit comes first.
    for (const commit of log.split(MARK).slice(1)) {
      const [date = '', ...files] = commit.split(/[\n\0]+/).filter(Boolean);
      for (const file of files.map((name) => path.join(root, name))) if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    // There is no git, or no repository: pages have no date.
  }
  return dates;
}

/**
 * Gives every page the date of its newest commit as `lastUpdatedDay`, and the date in words as `lastUpdatedText`. Not as
 * `lastUpdatedTime`: Rspress's plugin runs at the same time and sometimes overwrites that.
 */
export function lastUpdated(root: string): RspressPlugin {
  let dates: Promise<Map<string, string>> | undefined;
  return {
    name: 'last-updated',
    async extendPageData(page: PageIndexInfo & { lastUpdatedDay?: string; lastUpdatedText?: string }) {
      dates ??= datesOfFiles(root);
      const date = (await dates).get(sourceFile(page));
      if (date) Object.assign(page, { lastUpdatedDay: date, lastUpdatedText: writtenDate(date, page.lang) });
    },
  };
}
