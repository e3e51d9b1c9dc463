/**
 * Counts what the list beside a report shows, as the report's own screens count. The worker sends these facts to the
 * page. Two of them make a comparison.
 */
import type { Kind, OpenedReport } from '../read/report.ts';
import { type Fields, fieldsOf, idOf, idsOf, numberOf, rowsOf, stringOf } from '../read/shape.ts';
import { estimates, type ProcessRun } from './loader-estimates.ts';
import { statsFacts } from './stats-facts.ts';
import {
  addTo,
  chunkOf,
  countedFiles,
  type FileFact,
  firstOf,
  type InitialFile,
  initialFiles,
  isCopy,
  isScript,
  largest,
  packageOfPath,
  pushTo,
  type Share,
  slashed,
  unknownIn,
  withoutQuery,
} from './tally.ts';

/** Why something is not in the list. */
export type Missing =
  | 'sizes'
  | 'sizesOfQuery'
  | 'code'
  | 'codeKept'
  | 'bundle'
  | 'loaders'
  | 'plugins'
  | 'stats'
  | 'merged'
  | 'files';

/** The stages of a build as the card Compile Overall has them; `minify` is a part of `compile`. */
const STAGES = {
  bootstrap: 'bootstrap->beforeCompile',
  compile: 'beforeCompile->afterCompile',
  done: 'afterCompile->done',
  minify: 'minify(processAssets)',
} as const;
export type Stage = keyof typeof STAGES;

export interface Facts {
  kind: Kind;
  name: string;
  /** The same in all forms of a build's report; '' where it is not known. */
  build: string;
  bundler: string;
  /** Without source maps and licence files. */
  files: FileFact[];
  initialFiles: InitialFile[];
  /**
   * `reported` is the size under this name on the report's own screens, which is another where these count more packages; 0
   * where they have none.
   */
  packages: (Share & { version: string; reported: number })[];
  /** Packages of which E1001 has found several, with the size of their sources: the one that the alert shows. */
  duplicates: Share[];
  alerts: { code: string; title: string; count: number }[];
  /** Number of the bundler's own messages; `copies` more are alerts that the bundler has handed back. */
  messages: { errors: number; warnings: number; copies: number };
  /** With the estimated duration in ms, and how many of the files are in node_modules. */
  loaders: { name: string; files: number; inPackages: number; time: number }[];
  /** The files that loaders handled. */
  handled: { files: number; inPackages: number };
  /** What the stages took in ms: those of the first build, if a watch mode has built again. */
  stages: Partial<Record<Stage, number>>;
  /** Number of the modules that are files, and of those with a size in the bundle. */
  modules: { files: number; sized: number };
  /** The module with the largest size in the bundle; undefined where a file has more that belongs to no module. */
  largestModule: Share | undefined;
  /** Number of recorded requests of modules. */
  resolves: number;
  /** With the time of all hooks in ms, and their number. */
  plugins: { name: string; time: number; hooks: number }[];
  missing: Missing[];
  /** Whether packages have their bundled sizes, and not those of their sources. */
  isSized: boolean;
  /** Whether all files, and all packages, are listed. Only then can a comparison tell what is new or gone. */
  isComplete: { files: boolean; packages: boolean };
}

type Placed = Facts['packages'][number] & { modules: Fields[] };

const bundledSize = ({ size }: Fields): number => numberOf(fieldsOf(size).parsedSize);

/** Whether any module has a size in the bundle. */
const hasBundledSizes = (modules: readonly Fields[]): boolean => modules.some((module) => bundledSize(module) > 0);

/** The modules that are files. Other kinds than 0 are containers into which files were merged. */
const filesIn = (report: Fields): Fields[] =>
  rowsOf(fieldsOf(report.moduleGraph).modules).filter(({ kind }) => kind === 0);

/** A path from the folder of the project on, or from the last node_modules. */
function shortPath(path: string, root: string): string {
  const at = path.lastIndexOf('/node_modules/');
  if (at >= 0) return path.slice(at + 1);
  return root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

function largestModuleOf(report: Fields, files: readonly FileFact[]): Share | undefined {
  const [largestOne] = filesIn(report).sort((a, b) => bundledSize(b) - bundledSize(a));
  if (!largestOne || bundledSize(largestOne) <= Math.max(0, ...files.map(({ unknown }) => unknown))) return undefined;
  return { name: shortPath(slashed(largestOne.path), slashed(report.root)), size: bundledSize(largestOne) };
}

function stagesOf(report: Fields): Facts['stages'] {
  const costs = rowsOf(fieldsOf(report.summary).costs);
  const found = Object.entries(STAGES).flatMap(([stage, name]) => {
    const row = costs.find((cost) => cost.name === name);
    return row ? [[stage, numberOf(row.costs)]] : [];
  });
  return Object.fromEntries(found) as Facts['stages'];
}

/**
 * The packages with their modules. Rspack counts packages whose names begin alike as one (`react-dom` as `react`), so
 * the path of a module decides; the report's package of that folder has its name and version.
 */
function placedPackages(report: Fields): Placed[] {
  const modules = filesIn(report);
  const byId = new Map(modules.map((module) => [idOf(module.id), module]));
  const size = hasBundledSizes(modules) ? 'parsedSize' : 'sourceSize';
  const rows: Fields[] = rowsOf(fieldsOf(report.packageGraph).packages).map((row) => ({
    ...row,
    root: slashed(row.root),
  }));
  const emptyOf = (name: string, version: string, reported: number): Placed => ({
    name,
    version,
    reported,
    size: 0,
    modules: [],
  });
  const places = new Map(
    rows.map((row) => [
      stringOf(row.root),
      emptyOf(stringOf(row.name), stringOf(row.version), numberOf(fieldsOf(row.size)[size])),
    ]),
  );
  for (const { root, modules: ids } of rows)
    for (const id of idsOf(ids)) {
      const module = byId.get(id);
      // A module that a second package names too is counted once.
      if (!module || !byId.delete(id)) continue;
      const place = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(slashed(module.path))?.[0] ?? stringOf(root);
      const found = places.get(place) ?? emptyOf(packageOfPath(`${place}/`), '', 0);
      found.size += numberOf(fieldsOf(module.size)[size]);
      found.modules.push(module);
      places.set(place, found);
    }
  return [...places.values()].filter((row) => row.name !== '' && row.size > 0);
}

/** The chunks of a module. Rspack gives those of a merged module only at the modules that it was merged into. */
function chunkFinder(report: Fields): (module: Fields) => string[] {
  const modules = rowsOf(fieldsOf(report.moduleGraph).modules);
  const chunksOf = new Map(modules.map(({ id, chunks }) => [idOf(id), idsOf(chunks)]));
  return ({ chunks, concatenationModules }) => [
    ...new Set([...idsOf(chunks), ...idsOf(concatenationModules).flatMap((id) => chunksOf.get(id) ?? [])]),
  ];
}

/** What the modules in each chunk sum up to. */
function sizesOfChunks(report: Fields): Map<string, number> {
  const chunksOf = chunkFinder(report);
  const sizes = new Map<string, number>();
  for (const module of filesIn(report)) for (const id of chunksOf(module)) addTo(sizes, id, bundledSize(module));
  return sizes;
}

/** The files that a page loads first, with the bundled sizes of their packages. */
function initialFilesOf(files: readonly FileFact[], report: Fields, packages: readonly Placed[]): InitialFile[] {
  const assets = rowsOf(fieldsOf(report.chunkGraph).assets);
  const chunksOf = new Map(assets.map((asset) => [stringOf(asset.path), idsOf(asset.chunks)]));
  const chunksOfModule = chunkFinder(report);
  const modules = packages.flatMap(({ name, modules: own }) =>
    own
      // Style sheets are in files of their own.
      .filter(({ path }) => !/^css |\.css$/.test(withoutQuery(stringOf(path))))
      .map((module) => ({ name, size: bundledSize(module), chunks: chunksOfModule(module) })),
  );
  return initialFiles(files, modules, (path) => chunksOf.get(path) ?? []);
}

/** The code of the bundler's own messages. */
const OVERLAY = 'OVERLAY';

/** Alerts by rule. */
function alertsOf(errors: readonly Fields[]): Facts['alerts'] {
  const byCode = new Map<string, Facts['alerts'][number]>();
  for (const error of errors) {
    const code = stringOf(error.code);
    if (!code || code === OVERLAY) continue;
    const known = byCode.get(code);
    if (known) known.count++;
    else byCode.set(code, { code, title: stringOf(error.title), count: 1 });
  }
  return [...byCode.values()].sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

function duplicatesOf(errors: readonly Fields[]): Share[] {
  const sizes = new Map<string, number>();
  for (const { code, packages } of errors)
    if (code === 'E1001')
      for (const { target, targetSize } of rowsOf(packages))
        addTo(sizes, stringOf(fieldsOf(target).name), numberOf(fieldsOf(targetSize).sourceSize));
  return largest(sizes);
}

/** Counts the bundler's own messages. */
function messagesOf(messages: readonly Fields[]): Facts['messages'] {
  const own = messages.filter(({ title, description }) => !isCopy(`${stringOf(title)} ${stringOf(description)}`));
  const errors = own.filter(({ level }) => stringOf(level).toLowerCase() === 'error').length;
  return { errors, warnings: own.length - errors, copies: messages.length - own.length };
}

/**
 * A loader's short name: its package, the name of its own file, or the bundler's name for it. A framework brings loaders of others
 * in its package (`@rsbuild/core/compiled/css-loader/index.js`), which have names of their own.
 */
export function loaderName(loader: string): string {
  const path = slashed(loader);
  const isFile = /^(?:\.{0,2}\/|[A-Za-z]:\/)/.test(path);
  // Rspack names its own without their folder: `@rspack/core/dist/cssExtractLoader.js`.
  const own = packageOfPath(isFile ? path : `/node_modules/${path}`);
  if (own) {
    const inside = path.slice(path.lastIndexOf(`${own}/`) + own.length + 1).split('/');
    const named = inside.map((part) => part.replace(/\.\w+$/, '')).find((part) => /.(?:-loader|Loader)$/.test(part));
    return /loader$/i.test(own) ? own : (named ?? own);
  }
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a loader handled a file of a package. */
const isOfPackage = ({ resource }: Fields): boolean => slashed(fieldsOf(resource).path).includes('/node_modules/');

function loadersOf(rows: readonly Fields[]): Facts['loaders'] {
  const runs = new Map<string, ProcessRun[]>();
  const files = new Map<string, number>();
  const inPackages = new Map<string, number>();
  const names = new Map<string, string>();
  for (const row of rows) {
    const own = rowsOf(row.loaders)
      .map(({ loader, startAt, endAt, pid }) => ({
        path: stringOf(loader),
        // The report takes loaders for one if they have the same path in their packages, wherever these are installed.
        loader: stringOf(loader).split('node_modules').at(-1)!,
        startAt: numberOf(startAt),
        endAt: numberOf(endAt),
        pid: numberOf(pid),
      }))
      .filter(({ loader, startAt, endAt }) => loader !== '' && endAt >= startAt);
    for (const run of own) {
      pushTo(runs, run.loader, run);
      names.set(run.loader, loaderName(run.path));
    }
    for (const loader of new Set(own.map((run) => run.loader))) {
      addTo(files, loader, 1);
      addTo(inPackages, loader, isOfPackage(row) ? 1 : 0);
    }
  }
  const times = estimates(runs);
  return [...files]
    .map(([loader, count]) => ({
      name: names.get(loader)!,
      files: count,
      inPackages: inPackages.get(loader)!,
      time: times.get(loader)!,
    }))
    .sort((a, b) => b.time - a.time);
}

/**
 * Plugins by time. Two hooks may be names of one (`optimizeAssets` and `processAssets` of webpack), and then both have its calls: a
 * call of a plugin that another hook has with the same start and end counts once.
 */
function pluginsOf(hooks: Fields): Facts['plugins'] {
  const times = new Map<string, number>();
  const counts = new Map<string, number>();
  const counted = new Map<string, number>();
  for (const taps of Object.values(hooks)) {
    const here = new Map<string, number>();
    for (const { tapName, startAt, endAt, costs } of rowsOf(taps)) {
      const call = `${stringOf(tapName)} ${numberOf(startAt)} ${numberOf(endAt)}`;
      if (numberOf(startAt) > 0) addTo(here, call, 1);
      if (numberOf(startAt) > 0 && here.get(call)! <= (counted.get(call) ?? 0)) continue;
      addTo(times, stringOf(tapName), numberOf(costs));
    }
    for (const [call, count] of here) counted.set(call, Math.max(count, counted.get(call) ?? 0));
    for (const name of new Set(rowsOf(taps).map(({ tapName }) => stringOf(tapName)))) addTo(counts, name, 1);
  }
  times.delete('');
  return largest(times).map(({ name, size }) => ({ name, time: size, hooks: counts.get(name)! }));
}

function missingOf(report: Fields, facts: Omit<Facts, 'missing' | 'isComplete'>): Missing[] {
  const hasModules = rowsOf(fieldsOf(report.moduleGraph).modules).length > 0;
  // Rsdoctor does not find the source map of a file whose name has a query.
  const isOfQuery = facts.files.some(({ path }) => withoutQuery(path) !== path);
  return [
    ...(facts.files.length === 0 ? (['bundle'] as const) : []),
    ...(hasModules && !facts.isSized ? [isOfQuery ? ('sizesOfQuery' as const) : ('sizes' as const)] : []),
    ...(facts.loaders.length === 0 ? (['loaders'] as const) : []),
    ...(facts.plugins.length === 0 ? (['plugins'] as const) : []),
    Object.keys(fieldsOf(report.moduleCodeMap)).length > 0 ? 'codeKept' : 'code',
  ];
}

/** The facts of a report. Never throws: a value of another shape counts as absent. */
export function factsOf(opened: OpenedReport): Facts {
  if (opened.kind === 'stats') return statsFacts(opened);
  const { parts, kind, name } = opened;
  const graph = fieldsOf(parts.chunkGraph);
  const paths = new Map(rowsOf(fieldsOf(parts.moduleGraph).modules).map(({ id, path }) => [idOf(id), slashed(path)]));
  const chunks = new Map(
    rowsOf(graph.chunks).map(({ id, name, initial, modules }) => [
      idOf(id),
      { initial, name: stringOf(name) || firstOf(idsOf(modules).map((module) => paths.get(module) ?? '')) },
    ]),
  );
  const [config] = rowsOf(parts.configs);
  const errors = rowsOf(parts.errors);
  const isSized = hasBundledSizes(rowsOf(fieldsOf(parts.moduleGraph).modules));
  const known = sizesOfChunks(parts);
  const knownIn = (asset: Fields) => idsOf(asset.chunks).reduce((sum, id) => sum + (known.get(id) ?? 0), 0);
  const files = countedFiles(
    rowsOf(graph.assets).map((asset) => ({
      path: stringOf(asset.path),
      size: numberOf(asset.size),
      gzip: numberOf(asset.gzipSize),
      initial: idsOf(asset.chunks).some((id) => chunks.get(id)?.initial === true),
      chunk: chunkOf(idsOf(asset.chunks).map((id) => chunks.get(id)?.name ?? '')),
      // Without any size, the report says so by itself.
      unknown: isSized && isScript(stringOf(asset.path)) ? unknownIn(numberOf(asset.size), knownIn(asset)) : 0,
    })),
  );
  const packages = placedPackages(parts);
  const modules = filesIn(parts);
  const handled = rowsOf(parts.loader);
  const facts = {
    kind,
    name,
    build: stringOf(parts.hash),
    bundler: [stringOf(config?.name), idOf(config?.version)].filter(Boolean).join(' '),
    files,
    initialFiles: initialFilesOf(files, parts, packages),
    packages: packages.map(({ name, version, size, reported }) => ({ name, version, size, reported })),
    duplicates: duplicatesOf(errors),
    alerts: alertsOf(errors),
    messages: messagesOf(errors.filter(({ code }) => code === OVERLAY)),
    loaders: loadersOf(handled),
    handled: { files: handled.length, inPackages: handled.filter(isOfPackage).length },
    stages: stagesOf(parts),
    plugins: pluginsOf(fieldsOf(parts.plugin)),
    modules: { files: modules.length, sized: modules.filter((module) => bundledSize(module) > 0).length },
    largestModule: largestModuleOf(parts, files),
    resolves: rowsOf(parts.resolver).length,
    isSized,
  };
  return {
    ...facts,
    missing: missingOf(parts, facts),
    isComplete: { files: files.length > 0, packages: facts.packages.length > 0 },
  };
}
