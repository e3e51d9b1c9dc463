/** The facts of a bundler's stats. */
import type { OpenedReport } from '../read/report.ts';
import { type Fields, fieldsOf, idOf, idsOf, isFields, numberOf, rowsOf, stringOf } from '../read/shape.ts';
import type { Facts } from './facts.ts';
import {
  addTo,
  chunkOf,
  countedFiles,
  firstOf,
  initialFiles,
  isCopy,
  largest,
  type PackageModule,
  packageOfPath,
  pushTo,
  slashed,
} from './tally.ts';

/** The package of a module, by the bundler's name of it, in which loaders stand first. */
const packageOfName = (name: string): string => packageOfPath(slashed(name.split('!').at(-1)));

const isGroup = ({ children, filteredChildren }: Fields): boolean =>
  Array.isArray(children) || numberOf(filteredChildren) > 0;

/** Files or modules without the groups around them, and the groups that leave out names. */
function ungrouped(list: unknown): { rows: Fields[]; hidden: Fields[] } {
  const rows: Fields[] = [];
  const hidden: Fields[] = [];
  const left = [...rowsOf(list)];
  for (let row = left.pop(); row; row = left.pop()) {
    if (!isGroup(row)) rows.push(row);
    else {
      if (numberOf(row.filteredChildren) > 0) hidden.push(row);
      left.push(...rowsOf(row.children));
    }
  }
  return { rows, hidden };
}

/**
 * The modules in chunks, by package, and the chunks that have modules without a name. Merged modules lie inside another
 * one (`./src/index.js + 156 modules`), and only that one names the chunks.
 */
function modulesOf(parts: Fields): { modules: PackageModule[]; hidden: Set<string> } {
  const { rows, hidden: groups } = ungrouped(parts.modules);
  const everywhere = rowsOf(parts.chunks).flatMap(({ id }) => idsOf([id]));
  // Modules without a chunk are merged or unused, and the runtime's are no packages: all others are missed.
  const isLost = groups.some(({ orphan, moduleType }) => orphan !== true && moduleType !== 'runtime');
  const hidden = new Set(isLost || numberOf(parts.filteredModules) > 0 ? everywhere : []);
  const modules: PackageModule[] = [];
  for (const row of rows) {
    const chunks = idsOf(row.chunks);
    const merged = Array.isArray(row.modules) ? ungrouped(row.modules) : undefined;
    const hidesModules = merged
      ? merged.hidden.length > 0 || numberOf(row.filteredModules) > 0
      : / \+ \d+ modules$/.test(stringOf(row.name));
    if (hidesModules) for (const id of chunks) hidden.add(id);
    for (const { name, size, moduleType } of merged?.rows ?? [row])
      if (chunks.length > 0 && !stringOf(moduleType).startsWith('css'))
        modules.push({ name: packageOfName(stringOf(name)), size: numberOf(size), chunks });
  }
  return { modules, hidden };
}

/** Number of the bundler's errors or warnings. Stats may give the number without the messages. */
function messagesIn(parts: Fields, list: 'errors' | 'warnings'): number {
  const messages = Array.isArray(parts[list]) ? (parts[list] as unknown[]) : [];
  const copies = messages.filter((message) => isCopy(stringOf(isFields(message) ? message.message : message)));
  return Math.max(messages.length, numberOf(parts[`${list}Count`])) - copies.length;
}

/** The facts of a bundler's stats. Sizes of modules are those before the minimizer: the stats have no others. */
export function statsFacts({ name, parts }: OpenedReport): Facts {
  const chunksIn = new Map<string, Fields[]>();
  for (const chunk of rowsOf(parts.chunks))
    for (const file of Array.isArray(chunk.files) ? chunk.files.map(stringOf) : []) pushTo(chunksIn, file, chunk);
  const chunksOf = (path: string) => chunksIn.get(path) ?? [];
  const firstIn = new Map<string, string>();
  for (const { name, chunks } of ungrouped(parts.modules).rows)
    for (const id of idsOf(chunks)) firstIn.set(id, firstOf([stringOf(name), firstIn.get(id) ?? '']));
  const namesOf = ({ names, id }: Fields) => {
    const own = idsOf(names);
    return own.length > 0 ? own : [firstIn.get(idOf(id)) ?? ''];
  };
  const assets = ungrouped(parts.assets);
  const files = countedFiles(
    assets.rows.map((asset) => {
      const path = stringOf(asset.name);
      return {
        path,
        size: numberOf(asset.size),
        gzip: 0,
        initial: chunksOf(path).some((chunk) => chunk.initial === true),
        chunk: chunkOf(chunksOf(path).flatMap(namesOf)),
        unknown: 0,
      };
    }),
  );
  const { modules, hidden } = modulesOf(parts);
  const sizes = new Map<string, number>();
  for (const module of modules) if (module.name) addTo(sizes, module.name, module.size);
  const isComplete = {
    files: assets.hidden.length === 0 && numberOf(parts.filteredAssets) === 0,
    packages: hidden.size === 0 && modules.length > 0,
  };
  const rspack = stringOf(parts.rspackVersion);
  const webpack = stringOf(parts.version);
  return {
    kind: 'stats',
    name,
    build: '',
    bundler: rspack ? `rspack ${rspack}` : webpack ? `webpack ${webpack}` : stringOf(fieldsOf(parts.env).bundler),
    files,
    initialFiles: initialFiles(files, modules, (path) => chunksOf(path).flatMap(({ id }) => idsOf([id])), hidden),
    packages: largest(sizes).map((row) => ({ ...row, version: '', reported: row.size })),
    duplicates: [],
    alerts: [],
    messages: { errors: messagesIn(parts, 'errors'), warnings: messagesIn(parts, 'warnings'), copies: 0 },
    loaders: [],
    handled: { files: 0, inPackages: 0 },
    stages: {},
    plugins: [],
    modules: { files: 0, sized: 0 },
    largestModule: undefined,
    resolves: 0,
    isSized: false,
    missing: [
      'stats',
      ...(isComplete.packages ? [] : (['merged'] as const)),
      ...(isComplete.files ? [] : (['files'] as const)),
    ],
    isComplete,
  };
}
