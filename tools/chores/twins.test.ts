import { expect, test } from 'vitest';
import { type Commit, describeBehind, findBehind } from './twins.ts';

const EN = 'docs/en/guide/cli.mdx';
const ZH = 'docs/zh/guide/cli.mdx';
const commit = (title: string, ...files: string[]): Commit => ({ title, message: '', files });
const behind = (...commits: Commit[]) => findBehind(['guide/cli.mdx'], commits);

test('a page is behind when its twin changed in later commits that do not say "[en only]"', () => {
  const both = commit('a', EN, ZH);
  const [found, ...others] = behind(commit('c', EN), commit('b', EN), both);
  expect([found?.lang, found?.since.map(({ title }) => title), others]).toEqual(['zh', ['b', 'c'], []]);
  expect(behind(commit('c', EN, ZH), commit('b', EN), both)).toEqual([]);
  expect(behind({ ...commit('b', EN), message: 'b\n\n[zh only]' }, both)).toHaveLength(1);
  expect(behind({ ...commit('b', EN), message: 'b\n\n[en only]' }, both)).toEqual([]);
});

test('the list names the page and the commits', () => {
  const found = behind(commit('b1 A | B', EN), commit('a', EN, ZH));
  expect(describeBehind(found, 'since main')).toMatch(/1\.[\s\S]*`docs\/zh\/guide\/cli\.mdx` \| b1 A \\\| B \|/);
});
