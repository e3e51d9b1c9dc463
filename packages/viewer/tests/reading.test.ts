/** The list beside a report, from the recorded files. */
import { describe, expect, test } from 'vitest';
import { fileOf as addressOf, pageOf } from '../address.ts';
import { unpackZip } from '../read/zip.ts';
import { compare } from '../reading/compare.ts';
import { type Facts, factsOf, loaderName } from '../reading/facts.ts';
import { growth, size, time } from '../reading/format.ts';
import { comparisonLines, linesOf, type Row } from '../reading/lines.ts';
import { markdownOf } from '../reading/markdown.ts';
import { wordsIn } from '../words/words.ts';
import { bytesOf, entry, factsFor, fileOf, folderOf, type Recorded, reportText } from './recorded.ts';

const en = wordsIn('en');

interface Data {
  errors: { code: string }[];
  loader: { loaders: { loader: string; startAt: number; endAt: number }[] }[];
  plugin: Record<string, { tapName: string; costs: number; startAt: number; endAt: number }[]>;
  moduleGraph: { modules: { id: number; kind: number; path: string; size: { parsedSize: number } }[] };
  chunkGraph: {
    assets: { path: string; size: number; gzipSize?: number }[];
    chunks: { initial: boolean; assets: string[]; modules: number[] }[];
  };
}

const dataOf = (name: Recorded) => (JSON.parse(reportText(name)) as { data: Data }).data;
const factsIn = (name: Recorded) => factsFor(fileOf(name));
const factsOfParts = (parts: object, kind: Facts['kind'] = 'json') =>
  factsOf({ kind, name: 'a', parts: parts as Record<string, unknown>, routes: [] });
/** What a row says, without what it is ranked by and where it leads. */
const said = ({ name, value, note, inside, docs }: Row): Row => ({
  name,
  value,
  ...(note && { note }),
  ...(inside && { inside: inside.map(said) }),
  ...(docs && { docs }),
});
const rowsOf = (facts: Facts, id: string) =>
  linesOf(facts, en)
    .find((section) => section.id === id)
    ?.rows.map(said) ?? [];
const compared = (before: Facts, after: Facts) => comparisonLines(before, after, en);
const idsOf = (sections: { id: string }[]) => sections.map(({ id }) => id);

/** The folder in node_modules that a path leads through last; '' for a file of the project. */
const packageOf = (path: string) => {
  const at = path.lastIndexOf('/node_modules/');
  if (at === -1) return '';
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

const sumOf = (rows: Iterable<readonly [name: string, value: number]>): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [name, value] of rows) sums[name] = (sums[name] ?? 0) + value;
  return sums;
};

/** Sizes of the packages in a file, counted from its chunks to their modules; the reading goes the other way. */
function sizesIn({ chunkGraph, moduleGraph }: Data, file: string): Record<string, number> {
  const ids = new Set(
    chunkGraph.chunks.filter(({ assets }) => assets.includes(file)).flatMap(({ modules }) => modules),
  );
  const inside = moduleGraph.modules.filter(({ id, kind }) => ids.has(id) && kind === 0);
  return sumOf(inside.map((module) => [packageOf(module.path), module.size.parsedSize]));
}
/** The same of stats: every object with an identifier that lies in something of the file's chunk. */
function sizesInStats(stats: { modules: unknown; chunks: { id: string | number; files: string[] }[] }, file: string) {
  const { id } = stats.chunks.find(({ files }) => files.includes(file))!;
  const found = new Map<string, [string, number]>();
  const walk = (value: unknown, isInside: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const row = value as { identifier?: string; name: string; size?: number; chunks?: unknown[] };
    const isIn = isInside || row.chunks?.includes(id) === true;
    if (isIn && row.identifier && row.size && !('modules' in row))
      found.set(row.identifier, [packageOf(row.name), row.size]);
    for (const inner of Object.values(value)) walk(inner, isIn);
  };
  walk(stats.modules, false);
  return sumOf(found.values());
}
/** The rows below a file, of these sizes. @param own the name of the project's own modules */
const rowsOfSizes = ({ '': project = 0, ...packages }: Record<string, number>, own?: string) =>
  Object.entries(own ? { ...packages, [own]: project } : packages)
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([name, bytes]) => ({ name, value: size(bytes) }));

/** Milliseconds in which a loader ran, counted along the starts and ends of its runs. */
function timeOf(runs: { startAt: number; endAt: number }[]): number {
  const points = runs.flatMap(({ startAt, endAt }) => [[startAt, 1] as const, [endAt, -1] as const]);
  let [total, open, since] = [0, 0, 0];
  for (const [at, step] of points.sort(([a, x], [b, y]) => a - b || y - x)) {
    if (open > 0) total += at - since;
    open += step;
    since = at;
  }
  return total;
}

// What the fault was about: a package that was merged into the entry is the first.
describe.each([
  ['modules/rspack.json.gz', 'example', 'lodash-es'],
  ['modules/webpack.json.gz', 'example', 'lodash-es'],
  ['realworld/rspack.json.gz', 'react-redux-realworld-example-app', 'react-dom'],
] as const)('%s, whose modules are merged', (name, own, largest) => {
  const data = dataOf(name);

  test('names what fills the first file', async () => {
    const [file] = data.chunkGraph.assets.filter(({ path }) => /main[.\w]*\.js$/.test(path));
    const [row, ...others] = rowsOf(await factsIn(name), 'files');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: file!.path, value: size(file!.size), note: `${size(file!.gzipSize!)} gzipped` });
    expect(row!.inside).toEqual(rowsOfSizes(sizesIn(data, file!.path), own));
    expect(row!.inside![0]!.name).toBe(largest);
  });

  test('counts its files, loaders, plugins and alerts', async () => {
    const facts = await factsIn(name);
    const files = data.chunkGraph.assets.filter(({ path }) => !/\.map$|LICENSE/.test(path));
    const sizes = (rows: { path: string; size: number }[]) => sumOf(rows.map((row) => [row.path, row.size]));
    expect(sizes(facts.files)).toEqual(sizes(files));
    const [loader] = data.loader[0]!.loaders.map((run) => run.loader.split('/node_modules/').at(-1)!.split('/')[0]!);
    const runs = data.loader.flatMap(({ loaders }) => loaders);
    expect(rowsOf(facts, 'loaders')).toEqual([
      { name: loader, value: time(timeOf(runs)), note: `${data.loader.length} files` },
    ]);
    // A call that two hooks have, which are names of one, counts once.
    const calls = new Map(
      Object.entries(data.plugin).flatMap(([hook, taps]) =>
        taps.map((tap, at) => [tap.costs > 0 ? `${tap.tapName} ${tap.startAt} ${tap.endAt}` : `${hook} ${at}`, tap]),
      ),
    );
    const times = sumOf([...calls.values()].map(({ tapName, costs }) => [tapName, costs]));
    const plugins = rowsOf(facts, 'plugins');
    expect(plugins.length).toBeGreaterThan(0);
    for (const row of plugins) expect(row.value, row.name).toBe(time(times[row.name]!));
    // Only messages of the bundler, and no package in two versions that are both in the bundle.
    expect(data.errors.filter(({ code }) => code !== 'OVERLAY')).toEqual([]);
    expect([rowsOf(facts, 'alerts'), rowsOf(facts, 'versions')]).toEqual([[], []]);
    expect(rowsOf(facts, 'missing')).toEqual([{ name: en.why.code, value: '', docs: expect.any(String) }]);
  });
});

test.each(['rspack', 'webpack'] as const)(
  '%s: the folder of normal mode reads as the data file of brief mode',
  async (bundler) => {
    const files = unpackZip('a.zip', bytesOf(`modules/${bundler}.zip`), () => undefined);
    const entries = files.map(({ path, content }) => entry(path, new Blob([content as Uint8Array<ArrayBuffer>])));
    const [folder, file] = [await factsFor(...entries), await factsIn(`modules/${bundler}.json.gz`)];
    expect([folder.initialFiles, folder.packages, folder.files]).toEqual([
      file.initialFiles,
      file.packages,
      file.files,
    ]);
    expect([folder.missing, file.missing]).toEqual([['codeKept'], ['code']]);
  },
);

test.each([
  ['the data file of 1.6', () => [fileOf('newer.json')], 'json'],
  ['the page of 1.6', () => [fileOf('rsdoctor-report.html')], 'html'],
  ['the data file of 2.x', () => [fileOf('v2.json')], 'json'],
  ['the page of 2.x', () => [fileOf('v2.html')], 'html'],
  ['the folder', () => folderOf(), 'folder'],
  ['all that lies in the folder, without the folder', () => folderOf(''), 'folder'],
] as const)('%s says the same of the kiosk', async (_, entries, kind) => {
  const facts = await factsFor(...entries());
  expect(facts).toMatchObject({ kind, alerts: [{ code: 'E1001', count: 1 }] });
  expect(facts.bundler).toMatch(/^rspack \d/);
  expect(facts.initialFiles.map(({ path }) => path)).toEqual(['main.js']);
  expect(facts.initialFiles[0]!.packages[0]!.name).toBe('ms');
  expect(facts.loaders).toMatchObject([{ name: 'babel-loader', files: 3 }]);
  expect(rowsOf(facts, 'versions')).toMatchObject([{ name: 'ms', note: expect.stringContaining('1.0.0, 2.1.3') }]);
});

test("a web app's own manifest beside the folder is none, and further compilers of 2.x are not asked for", async () => {
  const web = entry('dist/manifest.json', '{"name":"shop"}');
  const further = entry('dist/.rsdoctor/compilers/node/manifest.json', '{}');
  expect(await factsFor(web, ...folderOf(), further)).toMatchObject({ kind: 'folder', name: 'dist/.rsdoctor' });
});

test('what is missing is said with its reason, and what the data do not carry is not there', () => {
  const bare = factsOfParts({ errors: [], loader: [] });
  expect(bare.missing).toEqual(['bundle', 'loaders', 'plugins', 'code']);
  expect(idsOf(linesOf(bare, en))).toEqual(['missing']);
  const text = reportText('newer.json').replace(/"parsedSize":\d+/g, '"parsedSize":0');
  const unsized = factsOfParts((JSON.parse(text) as { data: object }).data);
  expect(unsized.missing).toContain('sizes');
  const [files, versions] = linesOf(unsized, en);
  expect([files!.about, versions!.about]).toEqual([en.abouts.files, '']);
  expect(files!.rows.flatMap(({ inside }) => inside)).toEqual([]);
});

describe.each([
  ['modules/rspack.grouped.json.gz', 'modules/rspack.json.gz'],
  ['modules/webpack.grouped.json.gz', 'modules/webpack.json.gz'],
  ['realworld/rspack.grouped.json.gz', 'realworld/rspack.json.gz'],
] as const)('%s', (name, report) => {
  test('names what fills the first file, though its modules are merged and in groups', async () => {
    const facts = await factsIn(name);
    const [row] = rowsOf(facts, 'files');
    expect(row!.inside).toEqual(rowsOfSizes(sizesInStats(JSON.parse(reportText(name)), row!.name)));
    expect(facts.missing).toEqual(['stats']);
  });

  test('and the report of the same build: nothing came, went or changed, and why is said', async () => {
    const both = [await factsIn(name), await factsIn(report)] as const;
    for (const [before, after] of [both, both.toReversed()]) {
      const sections = compared(before!, after!);
      expect(idsOf(sections)).toEqual(['total', 'unknown']);
      expect(sections[0]!.rows.map(({ value }) => value.slice(0, 7))).toEqual(['+0 byte', '+0 byte']);
      expect(sections[1]!.rows.map((row) => row.name)).toEqual([en.whyUnknown.kinds]);
    }
  });
});

describe('stats that do not tell everything', () => {
  /** Stats of one file that pages load first, in chunk 1. */
  const statsOf = (...modules: object[]) =>
    factsOfParts(
      { assets: [{ name: 'main.js', size: 10 }], chunks: [{ id: 1, initial: true, files: ['main.js'] }], modules },
      'stats',
    );

  test.each([
    ['rspack', /^rspack 1\./],
    ['webpack', /^webpack 5\./],
  ] as const)(
    '%s without merged modules: no package is said to fill a file, to be new or gone',
    async (name, bundler) => {
      const thin = await factsIn(`modules/${name}.stats.json.gz`);
      expect(thin.bundler).toMatch(bundler);
      expect(thin.initialFiles.map(({ path, packages }) => [path, packages])).toEqual([['main.js', []]]);
      expect(thin.missing).toEqual(['stats', 'merged']);
      expect(idsOf(compared(thin, await factsIn(`modules/${name}.grouped.json.gz`)))).toEqual(['total', 'unknown']);
    },
  );

  test('merged modules in a group without names: the same', () => {
    const group = { type: 'orphan modules', orphan: true, filteredChildren: 3 };
    const facts = statsOf(
      { name: './src/index.js + 2 modules', chunks: [1], modules: [group] },
      { name: './node_modules/ms/index.js', size: 9, chunks: [1] },
    );
    expect([facts.initialFiles[0]!.packages, facts.missing]).toEqual([[], ['stats', 'merged']]);
  });

  test('a style sheet is not counted as the loader that read it', () => {
    const name = './node_modules/css-loader/dist/cjs.js!./src/a.css';
    expect(statsOf({ name, size: 9, chunks: [1], moduleType: 'javascript/auto' }).packages).toEqual([]);
  });

  test('files in a group without names: no totals, and none is new', async () => {
    const stats = JSON.parse(reportText('modules/rspack.grouped.json.gz')) as { assets: object[] };
    const whole = await factsIn('modules/rspack.grouped.json.gz');
    const [main, ...others] = stats.assets;
    const withGroup = (group: object) => factsOfParts({ ...stats, assets: [main, { ...group, size: 232 }] }, 'stats');
    const thin = withGroup({ type: 'assets by status', cached: true, filteredChildren: others.length });
    expect(thin.missing).toEqual(['stats', 'files']);
    expect(idsOf(compared(thin, whole))).toEqual(['unknown']);
    expect(withGroup({ type: 'assets by path', children: others }).files).toEqual(whole.files);
  });

  test('two builds of which both name all: what is new and what is gone', async () => {
    const [kiosk, app] = ['modules/rspack.grouped.json.gz', 'realworld/rspack.grouped.json.gz'] as const;
    const { added, removed } = compare(await factsIn(kiosk), await factsIn(app));
    const names = added.map(({ name }) => name);
    // lodash-es is in both.
    expect(names).toEqual(expect.arrayContaining(['react-dom', 'marked']));
    expect(names).not.toContain('lodash-es');
    expect(removed.map(({ name }) => name)).toEqual(['ms']);
  });
});

describe('two reports', () => {
  test('name what is new and what grew; swapped, it is gone and has shrunk', async () => {
    const [before, after] = [await factsIn('older.json'), await factsIn('newer.json')];
    const [found, swapped] = [compare(before, after), compare(after, before)];
    expect(found.added.map(({ name }) => name)).toEqual(['html-escaper']);
    expect(found.grown.map(({ name }) => name)).toEqual(['main.js']);
    expect([found.removed, found.shrunk]).toEqual([[], []]);
    expect([swapped.removed, swapped.added]).toEqual([found.added, []]);
    expect(swapped.shrunk.map(({ name }) => name)).toEqual(['main.js']);
    expect(idsOf(compared(after, after))).toEqual(['total']);
  });

  test('of 1.6 and 2.x: files, packages and alerts pair up', async () => {
    const found = compare(await factsIn('newer.json'), await factsIn('v2.json'));
    expect(found.grown.map(({ name }) => name)).toEqual(['main.js']);
    expect([found.added, found.removed, found.alerts]).toEqual([[], [], []]);
  });
});

test('addresses lie below the base, in the language', () => {
  for (const base of ['/docs/', '/docs']) {
    expect(addressOf({ base }, '/demo/frame.html')).toBe('/docs/demo/frame.html');
    expect(pageOf({ base, prefix: '/zh' }, '/guide/a#b')).toBe('/docs/zh/guide/a#b');
  }
  expect(pageOf({ base: '/', prefix: '' }, '/guide/a')).toBe('/guide/a');
});

test('numbers are written as the report writes them', () => {
  const sizes = ['1 byte', '999 bytes', '1.00 KB', '198.01 KB', '2.50 GB'];
  expect([1, 999, 1000, 198008, 2.5e9].map(size)).toEqual(sizes);
  expect([growth(110157), growth(-2), time(35.4), time(2304)]).toEqual(['+110.16 KB', '−2 bytes', '35 ms', '2.3 s']);
});

test('a loader has the name of its package, or its own inside of a framework', () => {
  expect(loaderName('/a/node_modules/.pnpm/x/node_modules/@scope/b-loader/lib/i.js')).toBe('@scope/b-loader');
  expect(loaderName('C:\\shop\\loaders\\i18n.js')).toBe('i18n.js');
  expect(loaderName('builtin:swc-loader')).toBe('builtin:swc-loader');
  const inStore = (path: string) => loaderName(`/a/node_modules/.pnpm/x@1/node_modules/${path}`);
  expect(inStore('@rsbuild/core/compiled/css-loader/index.js')).toBe('css-loader');
  expect(inStore('next/dist/build/webpack/loaders/next-swc-loader.js')).toBe('next-swc-loader');
  expect(inStore('next/dist/build/webpack/loaders/postcss-loader/src/index.js')).toBe('postcss-loader');
  expect(inStore('@rspack/core/dist/cssExtractLoader.js')).toBe('cssExtractLoader');
  expect(loaderName('@rspack/core/dist/cssExtractLoader.js')).toBe('cssExtractLoader');
  expect(loaderName('./loaders/own.js')).toBe('own.js');
  expect(inStore('vue-loader/dist/templateLoader.js')).toBe('vue-loader');
  expect(inStore('mini-css-extract-plugin/dist/loader.js')).toBe('mini-css-extract-plugin');
  expect(inStore('@svgr/webpack/dist/index.js')).toBe('@svgr/webpack');
});

test('Markdown says the same, and names of the data stay text', () => {
  const packages = ['1.0.0', '2.0.0<img>'].map((version, id) => ({
    name: 'ms',
    version,
    root: `/a/${id}/node_modules/ms`,
    modules: [id],
  }));
  const modules = packages.map(({ root }, id) => ({ id, kind: 0, path: `${root}/index.js`, size: { sourceSize: 1 } }));
  const facts = factsOfParts({
    errors: [{ code: 'E1001', title: '<img src=x>|`[a](b)' }],
    packageGraph: { packages },
    moduleGraph: { modules },
  });
  const text = markdownOf('Title', en.sum(3), linesOf(facts, en), (route) => `https://site.example${route}`, en);
  expect(text).toContain('### Title\n\n3 findings\n');
  expect(text).toContain("`E1001 <img src=x>|'[a](b)`: **1**");
  expect(text).toContain('`ms`: **1.0.0, 2.0.0\\<img\\>**');
  expect(text).toContain('(https://site.example/guide/rules/rules#at-a-glance)');
});

test('Markdown: names are code, `~` strikes nothing out, and a long list says how much is left', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    name: index === 0 ? 'js/vendors~main~admin.js' : `@babel/core-${index}`,
    value: `+${30 - index} KB`,
    note: 'a~b~c & d',
  }));
  const section = { id: 'grown', title: 'Grown', about: '', rows, docs: '/a' };
  const text = markdownOf('Title', en.changes(30), [section], (route) => route, en);
  expect(text).toContain('- `js/vendors~main~admin.js`: **+30 KB** (a\\~b\\~c \\& d)');
  expect(text).not.toMatch(/(?<!`)@/);
  expect(text).toContain(`- ${en.more(20)}`);
  expect(text.match(/^- `/gm)).toHaveLength(10);
});
