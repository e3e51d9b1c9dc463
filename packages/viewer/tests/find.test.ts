/** What is opened of the files that somebody drops. */
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Fault } from '../read/fault.ts';
import { findReports } from '../read/find.ts';
import { type Entry, openReport } from '../read/open.ts';
import { unpackZip } from '../read/zip.ts';
import { type Facts, factsOf } from '../reading/facts.ts';
import { openReports } from '../work/open-reports.ts';
import { entry, folderOf, folderTexts, htmlOf, reportText } from './recorded.ts';

const { data, clientRoutes } = JSON.parse(reportText('newer.json')) as {
  data: Record<string, unknown>;
  clientRoutes: string[];
};
const newer = reportText('newer.json');
const older = reportText('older.json');
const page = htmlOf(data, clientRoutes);
const stats = reportText('rspack.stats.json');
const bytes = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
const zipped = (files: Record<string, string | Uint8Array>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytes(content)])));
const blob = (content: Uint8Array) => new Blob([content as Uint8Array<ArrayBuffer>]);

const unzip = async ({ path, file }: Entry): Promise<Entry[]> =>
  unpackZip(path, new Uint8Array(await file.arrayBuffer()), () => undefined).map((inner) =>
    entry(inner.path, blob(inner.content)),
  );

/** The facts of what opens, and how many readers are still open then. */
async function dropped(files: Record<string, string | Uint8Array> | Entry[], room = 2) {
  const entries = Array.isArray(files)
    ? files
    : Object.entries(files).map(([path, content]) =>
        entry(path, typeof content === 'string' ? content : blob(content)),
      );
  let readers = 0;
  const opened = await openReports(await findReports(entries, unzip), room, async (source) => {
    const facts = factsOf(await openReport(source, () => undefined));
    readers++;
    return { facts, file: { close: () => readers-- } };
  });
  expect(readers).toBe(opened.length);
  return opened.map(({ facts }) => facts);
}
const kindsOf = (facts: Facts[]) => facts.map(({ kind }) => kind);
const faultOf = (files: Parameters<typeof dropped>[0], room?: number) =>
  dropped(files, room).then(
    (facts) => `opened ${kindsOf(facts).join(' ')}`,
    (error: Fault) => error.code,
  );

describe('several forms of one build are one report, the one that says most', () => {
  const forms = { 'rsdoctor-data.json': newer, 'rsdoctor-report.html': page, 'stats.json': stats };
  const below = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text]));
  const { 'rsdoctor-data.json': _, ...noData } = forms;
  test.each<[string, Record<string, string | Uint8Array> | Entry[], string[]]>([
    ['a folder with all', below('dist/', forms), ['json']],
    ['all, the least first', Object.fromEntries(Object.entries(below('dist/', forms)).toReversed()), ['json']],
    ['page and stats', below('dist/', noData), ['html']],
    ['all files of the folder', forms, ['json']],
    ['its archive', { 'artifact.zip': zipped(below('dist/', forms)) }, ['json']],
    ['an archive of the files', { 'artifact.zip': zipped(forms) }, ['json']],
    ['a folder of normal mode with its stats', [...folderOf(), entry('dist/stats.json', stats)], ['folder']],
    ['and further inside', [...folderOf(), entry('dist/a/stats.json', stats)], ['folder']],
    [
      "in .rsdoctor, beside a web app's manifest",
      { ...below('dist/.rsdoctor/', forms), 'dist/manifest.json': '{"name":"a"}' },
      ['json'],
    ],
    ['under names of their own', { 'dist/shop.json': newer, 'dist/shop.html': page }, ['json']],
    ['the page first', { 'shop.html': page, 'shop.json': newer }, ['json']],
    [
      'an archive with a page of another name',
      { 'a.zip': zipped({ 'index.html': page, 'rsdoctor-data.json': newer }) },
      ['json'],
    ],
    [
      'a data file that is cut off',
      { ...below('dist/', forms), 'dist/rsdoctor-data.json': newer.slice(0, -9) },
      ['html'],
    ],
  ])('%s', async (_, files, kinds) => {
    expect(kindsOf(await dropped(files))).toEqual(kinds);
  });

  test.each<[string, Record<string, string | Uint8Array> | Entry[]]>([
    ['two folders', { ...below('before/', { ...forms, 'rsdoctor-data.json': older }), ...below('after/', forms) }],
    ['an archive of two folders', { 'a.zip': zipped({ ...below('a/before/', forms), ...below('a/after/', forms) }) }],
    [
      'a folder of normal mode and a data file elsewhere',
      [...folderOf('before/.rsdoctor/'), entry('after/rsdoctor-data.json', newer)],
    ],
    [
      'a folder of normal mode that was dropped itself, and a data file elsewhere',
      [...folderOf('.rsdoctor/'), entry('after/rsdoctor-data.json', newer)],
    ],
    [
      'a report without the number of its build, and stats',
      { 'a.json': JSON.stringify({ data: { ...data, hash: '' }, clientRoutes }), 'b.json': stats },
    ],
    ['two data files', { 'baseline.json': older, 'current.json': newer }],
    ['two data files in a folder, under names of their own', { 'a/baseline.json': older, 'a/current.json': newer }],
    [
      'two archives',
      { 'a.zip': zipped({ 'rsdoctor-data.json': older }), 'b.zip': zipped({ 'rsdoctor-data.json': newer }) },
    ],
  ])('%s are two', async (_, files) => {
    expect(await dropped(files)).toHaveLength(2);
    expect(await faultOf(files, 1)).toBe('tooMany');
  });

  test.each<[string, Record<string, string | Uint8Array> | Entry[]]>([
    [
      'one build in two folders, in two forms',
      { 'before/rsdoctor-data.json': newer, 'after/rsdoctor-report.html': page },
    ],
    ['one build under two names, in two forms', { 'before.json': newer, 'after.html': page }],
    ['a second download in a folder', { 'a/rsdoctor-data.json': older, 'a/rsdoctor-data (1).json': newer }],
    ['an old one in a folder', { 'a/rsdoctor-data.json': newer, 'a/rsdoctor-data.old.json': older }],
    ['old stats in a folder', { 'a/stats.json': stats, 'a/stats-old.json': stats }],
    ['a finished comparison of the CLI', { 'rsdoctor-diff.html': htmlOf({ baseline: data, current: data }, []) }],
  ])('%s: both are opened', async (_, files) => {
    expect(await dropped(files)).toHaveLength(2);
  });

  test('an artifact with report, page and comparison is the comparison, baseline first', async () => {
    const { data: before } = JSON.parse(older) as { data: { hash: string } };
    const comparison = htmlOf({ baseline: before, current: data }, []);
    const files = {
      'index.html': page,
      'rsdoctor-data.json': newer,
      'diff.html': comparison,
      'rsdoctor-diff.json': '{}',
    };
    const facts = await dropped({ 'artifact.zip': zipped(files) });
    expect(facts.map(({ build }) => build)).toEqual([before.hash, data.hash]);
  });

  test('the sides of a finished comparison are named', async () => {
    const { data: before } = JSON.parse(older) as { data: object };
    const facts = await dropped({ 'a.html': htmlOf({ baseline: before, current: data }, []) });
    expect(facts.map(({ name }) => name)).toEqual(['a.html (baseline)', 'a.html (current)']);
    expect(facts.map(({ build }) => build)).toEqual([(before as { hash: string }).hash, data.hash]);
  });

  test('the manifests of further compilers below the first are none', async () => {
    const further = entry('normal/compilers/node/manifest.json', '{"client":{"enableRoutes":[]},"data":{"a":1}}');
    expect(await dropped([...folderOf('normal/'), further])).toHaveLength(1);
  });

  test('archives too deep in each other are said to be that, unless a report lies there', async () => {
    const nest = (depth: number, inner: Uint8Array): Uint8Array =>
      depth === 0 ? inner : nest(depth - 1, zipped({ 'a.zip': inner }));
    const report = zipped({ 'rsdoctor-data.json': newer });
    expect(await faultOf({ 'a.zip': nest(2, report) })).toBe('opened json');
    expect(await faultOf({ 'a.zip': nest(3, report) })).toBe('nested');
  });

  test('in their order, the first being the baseline', async () => {
    const facts = await dropped({ 'before/rsdoctor-data.json': older, 'after/rsdoctor-data.json': newer });
    expect(facts.map(({ packages }) => packages.some(({ name }) => name === 'html-escaper'))).toEqual([false, true]);
  });
});

describe('what a file is, its first bytes say', () => {
  const folder = Object.fromEntries(folderTexts().map(({ path, text }) => [path, text]));
  const archive = zipped({ 'rsdoctor-data.json': newer });
  test.each<[string, Record<string, string | Uint8Array>, string]>([
    ['an archive without its ending', { artifact: archive }, 'json'],
    ['an archive named .json', { 'a.json': archive }, 'json'],
    ['JSON named .zip', { 'a.zip': newer }, 'json'],
    ['JSON with a mark of its encoding, named .zip', { 'a.zip': `\uFEFF${newer}` }, 'json'],
    ['a page named .zip', { 'a.zip': page }, 'html'],
    ['a page named .json', { 'a.json': page }, 'html'],
    ['JSON named .html', { 'a.html': newer }, 'json'],
    ['gzip named .zip', { 'a.zip': gzipSync(newer) }, 'json'],
    ['gzip named .json', { 'a.json': gzipSync(newer) }, 'json'],
    ['an archive in an archive', { 'a.zip': zipped({ 'build.zip': zipped(folder) }) }, 'folder'],
    ['one in a folder of an archive', { 'a.zip': zipped({ 'x/build': archive, 'x/log.txt': 'a' }) }, 'json'],
    ['a folder with one archive', { 'dist/artifact.zip': archive }, 'json'],
    ['an archive behind a program', { 'a.zip': new Uint8Array([...bytes('MZ a program'), ...archive]) }, 'json'],
    ['a file of another name in a folder', { 'dist/report.json': newer, 'dist/index.html': '<p>' }, 'json'],
  ])('%s', async (_, files, kind) => {
    expect(kindsOf(await dropped(files))).toEqual([kind]);
  });

  test('a download of the site in a folder with a report is left alone', async () => {
    expect(await dropped({ 'dist/rsdoctor-data.json': newer, 'dist/download.zip': 'PK\u0003\u0004' })).toHaveLength(1);
  });

  test('an archive names its reports, those of archives in it too', async () => {
    const [facts] = await dropped({ 'a.zip': zipped({ 'b.zip': zipped({ 'dist/stats.json': stats }) }) });
    expect(facts!.name).toBe('a.zip/b.zip/stats.json');
  });
});

describe('files that hold no report', () => {
  const foreign = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.json`, '{"name":"a"}']));
  test.each<[string, Record<string, string | Uint8Array>, string]>([
    ['do not count', { ...foreign, 'my.json': newer }, 'opened json'],
    [
      'beside two',
      { 'package.json': '{}', 'a.json': older, 'b.json': newer, 'index.html': '<p>', 'a.png': '\u0089PNG' },
      'opened json json',
    ],
    ['alone', foreign, 'nothing'],
    ['one alone', { 'package.json': '{"name":"a"}' }, 'foreignJson'],
    ['three that do', { 'a.json': older, 'b.json': newer, 'c.json': reportText('v2.json') }, 'tooMany'],
    ['one of two that is cut off', { 'a.json': older, 'b.json': newer.slice(0, -9) }, 'brokenJson'],
    ['an empty one', { 'a.json': older, 'b.json': '' }, 'empty'],
    ['none in a folder', { 'dist/a.js': '1' }, 'nothing'],
  ])('%s', async (_, files, expected) => {
    expect(await faultOf(files)).toBe(expected);
  });

  test('in place of the sample: the sample is named, and no file that the reader did not choose', async () => {
    const entries = [entry('rsdoctor-data.json', '<!doctype html><title>Log in</title>')];
    const fault = await openReports(await findReports(entries, unzip), 2, async (source) => ({
      facts: factsOf(await openReport(source, () => undefined)),
      file: { close: () => undefined },
    })).catch(Fault.ofSample);
    expect(fault).toMatchObject({ code: 'sample' });
    expect(Fault.ofSample(new Fault('worker'))).toMatchObject({ code: 'worker' });
  });

  test('what the page lacks is no fault of a file', async () => {
    for (const code of ['worker', 'memory'] as const) {
      const found = await findReports([entry('a.json', older), entry('b.json', newer)], unzip);
      await expect(openReports(found, 2, () => Promise.reject(new Fault(code)))).rejects.toMatchObject({ code });
    }
  });
});

describe('stats and JSON that a bundler or package manager wrote otherwise', () => {
  const one = JSON.parse(stats) as object;
  const failed = {
    hash: 'a',
    version: '5',
    errors: [{ message: '\u001B[31m× Module not found\u001B[39m\n  ./gone.js' }],
    warnings: [],
  };
  const lines = (text: string) => `\n> shop@1.0.0 build\n> webpack --json\n\n${text}`;
  const faultFor = (text: string) =>
    dropped({ 'stats.json': text }).then(
      (facts) => ({ opened: kindsOf(facts) }),
      ({ code, detail }: Fault) => ({ code, detail }),
    );
  test.each<[string, string, object]>([
    [
      'several compilers',
      JSON.stringify({ children: [{ ...one, name: 'web' }, one], errors: [], warnings: [] }),
      { code: 'severalStats', detail: 'web, 1' },
    ],
    ['one compiler of a list', JSON.stringify({ children: [one], errors: [], warnings: [] }), { opened: ['stats'] }],
    ['a build that failed', JSON.stringify(failed), { code: 'statsFailed', detail: '× Module not found' }],
    [
      'one that failed without files',
      JSON.stringify({ ...failed, assets: [], chunks: [], modules: [] }),
      { code: 'statsFailed', detail: '× Module not found' },
    ],
    [
      'an error of one long line',
      JSON.stringify({ ...failed, errors: ['x'.repeat(900)] }),
      { code: 'statsFailed', detail: 'x'.repeat(200) },
    ],
    ['of webpack 4', JSON.stringify({ ...failed, errors: ['a\nb'] }), { code: 'statsFailed', detail: 'a' }],
    [
      'a number of errors',
      JSON.stringify({ ...failed, errors: [], errorsCount: 2 }),
      { code: 'statsFailed', detail: '' },
    ],
    ['errors and warnings alone', JSON.stringify({ ...failed, errors: [] }), { code: 'statsTooThin', detail: '' }],
    ['a failed build with files', JSON.stringify({ ...one, errors: failed.errors }), { opened: ['stats'] }],
    ['lines of npm', lines(stats), { code: 'textAround', detail: '> shop@1.0.0 build' }],
    [
      'lines of npm before many',
      lines(JSON.stringify({ ...one, x: 'y'.repeat(200_000) })),
      { code: 'textAround', detail: '> shop@1.0.0 build' },
    ],
    ['lines of yarn', `yarn run v1.22\n${stats}\nDone in 2.30s.`, { code: 'textAround', detail: 'yarn run v1.22' }],
    ['a line behind', `${stats}\nDone in 2.30s.`, { code: 'textAround', detail: 'Done in 2.30s.' }],
    [
      'a line in brackets',
      `[webpack-cli] Compiling\n${stats}`,
      { code: 'textAround', detail: '[webpack-cli] Compiling' },
    ],
    ['text without JSON', lines('{ Error: no }').padEnd(600), { code: 'foreign', detail: '' }],
  ])('%s', async (_, text, expected) => {
    expect(await faultFor(text)).toMatchObject(expected);
  });
});
