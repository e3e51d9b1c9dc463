import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datesOfFiles } from '../../../../tools/build/last-updated.ts';

let dir: string;
const inRepo = (...names: string[]) => path.join(dir, 'repo', ...names);

/** Commits the file as it is, on a day. */
function commit(file: string, day: string): void {
  writeFileSync(inRepo(file), day);
  const date = `${day}T12:00:00Z`;
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: inRepo(),
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', day);
}

beforeAll(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'last-updated-')));
  mkdirSync(inRepo('docs'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: inRepo() });
  commit('docs/a.mdx', '2024-01-02');
  commit('docs/空 格.mdx', '2024-03-04');
  commit('docs/a.mdx', '2025-05-06');
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('datesOfFiles', () => {
  it('knows the newest commit of each file', async () => {
    expect([...(await datesOfFiles(inRepo('docs')))].sort()).toEqual([
      [inRepo('docs', 'a.mdx'), '2025-05-06'],
      [inRepo('docs', '空 格.mdx'), '2024-03-04'],
    ]);
  });

  it('knows nothing in a shallow clone', async () => {
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${inRepo()}`, path.join(dir, 'shallow')]);
    expect(await datesOfFiles(path.join(dir, 'shallow', 'docs'))).toEqual(new Map());
  });

  it('knows nothing outside of a repository', async () => {
    expect(await datesOfFiles(dir)).toEqual(new Map());
  });
});
