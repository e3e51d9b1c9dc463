import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../read/fault.ts';
import { reportsIn } from '../read/find.ts';
import { lineAround, OBJECT } from '../read/formats.ts';
import { MOST_BYTES } from '../read/limits.ts';
import { type Entry, openReport } from '../read/open.ts';
import { pack, unpack } from '../read/unpack.ts';
import { factsOf } from '../reading/facts.ts';
import { REPORT_SANDBOX } from '../report-settings.ts';
import { wordsIn } from '../words/words.ts';
import { entry, htmlOf, packed, reportText } from './recorded.ts';

const { data: parts, clientRoutes: routes } = JSON.parse(reportText('newer.json')) as {
  data: Record<string, unknown>;
  clientRoutes: string[];
};
const json = (data: unknown = parts, clientRoutes: unknown = routes) => JSON.stringify({ data, clientRoutes });
const html = () => htmlOf(parts, routes);

/** The same as a `.rsdoctor` folder, with two shards of one part, and a file that has nothing to do with it. */
function folder(under = 'dist/.rsdoctor'): Entry[] {
  const data: Record<string, string[]> = {};
  const shards: Entry[] = [];
  for (const [part, value] of Object.entries(parts)) {
    const text = packed(value);
    const texts = part === 'moduleGraph' ? [text.slice(0, 99), text.slice(99)] : [text];
    data[part] = texts.map((_, at) => `C:\\shop\\.rsdoctor\\${part}\\${at}`);
    shards.push(...texts.map((shard, at) => entry(`${under}/${part}/${at}`, shard)));
  }
  const manifest = JSON.stringify({ client: { enableRoutes: routes }, data });
  return [entry(`${under}/manifest.json`, manifest), ...shards, entry('dist/js/main.js', '1')];
}

const nothing = () => undefined;
const open = async (entries: Entry[]) => openReport(reportsIn(entries)[0]![0]!, nothing);
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

const utf16 = () => Buffer.from(`\uFEFF${json()}`, 'utf16le');
const gzipped = (text: string) => new Blob([gzipSync(text)]);
const tar = `${'a.json'.padEnd(257, '\0')}ustar\0${'0'.repeat(300)}`;
/** As the system gives a file that was deleted after it had been chosen. */
const goneFile = {
  size: 1,
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('not there', 'NotFoundError')) }),
} as Blob;

describe('a report is read the same from', () => {
  test.each([
    ['the data file', () => [entry('a/rsdoctor-data.json', json())], 'json'],
    ['the data file with a mark of its encoding', () => [entry('data.json', `\uFEFF${json()}`)], 'json'],
    ['the data file of PowerShell', () => [entry('data.json', new Blob([utf16()]))], 'json'],
    ['the same of another system', () => [entry('data.json', new Blob([utf16().swap16()]))], 'json'],
    ['the data file, packed', () => [entry('data.json.gz', gzipped(json()))], 'json'],
    ['the page, packed', () => [entry('a.html.gz', gzipped(html()))], 'html'],
    ['the page', () => [entry('rsdoctor-report.html', html())], 'html'],
    ['the folder', () => folder(), 'folder'],
    ['the folder, dropped itself', () => folder('.rsdoctor').slice(0, -1), 'folder'],
  ] as const)('%s', async (_, entries, kind) => {
    const report = await open(entries());
    expect(report).toMatchObject({ kind, routes });
    expect(report.parts).toEqual(parts);
  });

  test('a folder is one report, with its other files; files beside it that are none are left alone', () => {
    expect(reportsIn(folder())).toHaveLength(1);
    expect(reportsIn([...folder(), ...folder('other/.rsdoctor')])).toHaveLength(2);
    expect(reportsIn([entry('a.json', json()), entry('b.html', html())])).toHaveLength(2);
  });

  test('names of pages of 2.x are those of the client', async () => {
    const report = await open([entry('a.json', json(parts, ['Overall', 'Compile.Loaders', 'Compile.Plugins', 3]))]);
    expect(report.routes).toEqual(['Overall', 'Compile.WebpackLoaders', 'Compile.WebpackPlugins']);
  });

  test('stats of a bundler are told from a report', async () => {
    expect(await open([entry('stats.json', JSON.stringify(stats))])).toMatchObject({ kind: 'stats' });
  });

  test('packing is that of the plugins, and back', async () => {
    expect(await unpack(packed({ a: 'é' }))).toEqual({ a: 'é' });
    expect(await unpack(await pack({ a: 'é' }))).toEqual({ a: 'é' });
  });
});

describe('what is no report is named', () => {
  const shard = (entries: Entry[]) => entries.findIndex(({ path }) => path.endsWith('moduleGraph/1'));
  test.each<[string, Entry[] | (() => Entry[])]>([
    ['empty', [entry('a.json', '')]],
    ['foreign', [entry('a.json', 'PK\u0003\u0004')]],
    ['foreignJson', [entry('package.json', '{"name":"a","version":"1"}')]],
    ['foreignJson', [entry('a.json', '[1]')]],
    ['foreignHtml', [entry('index.html', '<!doctype html><title>a</title>')]],
    ['brokenJson', [entry('a.json', json().slice(0, -100))]],
    ['brokenPart', [entry('a.html', html().replace(/(moduleGraph=")[^"]{400}/, '$1'))]],
    ['brokenPart', [entry('a.html', html().slice(0, 2000))]],
    ['manifestAlone', () => folder().filter(({ path }) => path.endsWith('manifest.json'))],
    ['missingParts', () => folder().toSpliced(shard(folder()), 1)],
    [
      'brokenPart',
      () => folder().map((file) => (file.path.endsWith('/moduleGraph/0') ? entry(file.path, 'eJw') : file)),
    ],
    ['unknownShape', [entry('a.json', json({ graph: [] }))]],
    ['unknownShape', [entry('a.json', json({ errors: null, moduleGraph: {}, chunkGraph: null }))]],
    // A part that belongs elsewhere, or has rows that are none: the client would fail at it.
    ['brokenPart', [entry('a.json', json({ ...parts, errors: parts.moduleGraph }))]],
    ['brokenPart', [entry('a.json', json({ ...parts, errors: [null] }))]],
    ['brokenPart', [entry('a.json', json({ ...parts, moduleGraph: { modules: 1 } }))]],
    ['brokenPart', [entry('a.json', json({ ...parts, chunkGraph: { assets: [], chunks: [null] } }))]],
    ['brokenPart', [entry('a.json', json().replace('"errors":', '"__proto__":'))]],
    ['brokenPart', [entry('a.html', html().replace('__RSDOCTOR__.moduleGraph=', '__RSDOCTOR__.__proto__='))]],
    ['brokenPart', [entry('stats.json', JSON.stringify({ ...stats, modules: [null] }))]],
    ['foreignJson', [entry('a.json', 'null')]],
    ['foreignJson', [entry('a.json', '42')]],
    ['foreign', [entry('a.txt', '42 is the answer')]],
    ['tar', [entry('a.tar', tar)]],
    ['tar', [entry('a.tgz', gzipped(tar))]],
    ['brokenZip', [entry('a.json.gz', new Blob([gzipSync(json()).subarray(0, -100)]))]],
    ['gone', [{ path: 'a.json', file: goneFile }]],
    ['statsTooThin', [entry('a.json', '{"assets":[],"chunks":[]}')]],
    ['statsTooThin', [entry('a.json', '{"logging":{},"errors":[],"errorsCount":0}')]],
    ['statsTooThin', [entry('a.json', '{"version":"5.1.0","errorsCount":0,"warningsCount":2}')]],
    ['statsTooThin', [entry('a.json', '{"children":[{"errorsCount":0},{"errorsCount":0}]}')]],
    ['statsFailed', [entry('a.json', '{"logging":{},"errors":[{"message":"no"}],"errorsCount":1}')]],
    ['severalStats', [entry('a.json', JSON.stringify({ children: [stats, stats] }))]],
    ['severalStats', [entry('a.json', JSON.stringify([stats, stats]))]],
    ['foreignJson', [entry('a.json', '{"errors":[],"children":[{}]}')]],
    ['nested', [entry('a.json.gz', new Blob([gzipSync(gzipSync('{}'))]))]],
    ['nested', [entry('a.gz', new Blob([gzipSync(Buffer.from([0x50, 0x4b, 3, 4, 0]))]))]],
    ['comparison', [entry('rsdoctor-diff.html', htmlOf({ baseline: parts, current: parts }, []))]],
  ])('%s', async (code, entries) => {
    expect(await faultOf(typeof entries === 'function' ? entries() : entries)).toBe(code);
  });

  test('in a sentence of each language, which names the file', () => {
    for (const lang of ['en', 'zh'] as const)
      for (const [code, say] of Object.entries(wordsIn(lang).faults)) {
        const text = say('the-file.json', 'a detail');
        expect(text.length, `${lang} ${code}`).toBeGreaterThan(15);
        if (!['nothing', 'tooMany', 'sample', 'frame', 'worker', 'memory'].includes(code))
          expect(text, code).toContain('the-file.json');
      }
  });
});

test('a small page that would fill the memory', async () => {
  // Each part is below the limit, all of them are above it. The limit is the same for all forms.
  const part = `"${'1'.repeat(MOST_BYTES / 4)}"`;
  const packed = deflateSync(part).toString('base64');
  const names = ['a', 'b', 'c', 'd', 'e'];

  const page = names.map((name) => `<script>window.__RSDOCTOR__.${name}="${packed}"</script>`).join('');
  expect(await faultOf([entry('a.html', `${page}<script>window.__RSDOCTOR__.enableRoutes=[]</script>`)])).toBe(
    'tooLarge',
  );
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
  const odd = [
    null,
    0,
    -1e300,
    'a',
    [],
    [null],
    [[]],
    [{}],
    {},
    { a: 1 },
    { assets: [{}], modules: [null], chunks: 'x' },
  ];
  for (const part of [...Object.keys(parts), '__proto__', 'constructor'])
    for (const value of odd) {
      const report = {
        name: 'a',
        routes: [],
        parts: { ...few, [part]: value, assets: value, chunks: value, modules: value },
      };
      for (const kind of ['json', 'stats'] as const)
        expect(JSON.stringify(factsOf({ ...report, kind }))).not.toContain('null');
    }
});

test('progress goes up to the whole', async () => {
  const shares: number[] = [];
  await openReport(reportsIn([entry('a.json', json())])[0]![0]!, (_, share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
});

test('a report never gets the origin of the site', () => {
  expect(REPORT_SANDBOX).not.toContain('allow-same-origin');
});

test('a file of empty lines is looked through once: the search for its object takes no line twice', () => {
  // A search that may go on behind its line's end looks through all empty lines from each of them.
  expect(OBJECT.source).not.toMatch(/\\s|\[^[^\]]*\\n/);
  expect(lineAround(`> a\n${'\n'.repeat(200_000)}`)).toBeUndefined();
});
