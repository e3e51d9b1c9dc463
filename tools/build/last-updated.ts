/**
 * Dates of pages from git, in UTC. Rspress's plugin writes local times, and in a shallow clone gives every page the date
 * of its only commit; here pages have no date then.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { sourceFile } from '../framework/page-fields.ts';
import { writtenDate } from './written-date.ts';

const execute = promisify(execFile);

/** `git log` prints this sign and the date before the files of a commit. */
const MARK = '\u0001';

/** The newest date of each file (path from the repository's root), from `git log` output, newest first. */
function newestDates(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split(/[\n\0]+/)) {
    if (line.startsWith(MARK)) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** Date of the newest commit (YYYY-MM-DD) by absolute path, for files below `dir`; empty without the whole history. */
export async function datesOfFiles(dir: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) => (await execute('git', args, { cwd: dir, maxBuffer: 2 ** 28 })).stdout;
  try {
    const [shallow, root] = (await git('rev-parse', '--is-shallow-repository', '--show-toplevel')).trim().split('\n');
    if (shallow !== 'false' || !root) return new Map();
    const log = await git('log', '-z', `--pretty=format:${MARK}%at`, '--name-only', '--no-renames', '--', '.');
    return new Map(
      [...newestDates(log)].map(([file, seconds]) => [
        path.join(root, file),
        new Date(Number(seconds) * 1000).toISOString().slice(0, 10),
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Gives every page the date of its newest commit as `lastUpdatedTime`, and the date in words as `lastUpdatedText`. */
export function lastUpdated(root: string): RspressPlugin {
  let dates: Promise<Map<string, string>> | undefined;
  return {
    name: 'last-updated',
    async extendPageData(page: PageIndexInfo & { lastUpdatedTime?: string; lastUpdatedText?: string }) {
      dates ??= datesOfFiles(root);
      const date = (await dates).get(sourceFile(page));
      delete page.lastUpdatedTime;
      if (date) Object.assign(page, { lastUpdatedTime: date, lastUpdatedText: writtenDate(date, page.lang) });
    },
  };
}
