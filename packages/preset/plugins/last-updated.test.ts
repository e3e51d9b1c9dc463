import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { datesOfFiles } from './last-updated.ts';

it('each file has the day of its newest commit; a shallow clone, and a folder without history, know nothing', async () => {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'last-updated-')));
  const repository = path.join(dir, 'repository');
  const git = (day: string, ...args: string[]) => {
    const date = `${day}T12:00:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' };
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: repository, env });
  };
  mkdirSync(path.join(repository, 'docs'), { recursive: true });
  git('2024-01-02', 'init', '-q');
  for (const [name, day] of [
    ['a.mdx', '2024-01-02'],
    ['空 格.mdx', '2024-03-04'],
    ['a.mdx', '2025-05-06'],
  ] as const) {
    writeFileSync(path.join(repository, 'docs', name), day);
    git(day, 'add', '-A');
    git(day, 'commit', '-qm', day);
  }
  const docs = path.join(repository, 'docs');
  expect(Object.fromEntries(await datesOfFiles(docs))).toEqual({
    [path.join(docs, 'a.mdx')]: '2025-05-06',
    [path.join(docs, '空 格.mdx')]: '2024-03-04',
  });
  git('2025-05-06', 'clone', '-q', '--depth', '1', `file://${repository}`, path.join(dir, 'shallow'));
  for (const without of [path.join(dir, 'shallow/docs'), dir]) expect(await datesOfFiles(without)).toEqual(new Map());
});
