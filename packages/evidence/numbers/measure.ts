/**
 * Measures builds of the shop with other options and configs, for docs/generated/sample.json. Measure on an idle machine,
 * because processor time is among the numbers. The size of a report changes a little from run to run, because a report
 * holds times.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '@rsdoctor-docs/base/median';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readData } from '../demo/report-data.ts';
import { type BuildOptions, build, readBuild } from '../harness/build.ts';
import { changed, SHOP } from '../harness/shop.ts';
import { workspaceFolder } from '../harness/workspace.ts';
import { type Numbers, readNumbers, reportNumbers, writeNumbers } from './numbers.ts';

type Options = Record<string, unknown>;

const WEBPACK = 'webpack.config.cjs';

const json = (more: Options = {}) => ({ output: { mode: 'brief', options: { type: ['json'], ...more } } });

/** Options that are put on top of the shop's, by the name that the size of the report gets: `store.no-code.bytes`. */
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

/** Likewise, for builds with webpack. */
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
  const result = await build({ ...SHOP, config, set });
  const files = result.files.filter(({ path: file }) => isReport(file));
  if (result.code !== 0 || files.length === 0)
    throw new Problem(`${SHOP.folder}/${config}`, 'the build left no report', { seen: result.log.slice(-2000) });
  return files.reduce((total, { size }) => total + size, 0);
}

/** Bytes of all reports: `store.no-code.bytes`, `webpack.store.no-code.bytes`. */
async function measureStores(): Promise<Numbers> {
  const sizes: Record<string, number> = {};
  for (const [name, set] of Object.entries(STORES)) sizes[`store.${name}.bytes`] = await measureStore(SHOP.config, set);
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

/** The numbers of the report of a build. */
const reportOf = (options: BuildOptions): Promise<Numbers> =>
  readBuild(options, ({ directory, folder, config, reports: [report] }) => {
    if (!report) throw new Problem(`${folder}/${config}`, 'the build left no report');
    return reportNumbers(readData(directory, report).parts);
  });

/** The HTML report: its bytes, and how many of them are data of the shop, the rest being the report application. */
const measureHtml = (): Promise<Numbers> =>
  readBuild({ ...SHOP, env: { ...SHOP.env, RMODE: 'brief' } }, ({ directory, folder, reports: [report] }) => {
    if (report?.kind !== 'html')
      throw new Problem(folder, 'the build left no HTML report', { fix: 'see RMODE in common.cjs' });
    const text = fs.readFileSync(path.join(directory, report.file), 'utf8');
    const parts = text.match(/window\.__RSDOCTOR__\.\w+=(?:"[^"]*"|\[[^\]]*\])/g) ?? [];
    const data = Buffer.byteLength(parts.join(''));
    const all = Buffer.byteLength(text);
    return { 'store.html.bytes': all, 'store.html.data.bytes': data, 'store.html.client.bytes': all - data };
  });

/** The numbers whose name matches, with another name in front of it: `webpack.modules.plain`. */
const under = (name: string, numbers: Numbers, wanted: RegExp): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([key, value]) => (wanted.test(key) ? [[`${name}.${key}`, value]] : [])),
  );

/** Builds the shop with other options, and measures what they change in the report. */
async function measureReports(): Promise<Numbers> {
  const normal = await reportOf({ ...SHOP, set: { features: { resolver: true } } });
  const level9 = await reportOf({ ...SHOP, set: { supports: { gzip: { gzipLevel: 9 } } } });
  const webpack = await reportOf({ ...SHOP, config: WEBPACK });
  const noNative = await reportOf({ ...SHOP, set: { experiments: { enableNativePlugin: false } } });
  const withoutMaps = await reportOf({ ...SHOP, config: WEBPACK, env: { ...SHOP.env, NOMAP: '1' } });
  const realContentHash = await reportOf(changed('real-content-hash', 'webpack'));
  return {
    ...under('rspack', normal, /^(?:hooks|requests|files\.gzip\.bytes|modules\.gzip\.bytes)$/),
    ...under('gzip-level-9', level9, /^(?:files|modules)\.gzip\.bytes$/),
    ...under('webpack', webpack, /^(?:hooks|modules\.plain)$/),
    ...under('no-native', noNative, /^alerts\.E100[26]$/),
    ...under('webpack.real-content-hash', realContentHash, /^modules\.plain\.sized$/),
    ...under('webpack.without-maps', withoutMaps, /^(?:modules\.plain|modules\.plain\.sized)$/),
  };
}

/** The changes of the topics, and the numbers of their reports that pages name. */
const CHANGES: Readonly<Record<string, RegExp>> = {
  alias: /^files\.(?:js|js\.initial|legacy|legacy\.gzip)\.bytes$/,
  'split-chunks': /^(?:alerts\.E1002|files\.js\.bytes|files\.(?:main|admin)\.load(?:\.bytes)?)$/,
  'no-package-rule': /^(?:files\.js\.bytes|loaders\.files|loaders\.babel\.files)$/,
  'color-rule': /^(?:files\.js\.bytes|loaders\.babel\.files)$/,
  swc: /^(?:files\.js\.bytes|loaders\.babel\.files)$/,
};

/** Processor time of a build in ms, all its processes together. */
async function cpuOf(options: BuildOptions): Promise<number> {
  const preload = pathToFileURL(path.join(import.meta.dirname, '../harness/preload/cpu-time.mjs')).href;
  const file = path.join(workspaceFolder('shop'), 'cpu-time.txt');
  const env = { ...options.env, CPU_TIME_FILE: file, NODE_OPTIONS: `--import ${preload}` };
  return readBuild({ ...options, env }, () =>
    fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .reduce((total, ms) => total + Number(ms), 0),
  );
}

const withoutRsdoctor = (options: BuildOptions): BuildOptions => ({ ...options, env: { ...options.env, NORS: '1' } });

/** With the cache of babel-loader, which the first build fills. */
const CACHED = withoutRsdoctor(changed('cached'));
/** Builds whose processor time is measured, as the median of {@link ROUNDS} builds. */
const TIMED: Readonly<Record<string, BuildOptions>> = {
  cached: CACHED,
  'with-rsdoctor': SHOP,
  'as-found': withoutRsdoctor(SHOP),
  'no-package-rule': withoutRsdoctor(changed('no-package-rule')),
  'color-rule': withoutRsdoctor(changed('color-rule')),
  swc: withoutRsdoctor(changed('swc')),
};
const ROUNDS = 3;

/** What the changes of the topics bring, and what Rsdoctor costs. */
async function measureChanges(): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  for (const [name, wanted] of Object.entries(CHANGES))
    Object.assign(numbers, under(name, await reportOf(changed(name)), wanted));
  await readBuild(CACHED, () => {});
  // The builds take turns, so that other load on the machine slows all of them.
  const timed = Object.entries(TIMED).map(([name, options]) => ({ name, options, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) for (const { options, times } of timed) times.push(await cpuOf(options));
  for (const { name, times } of timed) numbers[`${name}.cpu.ms`] = median(times);
  return numbers;
}

/** Processor time of a first and a second build with the cache of the bundler, and of a second one with Rsdoctor. */
async function measureCaches(): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  const store = path.join(workspaceFolder('shop'), 'node_modules/.cache');
  const empty = () => fs.rmSync(store, { recursive: true, force: true });
  for (const bundler of ['rspack', 'webpack'] as const) {
    const cached = changed('bundler-cache', bundler);
    empty();
    numbers[`${bundler}.cache.first.cpu.ms`] = await cpuOf(withoutRsdoctor(cached));
    numbers[`${bundler}.cache.second.cpu.ms`] = await cpuOf(withoutRsdoctor(cached));
    empty();
    await readBuild(cached, () => {});
    numbers[`${bundler}.cache.with-rsdoctor.cpu.ms`] = await cpuOf(cached);
  }
  empty();
  return numbers;
}

/** The groups of numbers that builds of their own give. */
export const GROUPS: Readonly<Record<string, () => Promise<Numbers>>> = {
  stores: measureStores,
  html: measureHtml,
  reports: measureReports,
  changes: measureChanges,
  caches: measureCaches,
};

/** Measures one group anew and writes its numbers; the others stay. */
export async function measureGroup(name: string): Promise<void> {
  const numbers = Object.entries((await GROUPS[name]?.()) ?? {}).map(([key, value]) => [key, Math.round(value)]);
  writeNumbers({ measured: { ...readNumbers().measured, [name]: Object.fromEntries(numbers) } });
}
