/** What the home page draws of the sample shop, counted in the data of the live report and the live diff: docs/generated/home.json. */
import fs from 'node:fs';
import path from 'node:path';
import { readDemo } from '../demo/demo-file.ts';
import { SHOP_FOLDER, unpack } from '../demo/report-data.ts';

export const HOME = 'docs/generated/home.json';

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
  /** The busiest loaders of the shop. */
  slow: { lanes: Lane[]; span: number };
  /** What each package has grown by with one feature of the shop, in bytes. */
  added: { name: string; size: number }[];
  /** From the entry of the shop to its largest old package, and the file that this is in. */
  chain: { links: Link[]; importers: number; kept: string; file: { name: string; size: number } };
  /** One alert, from the terminal to its fix. */
  finding: {
    printed: string;
    copies: { version: string; folder: string; size: number }[];
    /** The lines of the config around the new one. */
    fix: { text: string; isNew: boolean }[];
  };
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
const inShop = (file: string) => path.posix.relative(SHOP_FOLDER, file);
const packageOf = (file: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]?.replace(/-old$/, '') ?? 'app';

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

function timeline(): HomeRecord['slow'] {
  const files = recorded<{ resource: { path: string }; loaders: Run[] }[]>('loader');
  const runs = files.flatMap(({ loaders, resource }) =>
    loaders.map((run) => ({ ...run, file: resource.path, isOwn: !resource.path.includes('/node_modules/') })),
  );
  const start = Math.min(...runs.map(({ startAt }) => startAt));
  const lanes = [...new Set(runs.map(({ loader }) => loader))].map((loader): Lane => {
    const all = runs.filter((run) => run.loader === loader);
    const drawn = (ofProject: boolean) =>
      merged(
        all.filter(({ isOwn }) => isOwn === ofProject),
        start,
      );
    return {
      name: path.posix.basename(loader).replace(/\.[cm]?js$/, ''),
      files: new Set(all.map(({ file }) => file)).size,
      own: drawn(true),
      packages: drawn(false),
    };
  });
  return {
    lanes: lanes.sort((a, b) => b.files - a.files).slice(0, LANES),
    span: Math.round(Math.max(...runs.map(({ endAt }) => endAt)) - start),
  };
}

/** What each package of the feature has grown by, the largest first; growth below a tenth of a KB is no part of it. */
function broughtAlong(): HomeRecord['added'] {
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

/** The file with the fix of the duplicate package; its new lines end in a mark. */
const FIX = 'docs/samples/duplicate-pkg-problem/rspack.config.mjs';
const NEW = / *\/\/ \[!code \+\+\]$/;

function finding(): HomeRecord['finding'] {
  const errors =
    recorded<
      {
        code?: string;
        description: string;
        packages?: { target: { version: string; root: string }; targetSize: { parsedSize: number } }[];
      }[]
    >('errors');
  return {
    printed: errors.find(({ description }) => description.includes('[E1001'))?.description.trim() ?? '',
    copies: (errors.find(({ code }) => code === 'E1001')?.packages ?? []).map(({ target, targetSize }) => ({
      version: target.version,
      folder: inShop(target.root),
      size: targetSize.parsedSize,
    })),
    fix: fs
      .readFileSync(FIX, 'utf8')
      .split('\n')
      .map((line) => ({ text: line.replace(NEW, '').slice(2), isNew: NEW.test(line) }))
      .filter(({ text, isNew }) => isNew || /^ *(?:resolve|alias|\}).*[{,]$/.test(text)),
  };
}

/** Counts all that home draws. */
export const homeRecord = (): HomeRecord => ({
  slow: timeline(),
  added: broughtAlong(),
  chain: chain(),
  finding: finding(),
});

/** Writes the record. */
export const recordHome = (): void => fs.writeFileSync(HOME, `${JSON.stringify(homeRecord(), null, 2)}\n`);
