/**
 * What other options and other configs make of the shop and its report, into docs/generated/sample.json, beside the numbers
 * of the recorded data. The size of a report changes a little from run to run, because a report holds times. Measure on an
 * idle machine: processor time is among the numbers.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../../../tools/lib/median.ts';
import { Problem } from '../../../tools/lib/problem.ts';
import { readDemo } from '../demo/demo-file.ts';
import { recordedTimes } from '../demo/recorded-times.ts';
import { readData } from '../demo/report-data.ts';
import { type BuildOptions, build } from '../harness/build.ts';
import { buildShop } from '../harness/shop.ts';
import { install } from '../harness/workspace.ts';
import { type Numbers, numbersOf, readNumbers, reportNumbers, writeNumbers } from './numbers.ts';

type Options = Record<string, unknown>;

const SHOP = 'packages/evidence/samples/shop';
const RSPACK = 'rspack.config.cjs';
const WEBPACK = 'webpack.config.cjs';

const json = (more: Options = {}) => ({ output: { mode: 'brief', options: { type: ['json'], ...more } } });

/** Name of a number: options on top of those of the shop. */
const STORES: Readonly<Record<string, Options>> = {
  default: {},
  'only-bundle': { features: ['bundle'] },
  'only-loader': { features: ['loader'] },
  'only-plugins': { features: ['plugins'] },
  'only-resolver': { features: ['resolver'] },
  nothing: { features: [] },
  'without-loader': { features: { loader: false } },
  'without-plugins': { features: { plugins: false } },
  'without-bundle': { features: { bundle: false } },
  'with-resolver': { features: { resolver: true } },
  'with-tree-shaking': { features: { treeShaking: true } },
  'no-code': { output: { reportCodeType: 'noCode' } },
  'no-module-source': { output: { reportCodeType: 'noModuleSource' } },
  'no-assets-and-module-source': { output: { reportCodeType: 'noAssetsAndModuleSource' } },
  'no-native': { experiments: { enableNativePlugin: false } },
  json: json(),
  'json-without-rules': json({ jsonOptions: { sections: { rules: false } } }),
};

/** The same with webpack. */
const WEBPACK_STORES: Readonly<Record<string, Options>> = {
  default: {},
  'no-code': { output: { reportCodeType: 'noCode' } },
  'with-tree-shaking': { features: { treeShaking: true } },
};

/** A report is a folder, or one file. */
const isReport = (file: string) =>
  file.includes('.rsdoctor/') || /(?:^|\/)rsdoctor-(?:report\.html|data\.json)$/.test(file);

/** Bytes of the shop's report on disk. */
async function measureStore(config: string, set: Options): Promise<number> {
  const result = await build({ folder: SHOP, config, set, env: { OUT: 'dist' } });
  const files = result.files.filter(({ path: file }) => isReport(file));
  if (result.code !== 0 || files.length === 0)
    throw new Problem(SHOP, 'the build left no report', { seen: result.log.slice(-2000) });
  return files.reduce((total, { size }) => total + size, 0);
}

/** Bytes of all reports: `store.no-code.bytes`, `webpack.store.no-code.bytes`. */
async function measureStores(): Promise<Numbers> {
  const sizes: Record<string, number> = {};
  for (const [name, set] of Object.entries(STORES)) sizes[`store.${name}.bytes`] = await measureStore(RSPACK, set);
  for (const [name, set] of Object.entries(WEBPACK_STORES))
    sizes[`webpack.store.${name}.bytes`] = await measureStore(WEBPACK, set);
  const size = (name: string) => sizes[name] ?? 0;
  return {
    ...sizes,
    'webpack.store.tree-shaking.bytes':
      size('webpack.store.with-tree-shaking.bytes') - size('webpack.store.default.bytes'),
    'store.tree-shaking.bytes': size('store.with-tree-shaking.bytes') - size('store.default.bytes'),
    'store.resolver.bytes': size('store.with-resolver.bytes') - size('store.default.bytes'),
  };
}

/** What a build of the shop reports, with options on top of its own. */
async function reportOf(options: Omit<BuildOptions, 'folder'>, kind: 'normal' | 'json' = 'normal'): Promise<Numbers> {
  let numbers: Numbers | undefined;
  const { code, log } = await build({
    folder: SHOP,
    env: { OUT: 'dist' },
    ...options,
    fresh: true,
    take: ({ directory, reports }) => {
      const report = reports.find((one) => one.kind === kind);
      if (report) numbers = reportNumbers(readData(directory, report).parts);
    },
  });
  if (code !== 0 || !numbers) throw new Problem(SHOP, 'the build left no report', { seen: log.slice(-2000) });
  return numbers;
}

/** The HTML report: its bytes, and how many of them are data of the shop, the rest being the report application. */
async function measureHtml(): Promise<Numbers> {
  let text = '';
  await build({
    folder: SHOP,
    config: RSPACK,
    env: { OUT: 'dist', RMODE: 'brief' },
    fresh: true,
    take: ({ directory, reports: [report] }) => {
      if (report?.kind === 'html') text = fs.readFileSync(path.join(directory, report.file), 'utf8');
    },
  });
  if (text === '') throw new Problem(SHOP, 'the build left no HTML report', { fix: 'see RMODE in common.cjs' });
  const parts = text.match(/window\.__RSDOCTOR__\.\w+=(?:"[^"]*"|\[[^\]]*\])/g) ?? [];
  const data = Buffer.byteLength(parts.join(''));
  const all = Buffer.byteLength(text);
  return { 'store.html.bytes': all, 'store.html.data.bytes': data, 'store.html.client.bytes': all - data };
}

/** Numbers under a name: `webpack.modules.plain`. */
const under = (name: string, numbers: Numbers, wanted: RegExp): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([key, value]) => (wanted.test(key) ? [[`${name}.${key}`, value]] : [])),
  );

/** What other options change in the report. */
async function measureReports(): Promise<Numbers> {
  const normal = await reportOf({ config: RSPACK, set: { features: { resolver: true } } });
  const level9 = await reportOf({ config: RSPACK, set: { supports: { gzip: { gzipLevel: 9 } } } });
  const webpack = await reportOf({ config: WEBPACK });
  const noNative = await reportOf({ config: RSPACK, set: { experiments: { enableNativePlugin: false } } });
  const withoutMaps = await reportOf({ config: WEBPACK, env: { OUT: 'dist', NOMAP: '1' } });
  const realContentHash = await buildChanged('real-content-hash.webpack.config.cjs');
  return {
    ...under('rspack', normal, /^(?:hooks|requests|files\.gzip\.bytes|modules\.gzip\.bytes)$/),
    ...under('gzip-level-9', level9, /^(?:files|modules)\.gzip\.bytes$/),
    ...under('webpack', webpack, /^(?:hooks|modules\.plain)$/),
    ...under('no-native', noNative, /^alerts\.E100[26]$/),
    ...under('webpack.real-content-hash', realContentHash, /^modules\.plain\.sized$/),
    ...under('webpack.without-maps', withoutMaps, /^(?:modules\.plain|modules\.plain\.sized)$/),
  };
}

/** The numbers of a build of the shop with one of the configs in `changes/`, or with its own. */
async function buildChanged(config: string, env: Record<string, string> = {}): Promise<Numbers> {
  const preload = pathToFileURL(path.join(import.meta.dirname, '../harness/preload/cpu-time.mjs')).href;
  const times = path.join(await install('shop'), 'cpu-time.txt');
  const found = await buildShop(
    config,
    { CPU_TIME_FILE: times, NODE_OPTIONS: `--import ${preload}`, ...env },
    (directory, report) => ({
      cpu: fs.readFileSync(times, 'utf8').trim().split('\n').map(Number),
      numbers: report && reportNumbers(readData(directory, report).parts),
    }),
    [CACHE_FOLDER],
  );
  return { ...found.numbers, 'cpu.ms': found.cpu.reduce((total, ms) => total + ms, 0) };
}

/** The configs of the topics, and the numbers of their reports that pages name. */
const CHANGES: Readonly<Record<string, { config: string; wanted: RegExp }>> = {
  alias: { config: 'alias.rspack.config.cjs', wanted: /^files\.(?:js|js\.initial|legacy|legacy\.gzip)\.bytes$/ },
  'split-chunks': {
    config: 'split-chunks.rspack.config.cjs',
    wanted: /^(?:alerts\.E1002|files\.js\.bytes|files\.(?:main|admin)\.load(?:\.bytes)?)$/,
  },
  'no-package-rule': {
    config: 'no-package-rule.rspack.config.cjs',
    wanted: /^(?:files\.js\.bytes|loaders\.files|loaders\.babel\.files)$/,
  },
  'color-rule': { config: 'color-rule.rspack.config.cjs', wanted: /^(?:files\.js\.bytes|loaders\.babel\.files)$/ },
  swc: { config: 'swc.rspack.config.cjs', wanted: /^(?:files\.js\.bytes|loaders\.babel\.files)$/ },
};

/** Builds whose processor time is measured, without Rsdoctor: the median of some. */
const TIMED: Readonly<Record<string, string>> = {
  'as-found': RSPACK,
  'no-package-rule': 'no-package-rule.rspack.config.cjs',
  'color-rule': 'color-rule.rspack.config.cjs',
  swc: 'swc.rspack.config.cjs',
};
const CACHED = 'cached.rspack.config.cjs';
const CACHE_FOLDER = 'babel-cache';
const ROUNDS = 3;

/** What the changes of the topics bring, and what Rsdoctor costs. */
async function measureChanges(): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  for (const [name, { config, wanted }] of Object.entries(CHANGES))
    Object.assign(numbers, under(name, await buildChanged(config), wanted));
  // The configs take turns, so that other load on the machine slows all of them.
  const runs: Record<string, number[]> = {};
  const note = async (name: string, config: string, env: Record<string, string>) => {
    runs[name] = [...(runs[name] ?? []), (await buildChanged(config, env))['cpu.ms'] ?? 0];
  };
  // The first build fills the cache.
  await buildChanged(CACHED, { NORS: '1' });
  for (let round = 0; round < ROUNDS; round++) {
    await note('cached', CACHED, { NORS: '1' });
    await note('with-rsdoctor', RSPACK, {});
    for (const [name, config] of Object.entries(TIMED)) await note(name, config, { NORS: '1' });
  }
  for (const [name, times] of Object.entries(runs)) numbers[`${name}.cpu.ms`] = median(times);
  return numbers;
}

/** Processor time of a first and a second build with the cache of the bundler, and of a second one with Rsdoctor. */
async function measureCaches(): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  const store = path.join(await install('shop'), 'node_modules/.cache');
  for (const bundler of ['rspack', 'webpack']) {
    const cpu = async (env: Record<string, string>) =>
      (await buildChanged(`bundler-cache.${bundler}.config.cjs`, env))['cpu.ms'] ?? 0;
    fs.rmSync(store, { recursive: true, force: true });
    numbers[`${bundler}.cache.first.cpu.ms`] = await cpu({ NORS: '1' });
    numbers[`${bundler}.cache.second.cpu.ms`] = await cpu({ NORS: '1' });
    fs.rmSync(store, { recursive: true, force: true });
    await cpu({});
    numbers[`${bundler}.cache.with-rsdoctor.cpu.ms`] = await cpu({});
  }
  fs.rmSync(store, { recursive: true, force: true });
  return numbers;
}

export const GROUPS: Readonly<Record<string, () => Promise<Numbers>>> = {
  stores: measureStores,
  html: measureHtml,
  reports: measureReports,
  changes: measureChanges,
  caches: measureCaches,
};

/** Measures one group anew and writes its numbers; the others stay. */
export async function measureGroup(name: string): Promise<void> {
  const measured: Record<string, number> = { ...readNumbers().measured };
  for (const [key, value] of Object.entries((await GROUPS[name]?.()) ?? {})) measured[key] = Math.round(value);
  const recorded = numbersOf(readDemo(), recordedTimes('webpack'));
  measured['alias.saved.bytes'] = (recorded['files.js.bytes'] ?? 0) - (measured['alias.files.js.bytes'] ?? 0);
  writeNumbers({ recorded, measured });
}
