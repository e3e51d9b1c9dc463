/**
 * What the home page draws of the sample shop and of Open MCT, counted in the data of the live report and the live diff.
 * Writes docs/generated/home.json.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readDemo } from '../demo/demo-file.ts';
import { unpack } from '../demo/report-data.ts';
import { knownNumbers } from '../numbers/numbers.ts';
import { type Box, squarify } from './squarify.ts';

export const HOME = 'docs/generated/home.json';

/** A package in the treemap: source size in KB, and its box in percent of the whole. */
export interface Tile extends Box {
  name: string;
  size: number;
}
/** The runs of a loader: how many files, and when it ran, in ms from the first run of all. */
export interface Lane {
  name: string;
  files: number;
  runs: [from: number, to: number][];
}

export interface HomeRecord {
  tiles: Tile[];
  /** Packages in the tile `rest`. */
  rest: number;
  lanes: Lane[];
  /** How long the loaders ran, in ms. */
  span: number;
  /** All JavaScript of the shop before and after one feature, in KB. */
  growth: { before: number; after: number };
  /** What each package has grown by with that feature, in KB after minification. */
  added: { name: string; size: number }[];
  /** Built-in rules, and whether they found something in the shop. */
  rules: { code: string; isHit: boolean }[];
  /** From the terminal of the same build. */
  findings: { code: string; title: string; message: string }[];
  /** The main file of Open MCT before and after the guide, in MB, and what the guide took out of it. */
  application: { before: number; after: number; parts: { name: string; size: number }[] };
}

interface Module {
  kind: number;
  path: string;
  size: { sourceSize: number; parsedSize: number };
}
interface Run {
  loader: string;
  startAt: number;
  endAt: number;
}

const recorded = <Part>(name: string) => unpack(readDemo().report.parts[name] ?? '') as Part;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** How many packages get a tile of their own. All versions of a package count as one. */
const TILES = 13;
const packageOf = (file: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]?.replace(/-old$/, '') ?? 'app';

/**
 * Sums the source size of each package, without modules that consist of others, and places the copies of lodash side by side
 * on the left.
 */
function treemap(): { tiles: Tile[]; rest: number } {
  const sizes = new Map<string, number>();
  for (const { path: file, size } of recorded<{ modules: Module[] }>('moduleGraph').modules.filter(
    ({ kind }) => kind === 0,
  ))
    sizes.set(packageOf(file), (sizes.get(packageOf(file)) ?? 0) + size.sourceSize / 1000);
  const ranked = [...sizes].map(([name, size]) => ({ name, size })).sort((a, b) => b.size - a.size);
  const isCopy = ({ name }: { name: string }) => name.startsWith('lodash');
  const copies = ranked.filter(isCopy);
  const others = ranked.filter((one) => !isCopy(one));
  const shown = others.slice(0, TILES - copies.length);
  const small = others.slice(shown.length);
  const right = [...shown, { name: 'rest', size: sum(small.map(({ size }) => size)) }].sort((a, b) => b.size - a.size);
  const left = sum(copies.map(({ size }) => size));
  const w = (100 * left) / (left + sum(right.map(({ size }) => size)));
  const tiles = [
    ...squarify(copies, { x: 0, y: 0, w, h: 100 }),
    ...squarify(right, { x: w, y: 0, w: 100 - w, h: 100 }),
  ].map(({ name, size, ...box }) => ({
    name,
    size: rounded(size, 1),
    ...(Object.fromEntries(Object.entries(box).map(([side, value]) => [side, rounded(value, 2)])) as unknown as Box),
  }));
  return { tiles, rest: small.length };
}

/** Runs with less time between them, in ms, are drawn as one. */
const GAP = 15;

function timeline(): { lanes: Lane[]; span: number } {
  const files = recorded<{ loaders: Run[] }[]>('loader');
  const runs = files.flatMap(({ loaders }) => loaders);
  const start = Math.min(...runs.map(({ startAt }) => startAt));
  const lanes = [...new Set(runs.map(({ loader }) => loader))].map((loader): Lane => {
    const merged: [number, number][] = [];
    for (const { startAt, endAt } of runs
      .filter((run) => run.loader === loader)
      .sort((a, b) => a.startAt - b.startAt)) {
      const last = merged.at(-1);
      if (last && startAt <= last[1] + GAP) last[1] = Math.max(last[1], endAt);
      else merged.push([startAt, endAt]);
    }
    return {
      name: path.posix.basename(loader).replace(/\.js$/, ''),
      files: files.filter(({ loaders }) => loaders.some((run) => run.loader === loader)).length,
      runs: merged.map(([from, to]) => [Math.round(from - start), Math.round(to - start)]),
    };
  });
  return { lanes, span: Math.round(Math.max(...runs.map(({ endAt }) => endAt)) - start) };
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
    .map(([name, bytes]) => ({ name, size: rounded((bytes - (before.get(name) ?? 0)) / 1000, 2) }))
    .filter(({ size }) => size >= 0.1)
    .sort((a, b) => b.size - a.size);
}

/** The findings that home shows, each by a word of its message, and as much of that as there is room for. */
const SHOWN = [
  { code: 'E1001', about: 'qs', shown: /^[\s\S]+$/ },
  { code: 'E1002', about: 'react', shown: /^[\s\S]+$/ },
  { code: 'E1007', about: 'polyfill', shown: /^.+?importer\(s\)\./ },
  { code: 'E1008', about: 'clamp', shown: /^.+?\(CJS require\)/ },
];

/** What the terminal of the build printed: code, title, message. */
const PRINTED = /\[(E\d{4}):\w+:([\w-]+)\] ([\s\S]+)/;

function found(): Pick<HomeRecord, 'rules' | 'findings'> {
  const printed = recorded<{ description: string }[]>('errors').flatMap(({ description }) => {
    const [, code, title, message] = PRINTED.exec(description.trim()) ?? [];
    return code && title && message ? { code, title, message } : [];
  });
  const { rules } = JSON.parse(fs.readFileSync('docs/generated/rules.json', 'utf8')) as { rules: { code: string }[] };
  return {
    rules: rules.map(({ code }) => ({ code, isHit: printed.some((one) => one.code === code) })),
    findings: SHOWN.flatMap(({ code, about, shown }) => {
      const one = printed.find((other) => other.code === code && other.message.includes(about));
      const [message] = shown.exec(one?.message ?? '') ?? [];
      return one && message ? { ...one, message } : [];
    }),
  };
}

/** Counts all that home draws. */
export function homeRecord(): HomeRecord {
  const known = knownNumbers();
  const kb = (name: string) => rounded((known[name] ?? 0) / 1000, 2);
  const mb = (name: string) => rounded((known[name] ?? 0) / 1e6, 2);
  return {
    ...treemap(),
    ...timeline(),
    growth: { before: kb('diff.js.before.bytes'), after: kb('diff.js.after.bytes') },
    added: broughtAlong(),
    ...found(),
    application: {
      before: mb('mct.before.main.bytes'),
      after: mb('mct.small.main.bytes'),
      parts: [
        { name: 'plotly-basic.min.js', size: mb('mct.plotly.bytes') },
        { name: 'moment-timezone', size: mb('mct.timezone.bytes') },
        { name: 'moment/locale', size: mb('mct.locale.bytes') },
      ],
    },
  };
}

/** Writes the record. */
export const recordHome = (): void => fs.writeFileSync(HOME, `${JSON.stringify(homeRecord(), null, 2)}\n`);
