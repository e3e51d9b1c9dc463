import { describe, expect, test } from 'vitest';
import { annotate, describeBehind, findBehind, parseLog } from '../../../../tools/chores/twins.ts';

const commit = (id: string, ...files: string[]) => ({ id, subject: `Commit ${id}`, files });
const EN = 'docs/en/guide/cli.mdx';
const ZH = 'docs/zh/guide/cli.mdx';
const behind = (...commits: ReturnType<typeof commit>[]) =>
  findBehind(['guide/cli'], commits).map(({ lang, since }) => [lang, since.map(({ id }) => id)]);

describe('a page is behind', () => {
  test('when its twin changed in later commits', () => {
    expect(behind(commit('c', EN), commit('b', EN), commit('a', EN, ZH))).toEqual([['zh', ['b', 'c']]]);
    expect(behind(commit('b', ZH), commit('a', EN))).toEqual([['en', ['b']]]);
  });

  test('not when both changed in one commit, or it followed', () => {
    expect(behind(commit('a', EN, ZH))).toEqual([]);
    expect(behind(commit('c', EN, ZH), commit('b', EN), commit('a', EN, ZH))).toEqual([]);
  });

  test('not when the commit says that the other language needs no change', () => {
    const log =
      '\x01b\0Spelling\0Spelling [en only]\n\x02\n\ndocs/en/guide/cli.mdx\n\x01a\0First\0First\n\x02\n\ndocs/en/guide/cli.mdx\ndocs/zh/guide/cli.mdx\n';
    expect(parseLog(log)).toEqual([
      { id: 'b', subject: 'Spelling', files: [EN], only: 'en' },
      { id: 'a', subject: 'First', files: [EN, ZH] },
    ]);
    expect(findBehind(['guide/cli'], parseLog(log))).toEqual([]);
  });

  test('when the marker names the other language', () => {
    expect(findBehind(['guide/cli'], [{ ...commit('b', EN), only: 'zh' }, commit('a', EN, ZH)])).toHaveLength(1);
  });
});

test('the list names the file and what its twin got', () => {
  const text = describeBehind(findBehind(['guide/cli'], [commit('b', EN), commit('a', EN, ZH)]), 'since main');
  expect(text).toContain('Pages behind their twin (since main): 1.');
  expect(text).toContain('| `docs/zh/guide/cli` | b Commit b |');
  expect(describeBehind([], 'since main')).toBe('No page is behind its twin (since main).');
});

test('a pull request is warned at the file that it changed, also of a page that has no twin yet', () => {
  const files: Record<string, string> = { en: EN, zh: ZH };
  const found = findBehind(['guide/cli'], [{ ...commit('b', EN), subject: '50%: more,\nnow' }, commit('a', EN, ZH)]);
  const [line, ...others] = annotate(found, (_route, lang) => files[lang]);
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^::warning file=docs\/en\/guide\/cli\.mdx,title=[^:]*::docs\/zh\/guide\/cli\.mdx is behind: "50%25: more,%0Anow" .*\[en only\]$/,
  );
  expect(annotate(found, (_route, lang) => (lang === 'en' ? EN : undefined))).toEqual([
    expect.stringContaining('::docs/zh/guide/cli is behind'),
  ]);
  expect(annotate([], () => EN)).toEqual([]);
});
