import { expect, test } from 'vitest';
import { describeBehind, findBehind, parseLog } from '../../../../tools/chores/twins.ts';

const EN = 'docs/en/guide/cli.mdx';
const ZH = 'docs/zh/guide/cli.mdx';
const commit = (id: string, ...files: string[]) => ({ id, subject: `Commit ${id}`, files });
const behind = (...commits: Parameters<typeof findBehind>[1][number][]) => findBehind(['guide/cli'], commits);

test('a page is behind when its twin changed in later commits that do not say "[en only]"', () => {
  const both = commit('a', EN, ZH);
  const [found, ...others] = behind(commit('c', EN), commit('b', EN), both);
  expect([found?.lang, found?.since.map(({ id }) => id), others]).toEqual(['zh', ['b', 'c'], []]);
  expect(behind(commit('c', EN, ZH), commit('b', EN), both)).toEqual([]);
  expect(behind({ ...commit('b', EN), only: 'zh' }, both)).toHaveLength(1);
  const log = '\x01b\0Spelling\0Spelling [en only]\n\x02\n\ndocs/en/guide/cli.mdx\n';
  expect(parseLog(log)).toEqual([{ id: 'b', subject: 'Spelling', files: [EN], only: 'en' }]);
  expect(behind(...parseLog(log), both)).toEqual([]);
});

test('the list names the page and the commits', () => {
  const found = behind(commit('b', EN), commit('a', EN, ZH));
  expect(describeBehind(found, 'since main')).toMatch(/1\.[\s\S]*`docs\/zh\/guide\/cli` \| b Commit b/);
});
