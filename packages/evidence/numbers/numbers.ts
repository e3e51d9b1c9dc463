/**
 * The numbers of the sample shop that pages name. They are counted in the data of the live report and the live diff
 * (docs/generated/demo.json), and measured in builds with other options. A name gives the same number on every page.
 */
import fs from 'node:fs';
import path from 'node:path';
import { estimate, lengthOf, merged } from '@rsdoctor-docs/viewer/loader-times';
import type { DemoData } from '../demo/demo-file.ts';
import { unpack } from '../demo/report-data.ts';
import type { Times } from '../demo/times.ts';
import type { GraphModule } from '../harness/reports.ts';

/** Numbers by name. The end of a name is the unit: `.bytes`, `.ms`, `.percent`; other names are counts. */
export type Numbers = Readonly<Record<string, number>>;

export const NUMBERS = 'docs/generated/sample.json';
const NUMBERS_FILE = path.join(import.meta.dirname, '../../..', NUMBERS);
/** Numbers of the open-source application of the guides, written by hand from its reports. */
const APPLICATION_FILE = path.join(import.meta.dirname, '../../../docs/generated/open-mct.json');

export interface SampleData {
  $from: string;
  /** From demo.json. */
  recorded: Numbers;
  /** From builds of their own, by group (measure.ts). */
  measured: Readonly<Record<string, Numbers>>;
}

/** Reads the numbers of the last run. */
export function readNumbers(): SampleData {
  return JSON.parse(fs.readFileSync(NUMBERS_FILE, 'utf8')) as SampleData;
}

/** All numbers that pages may name. */
export function knownNumbers(): Numbers {
  const { recorded, measured: groups } = readNumbers();
  const measured: Numbers = Object.assign({}, ...Object.values(groups));
  const application = JSON.parse(fs.readFileSync(APPLICATION_FILE, 'utf8')) as { numbers: Numbers };
  const saved = (recorded['files.js.bytes'] ?? 0) - (measured['alias.files.js.bytes'] ?? 0);
  return { ...recorded, ...measured, 'alias.saved.bytes': saved, ...application.numbers };
}

/** Writes numbers; those that are not given stay. */
export function writeNumbers(numbers: Partial<Pick<SampleData, 'recorded' | 'measured'>>): void {
  fs.writeFileSync(NUMBERS_FILE, `${JSON.stringify({ ...readNumbers(), ...numbers }, null, 2)}\n`);
}

interface Asset {
  path: string;
  size: number;
  gzipSize?: number;
  chunks: string[];
}

interface Run {
  loader: string;
  path: string;
  isPitch: boolean;
  startAt: number;
  endAt: number;
  pid: number;
}

interface Parts {
  chunkGraph: {
    assets: Asset[];
    chunks: Array<{ id: string; name: string; initial: boolean; modules: number[] }>;
    entrypoints: Array<{ name: string; assets: string[] }>;
  };
  moduleGraph: { modules: GraphModule[] };
  packageGraph: { packages: Array<{ name: string }> };
  errors: Array<{ code?: string; description?: string; title?: string }>;
  loader: Array<{ resource: { path: string }; loaders: Run[] }>;
  summary: { costs: Array<{ name: string; costs: number }> };
  plugin: Record<string, Array<{ tapName: string; costs: number }>>;
  resolver: unknown[];
}

/** All numbers of the recorded data, and the times of the recorded webpack build. */
export function numbersOf(demo: DemoData, webpack: Times): Numbers {
  const parts = (packed: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packed).map(([name, text]) => [name, text ? unpack(text) : undefined]),
    ) as unknown as Parts;
  const report = parts(demo.report.parts);
  // The recorded data has no requests: Module Resolve is off there.
  const { requests: _, ...counted } = reportNumbers(report);
  return rounded({
    ...counted,
    ...timesOf(report),
    ...webpackTimes(webpack),
    ...diffOf(unpack(demo.diff.baseline) as Parts, unpack(demo.diff.current) as Parts),
  });
}

/** The numbers that every report of the shop has. */
export function reportNumbers(parts: object): Numbers {
  const report = parts as Parts;
  return rounded({
    ...filesOf(report),
    ...modulesOf(report),
    ...alertsOf(report),
    ...loadersOf(report),
    hooks: Object.keys(report.plugin).length,
    requests: report.resolver.length,
  });
}

/** Rounds to two decimals. */
const rounded = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 100) / 100]));

/** What the report counts as a file: no source maps, no license files. */
const isCounted = ({ path: file }: Asset) => !/\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/.test(file);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const KINDS: Readonly<Record<string, RegExp>> = {
  js: /\.(?:js|bundle)$/,
  css: /\.css$/,
  fonts: /\.woff2$/,
  html: /\.html$/,
  images: /\.(?:png|svg)$/,
  media: /\.mp4$/,
};

/** The JavaScript files that a page of the shop loads at its start. */
function pageOf(entry: string, { entrypoints, assets }: Parts['chunkGraph']): readonly Asset[] {
  const names = new Set(entrypoints.find(({ name }) => name === entry)?.assets);
  return assets.filter(({ path: file }) => names.has(file) && file.endsWith('.js'));
}

/** The JavaScript file that loads later and contains a module whose path has this part. */
function asyncFileWith(part: string, { chunkGraph: { assets, chunks }, moduleGraph }: Parts): Asset | undefined {
  const holding = new Set(moduleGraph.modules.filter(({ path: file }) => file.includes(part)).map(({ id }) => id));
  const own = new Set(
    chunks.filter(({ initial, modules }) => !initial && modules.some((id) => holding.has(id))).map(({ id }) => id),
  );
  return assets.find(({ path: file, chunks: ids }) => file.endsWith('.js') && ids.some((id) => own.has(id)));
}

const bytesOf = (assets: readonly Asset[]) => sum(assets.map(({ size }) => size));

function filesOf(report: Parts): Numbers {
  const { assets, chunks } = report.chunkGraph;
  const counted = assets.filter(isCounted);
  const kinds = Object.entries(KINDS).flatMap(([kind, pattern]) => {
    const own = counted.filter(({ path: file }) => pattern.test(file));
    return [
      [`files.${kind}`, own.length],
      [`files.${kind}.bytes`, bytesOf(own)],
    ];
  });
  const ids = new Set(chunks.filter(({ initial }) => initial).map(({ id }) => id));
  const initial = counted.filter((asset) => asset.path.endsWith('.js') && asset.chunks.some((id) => ids.has(id)));
  const pages = ['main', 'admin'].flatMap((page) => {
    const loaded = pageOf(page, report.chunkGraph);
    return [
      [`files.${page}.bytes`, bytesOf(counted.filter(({ path: file }) => file.startsWith(`js/${page}.`)))],
      [`files.${page}.load`, loaded.length],
      [`files.${page}.load.bytes`, bytesOf(loaded)],
    ];
  });
  const legacy = asyncFileWith('/legacy-charts/', report);
  return {
    files: counted.length,
    'files.bytes': bytesOf(counted),
    ...Object.fromEntries(kinds),
    'files.js.initial': initial.length,
    'files.js.initial.bytes': bytesOf(initial),
    ...Object.fromEntries(pages),
    'files.gzip.bytes': sum(counted.map(({ gzipSize }) => gzipSize ?? 0)),
    'files.legacy.bytes': legacy?.size ?? 0,
    'files.legacy.gzip.bytes': legacy?.gzipSize ?? 0,
  };
}

const hasSize = ({ size }: GraphModule) => size.parsedSize > 0;
/** The modules that are files, without the containers of merged modules. */
const plainModules = ({ moduleGraph: { modules } }: Parts) => modules.filter(({ kind }) => kind === 0);

function modulesOf(report: Parts): Numbers {
  const { modules } = report.moduleGraph;
  const plain = plainModules(report);
  const bundled = (part: string) => plain.find(({ path: file }) => file.includes(part))?.size.parsedSize ?? 0;
  return {
    modules: modules.length,
    'modules.plain': plain.length,
    'modules.plain.sized': plain.filter(hasSize).length,
    'modules.sized': modules.filter(hasSize).length,
    'modules.react-dom.bytes': bundled('react-dom.production'),
    'modules.carousel.bytes': bundled('Carousel.jsx'),
    ...rowsOfMain(report),
    'modules.gzip.bytes': sum(plain.map(({ size }) => size.gzipSize)),
    packages: report.packageGraph.packages.length,
  };
}

/**
 * What Bundle Size lists of the file `main`: its header counts the container of merged modules, its rows do not. A row
 * stands for a path, and the container has the path of its first module.
 */
function rowsOfMain({ moduleGraph: { modules }, chunkGraph: { chunks } }: Parts): Numbers {
  const ids = new Set(chunks.find(({ name }) => name === 'main')?.modules);
  const listed = modules.filter((module) => ids.has(module.id) && hasSize(module));
  const rows = listed.filter(({ kind }) => kind === 0);
  const bytes = (some: readonly GraphModule[]) => sum(some.map(({ size }) => size.parsedSize));
  return {
    'main.modules': listed.length,
    'main.modules.bytes': bytes(listed),
    'main.rows.bytes': bytes(rows),
    'main.rows.source.bytes': sum(rows.map(({ size }) => size.sourceSize)),
    'main.rows.packages.bytes': bytes(rows.filter(({ path: file }) => file.includes('/node_modules/'))),
  };
}

function alertsOf({ errors }: Parts): Numbers {
  const copies = errors.filter(
    ({ code, title, description }) => code === 'OVERLAY' && /\[(?:E\d{4}|EXTEND):/.test(`${title} ${description}`),
  );
  const own = errors.filter(({ code }) => code !== 'OVERLAY');
  const codes = [...new Set(own.map(({ code }) => code ?? ''))].sort();
  return {
    alerts: own.length,
    'alerts.all': errors.length,
    'alerts.bundler': errors.length - own.length - copies.length,
    // The terminal prints the messages of the bundler: its own, and its copies of the alerts.
    'alerts.printed': errors.length - own.length,
    'alerts.custom-rules': errors.filter(({ code }) => code === 'OVERLAY' || code === 'EXTEND').length,
    ...Object.fromEntries(codes.map((code) => [`alerts.${code}`, own.filter((alert) => alert.code === code).length])),
  };
}

function loadersOf({ loader }: Parts): Numbers {
  const all = loader.flatMap(({ loaders }) => loaders);
  const named: Readonly<Record<string, string>> = {
    babel: 'babel-loader',
    markdown: 'markdown-loader',
    extract: 'cssExtractLoader',
    css: 'css-loader',
    less: 'less-loader',
    swc: 'builtin:swc-loader',
  };
  const rows = Object.entries(named).flatMap(([name, part]) => {
    const files = loader.filter(({ loaders }) => loaders.some((run) => run.loader.includes(part)));
    const runs = files.flatMap(({ loaders }) => loaders.filter((run) => run.loader.includes(part)));
    const inPackages = files.filter(({ resource }) => resource.path.includes('/node_modules/')).length;
    return [
      [`loaders.${name}.files`, files.length],
      [`loaders.${name}.files.packages`, inPackages],
      [`loaders.${name}.files.own`, files.length - inPackages],
      [`loaders.${name}.runs.ms`, sum(runs.map(({ startAt, endAt }) => endAt - startAt))],
      [`loaders.${name}.ms`, estimate(runs, all)],
      [
        `loaders.${name}.span.ms`,
        Math.max(...runs.map((run) => run.endAt)) - Math.min(...runs.map((run) => run.startAt)),
      ],
    ];
  });
  const pages = loader.filter(({ resource }) => resource.path.includes('/src/pages/'));
  const onPages = ['markdown', 'i18n', 'babel'].flatMap((name) => {
    const runs = pages.flatMap(({ loaders }) => loaders.filter((run) => run.loader.includes(`${name}-loader`)));
    return [
      [`loaders.pages.${name}.files`, runs.length],
      [`loaders.pages.${name}.ms`, lengthOf(merged(runs))],
    ];
  });
  return {
    'loaders.files': loader.length,
    'loaders.runs': all.length,
    'loaders.runs.pitch': all.filter(({ isPitch }) => isPitch).length,
    ...Object.fromEntries([...onPages, ...rows]),
  };
}

const STAGES: Readonly<Record<string, string>> = {
  'bootstrap->beforeCompile': 'bootstrap',
  'beforeCompile->afterCompile': 'compile',
  'afterCompile->done': 'done',
  'minify(processAssets)': 'minify',
};

function timesOf({ summary, plugin }: Parts): Numbers {
  const tap = (hook: string, name: string) =>
    sum((plugin[hook] ?? []).filter(({ tapName }) => tapName === name).map(({ costs }) => costs));
  const info = Object.keys(plugin).map((hook): [string, number] => [hook, tap(hook, 'BuildInfoPlugin')]);
  return {
    ...Object.fromEntries(summary.costs.map(({ name, costs }) => [`stages.${STAGES[name] ?? name}.ms`, costs])),
    'plugins.build-info.ms': sum(info.map(([, costs]) => costs)),
    ...Object.fromEntries(
      info.filter(([, costs]) => costs > 0).map(([hook, costs]) => [`plugins.build-info.${hook}.ms`, costs]),
    ),
    'plugins.rules.ms': tap('done', 'RsdoctorWebpackPlugin:rules'),
    'plugins.module-graph.ms': tap('done', 'RsdoctorWebpackPlugin:moduleGraph'),
    'plugins.source-map-collector.ms': tap('processAssets', 'RsdoctorSourceMapCollector'),
  };
}

function webpackTimes({ summary, plugin }: Times): Numbers {
  const tap = (name: string) => plugin[`processAssets ${name} 1`]?.[1] ?? 0;
  return {
    ...Object.fromEntries(
      Object.entries(STAGES).map(([from, stage]) => [`webpack.stages.${stage}.ms`, summary[from]?.[1] ?? 0]),
    ),
    'webpack.plugins.minimizer.ms': tap('MinimizerPlugin'),
    'webpack.plugins.build-info.ms': tap('BuildInfoPlugin'),
    'webpack.plugins.source-maps.ms': tap('SourceMapDevToolPlugin'),
  };
}

/** The values of one build that the live diff compares. */
function sideOf(parts: Parts) {
  const files = filesOf(parts);
  return {
    js: files['files.js.bytes'] ?? 0,
    files: files['files.bytes'] ?? 0,
    // The card of the comparison counts names: a package in two versions is one.
    packages: new Set(parts.packageGraph.packages.map(({ name }) => name)).size,
    modules: plainModules(parts).map(({ path: file }) => file),
  };
}

function diffOf(baseline: Parts, current: Parts): Numbers {
  const [before, after] = [sideOf(baseline), sideOf(current)];
  const percent = (from: number, to: number) => ((to - from) / from) * 100;
  const countMissing = (files: readonly string[], others: readonly string[]) =>
    new Set(files.filter((file) => !others.includes(file))).size;
  return {
    'diff.js.before.bytes': before.js,
    'diff.js.after.bytes': after.js,
    'diff.js.grown.bytes': after.js - before.js,
    'diff.js.percent': percent(before.js, after.js),
    'diff.files.before.bytes': before.files,
    'diff.files.after.bytes': after.files,
    'diff.files.percent': percent(before.files, after.files),
    'diff.packages.before': before.packages,
    'diff.packages.after': after.packages,
    // The builds of the diff have no source maps.
    'without-maps.modules.plain': before.modules.length,
    'without-maps.modules.plain.sized': plainModules(baseline).filter(hasSize).length,
    'diff.modules.before': before.modules.length,
    'diff.modules.after': after.modules.length,
    'diff.modules.added': after.modules.length - before.modules.length,
    'diff.modules.new': countMissing(after.modules, before.modules),
    'diff.modules.gone': countMissing(before.modules, after.modules),
    'diff.modules.percent': percent(before.modules.length, after.modules.length),
  };
}
