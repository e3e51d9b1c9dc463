import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { explainGit } from '@rsdoctor-docs/base/git';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { files } from '#tools/checks/files.ts';
import { runCheck } from '#tools/checks/run.ts';
import { readCommits } from '#tools/chores/twins.ts';

const said = (work: () => unknown): string => {
  try {
    return String(work());
  } catch (error) {
    return String(explainGit(error));
  }
};

test('a folder that is no clone, a branch that is not there, and a machine without git are named with what to do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-clone-'));
  const { problems } = await runCheck(files, readSite(path.join(folder, 'docs'), LANGS));
  expect(problems[0]?.message).toMatch(/^\.git {2}is not there\n.*not a git repository.*\n.*git clone/);
  expect(said(() => readCommits('.', 'nope'))).toMatch(
    /git .*merge-base nope HEAD {2}failed\n.*nope.*\n.*correct the name/,
  );
  const before = process.env.PATH;
  process.env.PATH = folder;
  try {
    expect(said(() => readCommits('.'))).toMatch(/git {2}is not installed\n.*install it/);
  } finally {
    process.env.PATH = before;
  }
  expect(explainGit(new TypeError('x is undefined'))).toBeInstanceOf(TypeError);
});
