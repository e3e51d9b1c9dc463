import { describe, expect, test } from 'vitest';
import { unpack as unpackOfBuild } from '../../../../../../packages/evidence/demo/report-data.ts';
import type { Fault } from '../../../../../../theme/components/page/Viewer/read/fault.ts';
import { type Entry, openReport, sourcesOf } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { pack, unpack } from '../../../../../../theme/components/page/Viewer/read/unpack.ts';
import { factsOf } from '../../../../../../theme/components/page/Viewer/reading/facts.ts';
import { texts } from '../../../../../../theme/components/page/Viewer/texts.ts';
import { LANGS } from '../../../../../../theme/site.ts';
import { entry, folder, html, json, parts, routes } from './sample.ts';

const nothing = () => undefined;
const open = async (entries: Entry[]) => openReport(sourcesOf(entries)[0]!, nothing);
const faultOf = (entries: Entry[]) =>
  open(entries).then(
    () => 'none',
    (error: Fault) => error.code,
  );
const stats = {
  version: '5.112.2',
  assets: [{ name: 'main.js', size: 10 }],
  chunks: [{ id: 1, initial: true, files: ['main.js'] }],
  modules: [],
};

describe('a report is read the same from', () => {
  test.each([
    ['the data file', () => [entry('a/rsdoctor-data.json', json())], 'json'],
    ['the data file with a mark of its encoding', () => [entry('data.json', `\uFEFF${json()}`)], 'json'],
    ['the page', () => [entry('rsdoctor-report.html', html())], 'html'],
    ['the folder', () => folder(), 'folder'],
    ['the folder, dropped itself', () => folder(undefined, '.rsdoctor').slice(0, -1), 'folder'],
  ] as const)('%s', async (_, entries, kind) => {
    const report = await open(entries());
    expect(report).toMatchObject({ kind, routes });
    expect(report.parts).toEqual(parts);
  });

  test('a folder is one report, with its other files; files beside it that are none are left alone', () => {
    expect(sourcesOf(folder())).toHaveLength(1);
    expect(sourcesOf([...folder(), ...folder(undefined, 'other/.rsdoctor')])).toHaveLength(2);
    expect(sourcesOf([entry('a.json', json()), entry('b.html', html())])).toHaveLength(2);
  });

  test('names of pages of 2.x are those of the client', async () => {
    const report = await open([entry('a.json', json(parts, ['Overall', 'Compile.Loaders', 'Compile.Plugins', 3]))]);
    expect(report.routes).toEqual(['Overall', 'Compile.WebpackLoaders', 'Compile.WebpackPlugins']);
  });

  test('stats of a bundler are told from a report', async () => {
    expect(await open([entry('stats.json', JSON.stringify(stats))])).toMatchObject({ kind: 'stats' });
  });

  test('packing is that of the plugins, and back', async () => {
    expect(unpackOfBuild(await pack({ a: 'é' }))).toEqual({ a: 'é' });
    expect(await unpack(await pack([1, 2]))).toEqual([1, 2]);
  });
});

describe('what is no report is named', () => {
  const shard = (entries: Entry[]) => entries.findIndex(({ path }) => path.endsWith('moduleGraph'));
  test.each<[string, Entry[] | (() => Entry[])]>([
    ['empty', [entry('a.json', '')]],
    ['foreign', [entry('a.json', 'PK\u0003\u0004')]],
    ['foreignJson', [entry('package.json', '{"name":"a","version":"1"}')]],
    ['foreignJson', [entry('a.json', '[1]')]],
    ['foreignHtml', [entry('index.html', '<!doctype html><title>a</title>')]],
    ['brokenJson', [entry('a.json', json().slice(0, -100))]],
    ['brokenPart', [entry('a.html', html().replace(/(moduleGraph=")[^"]{400}/, '$1'))]],
    ['brokenPart', [entry('a.html', html().slice(0, 20_000))]],
    ['manifestAlone', () => folder().filter(({ path }) => path.endsWith('manifest.json'))],
    ['missingParts', () => folder().toSpliced(shard(folder()), 1)],
    ['brokenPart', () => folder().map((file) => (file.path.endsWith('/moduleGraph') ? entry(file.path, 'eJw') : file))],
    ['unknownShape', [entry('a.json', json({ graph: [] }))]],
    ['unknownShape', [entry('a.json', json({ errors: {}, moduleGraph: { modules: 1 }, chunkGraph: null }))]],
    ['statsTooThin', [entry('a.json', '{"assets":[],"chunks":[]}')]],
  ])('%s', async (code, entries) => {
    expect(await faultOf(typeof entries === 'function' ? entries() : entries)).toBe(code);
  });

  test('in a sentence of each language, which names the file', () => {
    for (const lang of LANGS)
      for (const [code, say] of Object.entries(texts[lang].faults)) {
        const text = say('the-file.json', 'a detail');
        expect(text.length, `${lang} ${code}`).toBeGreaterThan(15);
        if (!['nothing', 'tooMany', 'sample', 'frame', 'memory'].includes(code))
          expect(text, code).toContain('the-file.json');
      }
  });
});

test('a page is never run, whatever stands in it', async () => {
  Object.assign(globalThis, { ran: false });
  const hostile = html().replace(
    '</head>',
    '<script>globalThis.ran = true</script><img src=x onerror="ran=true"></head>',
  );
  await open([entry('a.html', hostile)]);
  expect((globalThis as unknown as { ran: boolean }).ran).toBe(false);
});

test('data of any shape gives facts, and never throws', () => {
  // A few rows of each list: the shapes count, not the number.
  const few = JSON.parse(JSON.stringify(parts), (_, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 9) : value,
  ) as typeof parts;
  const odd: unknown[] = [
    null,
    0,
    'a',
    [],
    [null],
    {},
    { a: 1 },
    [[]],
    [{}],
    { assets: [{}], modules: [null], chunks: 'x' },
    -1e300,
  ];
  for (const part of [...Object.keys(parts), '__proto__', 'constructor'])
    for (const value of odd) {
      const facts = factsOf({ kind: 'json', name: 'a', routes: [], parts: { ...few, [part]: value } });
      expect(JSON.stringify(facts)).not.toContain('null');
    }
  for (const value of odd)
    expect(() =>
      factsOf({ kind: 'stats', name: 'a', routes: [], parts: { assets: value, chunks: value, modules: value } }),
    ).not.toThrow();
});

test('progress goes up to the whole', async () => {
  const shares: number[] = [];
  await openReport(sourcesOf([entry('a.json', json())])[0]!, (_, share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
});
