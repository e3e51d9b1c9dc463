/** Reports as plugins and bundlers wrote them (tests/fixtures/reports), from the file to the list beside the report. */
import { describe, expect, test } from 'vitest';
import { type Entry, openReport, sourcesOf } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { compare } from '../../../../../../theme/components/page/Viewer/reading/compare.ts';
import { type Facts, factsOf } from '../../../../../../theme/components/page/Viewer/reading/facts.ts';
import { comparisonLines, linesOf } from '../../../../../../theme/components/page/Viewer/reading/lines.ts';
import { words } from '../../../../../../theme/components/page/Viewer/reading/words.ts';
import { fileOf, folderOf } from './recorded.ts';

const factsFor = async (entries: Entry[]): Promise<Facts> => {
  const sources = sourcesOf(entries);
  expect(sources).toHaveLength(1);
  return factsOf(await openReport(sources[0]!, () => undefined));
};

describe('one report', () => {
  test.each([
    ['the data file of 1.6', () => [fileOf('newer.json')], 'json'],
    ['the page of 1.6', () => [fileOf('rsdoctor-report.html')], 'html'],
    ['the data file of 2.x', () => [fileOf('v2.json')], 'json'],
    ['the page of 2.x', () => [fileOf('v2.html')], 'html'],
    ['the folder', () => folderOf(), 'folder'],
    ['all that lies in the folder, without the folder', () => folderOf(''), 'folder'],
  ] as const)('%s', async (_, entries, kind) => {
    const facts = await factsFor(entries());
    expect(facts).toMatchObject({ kind, alerts: [{ code: 'E1001', count: 1 }] });
    expect(facts.bundler).toMatch(/^rspack \d/);
    expect(facts.filled.map(({ path }) => path)).toEqual(['main.js']);
    expect(facts.filled[0]!.packages[0]!.name).toBe('ms');
    expect(facts.loaders).toMatchObject([{ name: 'babel-loader', files: 3 }]);
    const { rows } = linesOf(facts, words.en).find(({ id }) => id === 'versions')!;
    expect(rows).toEqual([{ name: 'ms', value: '1.0.0, 2.1.3' }]);
  });

  test.each(['rspack.stats.json', 'webpack.stats.json'] as const)('%s', async (name) => {
    const facts = await factsFor([fileOf(name)]);
    expect(facts).toMatchObject({
      kind: 'stats',
      filled: [{ path: 'main.js', packages: [] }],
      missing: ['stats', 'merged'],
    });
    expect(facts.bundler).toMatch(name.startsWith('rspack') ? /^rspack 1\./ : /^webpack 5\./);
  });

  test('code is kept in normal mode only', async () => {
    expect((await factsFor(folderOf())).missing).toContain('codeKept');
    expect((await factsFor([fileOf('newer.json')])).missing).toContain('code');
  });

  test("a web app's own manifest beside the folder is none, and further compilers of 2.x are not asked for", async () => {
    const web = { path: 'dist/manifest.json', file: new Blob(['{"name":"shop"}']) };
    const further = { path: 'dist/.rsdoctor/compilers/node/manifest.json', file: new Blob(['{}']) };
    expect(await factsFor([web, ...folderOf(), further])).toMatchObject({ kind: 'folder', name: 'dist/.rsdoctor' });
  });
});

test('two builds', async () => {
  const found = compare(await factsFor([fileOf('older.json')]), await factsFor([fileOf('newer.json')]));
  expect(found.came.map(({ name }) => name)).toEqual(['html-escaper']);
  expect(found.grown.map(({ name }) => name)).toEqual(['main.js']);
  expect(found.went).toEqual([]);
});

test('1.6 and 2.x: files, packages and alerts pair up', async () => {
  const [before, after] = [await factsFor([fileOf('newer.json')]), await factsFor([fileOf('v2.json')])];
  const found = compare(before, after);
  expect(found.grown.map(({ name }) => name)).toEqual(['main.js']);
  expect([found.came, found.went, found.alerts]).toEqual([[], [], []]);
  expect(comparisonLines(before, after, words.zh).map(({ id }) => id)).toContain('grown');
});
