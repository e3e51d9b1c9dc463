/**
 * The first reading of builds whose modules are merged, as by default: each of its numbers is counted here once more, from
 * the JSON by another way. The reading goes from modules to chunks; the test from chunks to modules.
 */
import { describe, expect, test } from 'vitest';
import { openReport, sourcesOf } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { unpackZip } from '../../../../../../theme/components/page/Viewer/read/zip.ts';
import { type Facts, factsOf } from '../../../../../../theme/components/page/Viewer/reading/facts.ts';
import { size, time } from '../../../../../../theme/components/page/Viewer/reading/format.ts';
import { comparisonLines, linesOf, type Row } from '../../../../../../theme/components/page/Viewer/reading/lines.ts';
import { words } from '../../../../../../theme/components/page/Viewer/reading/words.ts';
import { bytesOf, fileOf, type Recorded, textOf } from './recorded.ts';

interface Module {
  id: number;
  kind: number;
  path: string;
  size: { parsedSize: number };
}
interface Data {
  errors: { code: string }[];
  loader: { resource: { path: string }; loaders: { loader: string; startAt: number; endAt: number }[] }[];
  plugin: Record<string, { tapName: string; costs: number }[]>;
  moduleGraph: { modules: Module[] };
  chunkGraph: {
    assets: { path: string; size: number; gzipSize?: number }[];
    chunks: { initial: boolean; assets: string[]; modules: number[] }[];
  };
  configs: { root: string }[];
}

const dataOf = (name: Recorded) => (JSON.parse(textOf(name)) as { data: Data }).data;
const factsFor = async (name: Recorded): Promise<Facts> => {
  const entries = name.endsWith('.zip')
    ? unpackZip(name, bytesOf(name), () => undefined).map(({ path, content }) => ({
        path,
        file: new Blob([content as Uint8Array<ArrayBuffer>]),
      }))
    : [fileOf(name)];
  return factsOf(await openReport(sourcesOf(entries)[0]!, () => undefined));
};
const rowsOf = (facts: Facts, id: string) => linesOf(facts, words.en).find((section) => section.id === id)?.rows ?? [];

/** The folder in node_modules that a path leads through last; '' for a file of the project. */
const folderOf = (path: string) => {
  const at = path.lastIndexOf('/node_modules/');
  if (at === -1) return '';
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

/** Sizes of the packages in a file, by the lists of its chunks. */
function sizesIn(data: Data, file: string): Record<string, number> {
  const ids = new Set(
    data.chunkGraph.chunks.filter(({ assets }) => assets.includes(file)).flatMap((chunk) => chunk.modules),
  );
  const sizes: Record<string, number> = {};
  for (const module of data.moduleGraph.modules)
    if (ids.has(module.id) && module.kind === 0) {
      const folder = folderOf(module.path);
      sizes[folder] = (sizes[folder] ?? 0) + module.size.parsedSize;
    }
  return sizes;
}
/** The same of stats, whatever is around a module: all that has an identifier and lies in something of the chunk. */
function sizesInStats(stats: { modules: unknown; chunks: { id: string | number; files: string[] }[] }, file: string) {
  const { id } = stats.chunks.find(({ files }) => files.includes(file))!;
  const found = new Map<string, { folder: string; bytes: number }>();
  const walk = (value: unknown, isInside: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const {
      identifier,
      name,
      size: bytes,
      chunks,
    } = value as { identifier?: string; name: string; size?: number; chunks?: unknown[] };
    const isIn = isInside || chunks?.includes(id) === true;
    if (isIn && identifier && bytes && !('modules' in value)) found.set(identifier, { folder: folderOf(name), bytes });
    for (const inner of Object.values(value)) walk(inner, isIn);
  };
  walk(stats.modules, false);
  const sizes: Record<string, number> = {};
  for (const { folder, bytes } of found.values()) sizes[folder] = (sizes[folder] ?? 0) + bytes;
  return sizes;
}
const largestFirst = (sizes: Record<string, number>) =>
  Object.entries(sizes)
    .filter(([, bytes]) => bytes > 0)
    .sort(([, a], [, b]) => b - a);

/** Milliseconds in which a loader ran, by a walk over the starts and ends of its runs. */
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

/** The name under which the report counts the project's own modules. */
const OWN = {
  'modules/rspack.json.gz': 'example',
  'modules/webpack.json.gz': 'example',
  'realworld/rspack.json.gz': 'react-redux-realworld-example-app',
} as const;

describe.each(['modules/rspack.json.gz', 'modules/webpack.json.gz', 'realworld/rspack.json.gz'] as const)(
  '%s',
  (name) => {
    const data = dataOf(name);
    const [file] = data.chunkGraph.assets.filter(({ path }) => /main[.\w]*\.js$/.test(path));

    test('names what fills the first file', async () => {
      const [row, ...others] = rowsOf(await factsFor(name), 'files');
      expect(others).toEqual([]);
      expect(row).toMatchObject({ name: file!.path, value: `${size(file!.size)} (${size(file!.gzipSize!)} gzipped)` });
      const expected = largestFirst(sizesIn(data, file!.path)).map(([folder, bytes]) => ({
        name: folder || OWN[name],
        value: size(bytes),
      }));
      expect(row!.inside).toEqual(expected.slice(0, 4));
      // What the fault was about: a package that was merged into the entry is the first.
      expect(row!.inside![0]!.name).toBe(name.startsWith('modules') ? 'lodash-es' : 'react-dom');
    });

    test('counts its files, loaders, plugins and alerts', async () => {
      const facts = await factsFor(name);
      const files = data.chunkGraph.assets.filter(({ path }) => !/\.map$|LICENSE/.test(path));
      expect(Object.fromEntries(facts.files.map((row) => [row.path, row.size]))).toEqual(
        Object.fromEntries(files.map((row) => [row.path, row.size])),
      );
      const [loader] = data.loader[0]!.loaders.map((run) => run.loader.split('/node_modules/').at(-1)!.split('/')[0]!);
      const runs = data.loader.flatMap(({ loaders }) => loaders);
      expect(rowsOf(facts, 'loaders')).toEqual([
        { name: loader, value: `${time(timeOf(runs))}, ${data.loader.length} files` },
      ]);
      const taps = Object.values(data.plugin).flat();
      const rows = rowsOf(facts, 'plugins');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect(row.value, row.name).toBe(
          time(taps.filter(({ tapName }) => tapName === row.name).reduce((sum, { costs }) => sum + costs, 0)),
        );
      // Only messages of the bundler, and no package in two versions that are both in the bundle.
      expect(data.errors.filter(({ code }) => code !== 'OVERLAY')).toEqual([]);
      expect([rowsOf(facts, 'alerts'), rowsOf(facts, 'versions')]).toEqual([[], []]);
      expect(rowsOf(facts, 'missing')).toEqual([{ name: words.en.why.code, value: '', docs: expect.any(String) }]);
    });
  },
);

test.each(['rspack', 'webpack'] as const)(
  '%s: the folder of normal mode reads as the data file of brief mode',
  async (bundler) => {
    const [folder, file] = [await factsFor(`modules/${bundler}.zip`), await factsFor(`modules/${bundler}.json.gz`)];
    expect([folder.filled, folder.packages, folder.files]).toEqual([file.filled, file.packages, file.files]);
    expect([folder.missing, file.missing]).toEqual([['codeKept'], ['code']]);
  },
);

describe.each([
  ['modules/rspack.grouped.json.gz', 'modules/rspack.json.gz'],
  ['modules/webpack.grouped.json.gz', 'modules/webpack.json.gz'],
  ['realworld/rspack.grouped.json.gz', 'realworld/rspack.json.gz'],
] as const)('%s', (name, report) => {
  test('names what fills the first file, though its modules are merged and in groups', async () => {
    const facts = await factsFor(name);
    const [row] = rowsOf(facts, 'files');
    const sizes = sizesInStats(JSON.parse(textOf(name)), row!.name);
    delete sizes[''];
    expect(row!.inside).toEqual(
      largestFirst(sizes)
        .slice(0, 4)
        .map(([folder, bytes]) => ({ name: folder, value: size(bytes) })),
    );
    expect(facts.missing).toEqual(['stats']);
  });

  test('and the report of the same build: nothing came, went or changed, and why is said', async () => {
    for (const [before, after] of [
      [name, report],
      [report, name],
    ] as const) {
      const sections = comparisonLines(await factsFor(before), await factsFor(after), words.en);
      expect(sections.map(({ id }) => id)).toEqual(['total', 'missing']);
      expect(sections[0]!.rows.map(({ value }) => value.slice(0, 7))).toEqual(['+0 byte', '+0 byte']);
      expect(sections[1]!.rows.map((row: Row) => row.name)).toEqual([words.en.whyUnknown.kinds]);
    }
  });
});

describe('stats that do not tell everything', () => {
  test.each(['rspack', 'webpack'] as const)(
    '%s without merged modules: no package is said to fill a file, to be new or gone',
    async (bundler) => {
      const [thin, whole] = [
        await factsFor(`modules/${bundler}.stats.json.gz`),
        await factsFor(`modules/${bundler}.grouped.json.gz`),
      ];
      expect(thin.filled.map(({ path, packages }) => [path, packages])).toEqual([['main.js', []]]);
      expect(thin.missing).toEqual(['stats', 'merged']);
      expect(comparisonLines(thin, whole, words.en).map(({ id }) => id)).toEqual(['total', 'missing']);
    },
  );

  test('merged modules in a group without names: the same', () => {
    const module = {
      name: './src/index.js + 2 modules',
      chunks: [1],
      modules: [{ type: 'orphan modules', orphan: true, filteredChildren: 3 }],
    };
    const parts = {
      assets: [{ name: 'main.js', size: 10 }],
      chunks: [{ id: 1, initial: true, files: ['main.js'] }],
      modules: [module, { name: './node_modules/ms/index.js', size: 9, chunks: [1] }],
    };
    const facts = factsOf({ kind: 'stats', name: 'a', routes: [], parts });
    expect([facts.filled[0]!.packages, facts.missing]).toEqual([[], ['stats', 'merged']]);
  });

  test('files in a group without names: no totals, and none is new', async () => {
    const stats = JSON.parse(textOf('modules/rspack.grouped.json.gz')) as { assets: { name?: string; size: number }[] };
    const [whole] = [await factsFor('modules/rspack.grouped.json.gz')];
    const [main, ...others] = stats.assets;
    const group = { type: 'assets by status', cached: true, filteredChildren: others.length, size: 232 };
    const thin = factsOf({ kind: 'stats', name: 'thin', routes: [], parts: { ...stats, assets: [main, group] } });
    expect(thin.missing).toEqual(['stats', 'files']);
    expect(comparisonLines(thin, whole, words.en).map(({ id }) => id)).toEqual(['missing']);
    const named = { type: 'assets by path', children: others, size: 232 };
    expect(factsOf({ kind: 'stats', name: 'n', routes: [], parts: { ...stats, assets: [main, named] } }).files).toEqual(
      whole.files,
    );
  });

  test('two builds of which both name all: what is new and what is gone', async () => {
    const [kiosk, app] = [
      await factsFor('modules/rspack.grouped.json.gz'),
      await factsFor('realworld/rspack.grouped.json.gz'),
    ];
    const came = comparisonLines(kiosk, app, words.en)
      .find(({ id }) => id === 'came')!
      .rows.map((row) => row.name);
    // lodash-es is in both.
    expect(came).toEqual(expect.arrayContaining(['react-dom', 'marked']));
    expect(came).not.toContain('lodash-es');
    expect(
      comparisonLines(kiosk, app, words.en)
        .find(({ id }) => id === 'went')!
        .rows.map((row) => row.name),
    ).toEqual(['ms']);
  });

  test('a style sheet is not counted as the loader that read it', () => {
    const parts = {
      assets: [{ name: 'main.js', size: 10 }],
      chunks: [{ id: 1, initial: true, files: ['main.js'] }],
      modules: [
        {
          name: './node_modules/css-loader/dist/cjs.js!./src/a.css',
          size: 9,
          chunks: [1],
          moduleType: 'javascript/auto',
        },
      ],
    };
    expect(factsOf({ kind: 'stats', name: 'a', routes: [], parts }).packages).toEqual([]);
  });
});
