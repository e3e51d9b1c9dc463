import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readScope } from '../../../../tools/checks/changed.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'x');
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  write('docs/en/a.mdx', 'one\ntwo\nthree\nfour\n');
  write('docs/en/gone.mdx', 'x\n');
  write('.gitignore', 'doc_build/\n');
  commit();
});

test('on main, without changes, nothing differs', () =>
  expect(readScope(root)).toMatchObject({ base: 'main', files: [] }));

test('what a branch changed, what is not committed, and what is new differs', () => {
  git('checkout', '-qb', 'branch');
  write('docs/en/a.mdx', 'one\nTWO\nthree\nfour\n');
  commit();
  write('docs/en/a.mdx', 'one\nTWO\nthree\nFOUR\n');
  write('docs/中文 page.mdx', 'new\n');
  write('doc_build/index.html', 'ignored\n');
  rmSync(path.join(root, 'docs/en/gone.mdx'));
  const scope = readScope(root);
  expect([...(scope?.files ?? [])].sort()).toEqual(['docs/en/a.mdx', 'docs/en/gone.mdx', 'docs/中文 page.mdx']);
});

test('what main changed since is no change of the branch', () => {
  git('checkout', '-qb', 'branch');
  git('checkout', '-q', 'main');
  write('docs/en/b.mdx', 'x\n');
  commit();
  git('checkout', '-q', 'branch');
  expect(readScope(root)?.files).toEqual([]);
});

test('a branch that is not there is named', () =>
  expect(() => readScope(root, 'nowhere')).toThrow(/--base nowhere {2}no such branch[\s\S]*git fetch origin nowhere/));

test('a copy without git, or without main, has no comparison', () => {
  git('branch', '-m', 'trunk');
  expect(readScope(root)).toBeUndefined();
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(readScope(root)).toBeUndefined();
});
