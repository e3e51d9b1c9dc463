/**
 * What the home page draws of the sample shop and of Open MCT, counted in the data of the live report, of the live diff, and
 * in the numbers of the guides. Writes docs/generated/home.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readDemo } from '../demo/demo-file.ts';
import { SHOP_FOLDER, unpack } from '../demo/report-data.ts';
import { knownNumbers } from '../numbers/numbers.ts';

export const HOME = 'docs/generated/home.json';

/** A box in the map, in percent of the whole. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A part of a treemap, in hundredths of a MB, and its box. */
export interface Tile extends Box {
  name: string;
  size: number;
}

/** When a loader ran on files of the project and on files of packages, in ms from the first run of all. */
export interface Lane {
  name: string;
  files: number;
  own: Span[];
  packages: Span[];
}
type Span = [from: number, to: number];

/** A module of a chain of imports, and how the one before asks for it. */
export interface Link {
  path: string;
  how?: string;
  /** Bytes in the bundle. */
  size: number;
}

export interface HomeRecord {
  /** The main file of Open MCT before and after the guide; what each fix takes out of it, and all else. */
  large: { commit: string; before: number; after: number; fixes: Tile[]; rest: Tile[] };
  /** The loaders of the shop, and the files of the busiest one. */
  slow: { lanes: Lane[]; span: number; files: number; packages: number; cpu: { before: number; after: number } };
  /** All JavaScript of the shop before and after one feature, and what each package has grown by, in bytes. */
  grown: { before: number; after: number; added: { name: string; size: number }[] };
  /** From the entry of the shop to its largest old package, and the file that this is in. */
  chain: { links: Link[]; importers: number; kept: string; file: { name: string; size: number } };
  /** One alert, from the terminal to the next build. */
  finding: {
    printed: string;
    copies: { version: string; folder: string; size: number }[];
    /** The lines of the config around the new one. */
    fix: { text: string; isNew: boolean }[];
    rows: { name: 'JavaScript' | 'JavaScript at the start'; before: number; after: number }[];
  };
  /** The first report: what to install for each bundler, and what to add. */
  setup: { is: string; install: string; build: string; lines: { text: string; isNew: boolean }[] }[];
  /** Seconds of CPU time that the build of Open MCT takes, before and after the guide. */
  cpu: { before: number; after: number };
}

interface Module {
  id: number;
  kind: number;
  path: string;
  imported: number[];
  bailoutReason: string[];
  size: { sourceSize: number; parsedSize: number };
}
interface Dependency {
  module: number;
  dependency: number;
  typeString: string;
}
interface Run {
  loader: string;
  startAt: number;
  endAt: number;
}

const recorded = <Part>(name: string) => unpack(readDemo().report.parts[name] ?? '') as Part;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const inShop = (file: string) => path.posix.relative(SHOP_FOLDER, file);
const packageOf = (file: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]?.replace(/-old$/, '') ?? 'app';

const hundredths = (bytes: number) => Math.round(bytes / 1e4);

const rounded = (box: Box): Box =>
  Object.fromEntries(Object.entries(box).map(([side, value]) => [side, Number(value.toFixed(2))])) as unknown as Box;

/** Parts one below the other in a box, each as wide as the box, so that the name of each fits on a phone too. */
function stacked(parts: readonly { name: string; size: number }[], { x, y, w, h }: Box): Tile[] {
  const total = sum(parts.map(({ size }) => size));
  let at = y;
  return parts.map(({ name, size }) => {
    const high = (h * size) / total;
    at += high;
    return { name, size, ...rounded({ x, y: at - high, w, h: high }) };
  });
}

/** What the main file of Open MCT consists of besides the three packages, counted in the report of the guide's first build. */
const PARTS = 'packages/evidence/home/open-mct-parts.json';

/**
 * What a fix takes out is the difference of two builds, so it is less than the module that the guide names: the smaller data
 * of time zones stays. The locales are gone as they are.
 */
function openMct(known: Readonly<Record<string, number>>): HomeRecord['large'] {
  const of = (name: string) => known[`mct.${name}.bytes`] ?? 0;
  const fixes = [
    { name: 'plotly', size: hundredths(of('config.main') - of('small.main')) },
    { name: 'moment-timezone', size: hundredths(of('before.main') - of('config.main') - of('locale')) },
    { name: 'moment/locale', size: hundredths(of('locale')) },
  ];
  const after = hundredths(of('small.main'));
  const { commit } = JSON.parse(fs.readFileSync('docs/generated/open-mct.json', 'utf8')) as { commit: string };
  const named = (JSON.parse(fs.readFileSync(PARTS, 'utf8')) as { parts: Record<string, number> & { src: number } })
    .parts;
  const { src, ...packages } = named;
  const own = { name: 'src', size: hundredths(src) };
  const parts = Object.entries(packages).map(([name, bytes]) => ({ name, size: hundredths(bytes) }));
  const others = { name: 'rest', size: after - own.size - sum(parts.map(({ size }) => size)) };
  const before = after + sum(fixes.map(({ size }) => size));
  const [w, first] = [(100 * after) / before, (100 * own.size) / before];
  return {
    commit: commit.slice(0, 7),
    before,
    after,
    fixes: stacked(fixes, { x: w, y: 0, w: 100 - w, h: 100 }),
    rest: [
      ...stacked([own], { x: 0, y: 0, w: first, h: 100 }),
      ...stacked([others, ...parts], { x: first, y: 0, w: w - first, h: 100 }),
    ],
  };
}

/** Runs with less time between them, in ms, are drawn as one. */
const GAP = 15;

/** The busiest loaders are drawn. */
const LANES = 6;

function merged(runs: readonly Run[], start: number): Span[] {
  const spans: Span[] = [];
  for (const { startAt, endAt } of [...runs].sort((a, b) => a.startAt - b.startAt)) {
    const last = spans.at(-1);
    if (last && startAt <= last[1] + GAP) last[1] = Math.max(last[1], endAt);
    else spans.push([startAt, endAt]);
  }
  return spans.map(([from, to]) => [Math.round(from - start), Math.round(to - start)]);
}

function timeline(): Pick<HomeRecord['slow'], 'lanes' | 'span'> {
  const files = recorded<{ resource: { path: string }; loaders: Run[] }[]>('loader');
  const runs = files.flatMap(({ loaders, resource }) =>
    loaders.map((run) => ({ ...run, file: resource.path, isOwn: !resource.path.includes('/node_modules/') })),
  );
  const start = Math.min(...runs.map(({ startAt }) => startAt));
  const lanes = [...new Set(runs.map(({ loader }) => loader))].map((loader): Lane => {
    const own = runs.filter((run) => run.loader === loader);
    return {
      name: path.posix.basename(loader).replace(/\.[cm]?js$/, ''),
      files: new Set(own.map(({ file }) => file)).size,
      own: merged(
        own.filter(({ isOwn }) => isOwn),
        start,
      ),
      packages: merged(
        own.filter(({ isOwn }) => !isOwn),
        start,
      ),
    };
  });
  return {
    lanes: lanes.sort((a, b) => b.files - a.files).slice(0, LANES),
    span: Math.round(Math.max(...runs.map(({ endAt }) => endAt)) - start),
  };
}

/** What each package of the feature has grown by, the largest first; growth below a tenth of a KB is no part of it. */
function broughtAlong(): HomeRecord['grown']['added'] {
  const { baseline, current } = readDemo().diff;
  const sizesOf = (side: string) => {
    const sizes = new Map<string, number>();
    for (const { kind, path: file, size } of (unpack(side) as { moduleGraph: { modules: Module[] } }).moduleGraph
      .modules)
      if (kind === 0 && file.includes('/node_modules/'))
        sizes.set(packageOf(file), (sizes.get(packageOf(file)) ?? 0) + size.parsedSize);
    return sizes;
  };
  const before = sizesOf(baseline);
  return [...sizesOf(current)]
    .map(([name, bytes]) => ({ name, size: bytes - (before.get(name) ?? 0) }))
    .filter(({ size }) => size >= 100)
    .sort((a, b) => b.size - a.size);
}

/** The package whose importers the page follows. */
const ASKED = '/node_modules/lodash-v3/index.js';

function chain(): HomeRecord['chain'] {
  const { modules, dependencies } = recorded<{ modules: Module[]; dependencies: Dependency[] }>('moduleGraph');
  const { assets, chunks } = recorded<{
    assets: { path: string; size: number }[];
    chunks: { modules: number[]; assets: string[] }[];
  }>('chunkGraph');
  const end = modules.find(({ path: file }) => file.endsWith(ASKED));
  const byId = new Map(modules.map((module) => [module.id, module]));
  const links: Link[] = [];
  const idsOf = (file: string) => new Set(modules.filter((one) => one.path === file).map(({ id }) => id));
  /** Modules that another one asks for; Rspack lists a module among its own importers too. */
  const importersOf = ({ imported, path: own }: Module) =>
    imported.flatMap((id) => byId.get(id) ?? []).filter(({ path: file }) => file !== own);
  for (let module = end; module; ) {
    const [importer]: (Module | undefined)[] = importersOf(module);
    const [from, to] = [idsOf(importer?.path ?? ''), idsOf(module.path)];
    const asks = dependencies.find((one) => from.has(one.module) && to.has(one.dependency));
    links.unshift({
      path: inShop(module.path),
      ...(asks && { how: asks.typeString === 'import()' ? 'import()' : 'import' }),
      size: module.size.parsedSize,
    });
    module = importer;
  }
  const chunk = chunks.find((one) => one.modules.includes(end?.id ?? -1));
  const file = assets.find((asset) => asset.path.endsWith('.js') && chunk?.assets.includes(asset.path));
  return {
    links,
    importers: end ? new Set(importersOf(end).map(({ path: one }) => one)).size : 0,
    kept: end?.bailoutReason[0]?.replace(/ in source code at .*$/, '') ?? '',
    file: { name: file?.path ?? '', size: file?.size ?? 0 },
  };
}

/** The lines of a sample, and which of them a reader adds. */
const linesOf = (file: string): { text: string; isNew: boolean }[] =>
  fs
    .readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ text: line.replace(/ *\/\/ \[!code \+\+\]$/, ''), isNew: line.includes('[!code ++]') }));

function finding(known: Readonly<Record<string, number>>): HomeRecord['finding'] {
  const errors =
    recorded<
      {
        code?: string;
        description: string;
        packages?: { target: { version: string; root: string }; targetSize: { parsedSize: number } }[];
      }[]
    >('errors');
  const row = (name: HomeRecord['finding']['rows'][number]['name'], number: string) => ({
    name,
    before: known[number] ?? 0,
    after: known[`alias.${number}`] ?? 0,
  });
  return {
    printed: errors.find(({ description }) => description.includes('[E1001'))?.description.trim() ?? '',
    copies: (errors.find(({ code }) => code === 'E1001')?.packages ?? []).map(({ target, targetSize }) => ({
      version: target.version,
      folder: inShop(target.root),
      size: targetSize.parsedSize,
    })),
    fix: linesOf('docs/samples/duplicate-pkg-problem/rspack.config.mjs')
      .filter(({ text, isNew }) => isNew || /^ +(?:resolve|alias|\}).*[{,]$/.test(text))
      .map(({ text, isNew }) => ({ text: text.slice(2), isNew })),
    rows: [row('JavaScript', 'files.js.bytes'), row('JavaScript at the start', 'files.js.initial.bytes')],
  };
}

const SETUP = [
  {
    is: 'Rspack 2',
    install: '@rsdoctor/rspack-plugin',
    build: 'npx rspack build',
    lines: 'docs/samples/quick-start/rspack-2/rspack-2.config.mjs',
  },
  {
    is: 'Rspack 1',
    install: '@rsdoctor/rspack-plugin',
    build: 'npx rspack build',
    lines: 'docs/samples/quick-start/rspack/rspack.config.mjs',
  },
  {
    is: 'webpack',
    install: '@rsdoctor/webpack-plugin',
    build: 'npx webpack',
    lines: 'docs/samples/quick-start/webpack/webpack.config.mjs',
  },
];

/** Counts all that home draws. */
export function homeRecord(): HomeRecord {
  const known = knownNumbers();
  const of = (name: string) => known[name] ?? 0;
  return {
    large: openMct(known),
    slow: {
      ...timeline(),
      files: of('loaders.babel.files'),
      packages: of('loaders.babel.files.packages'),
      cpu: { before: of('as-found.cpu.ms'), after: of('no-package-rule.cpu.ms') },
    },
    grown: { before: of('diff.js.before.bytes'), after: of('diff.js.after.bytes'), added: broughtAlong() },
    chain: chain(),
    finding: finding(known),
    setup: SETUP.map((one) => ({ ...one, lines: linesOf(one.lines) })),
    cpu: { before: of('mct.before.cpu.ms'), after: of('mct.fast.cpu.ms') },
  };
}

/** Writes the record. */
export const recordHome = (): void => fs.writeFileSync(HOME, `${JSON.stringify(homeRecord(), null, 2)}\n`);
