/** What the facts of reports and of stats share. */
import { stringOf } from '../read/shape.ts';

export interface Share {
  name: string;
  size: number;
}

/** A file of the build. `gzip` is 0 where the report has none. */
export interface FileFact {
  path: string;
  size: number;
  gzip: number;
  initial: boolean;
  /** Names of the chunks that are in it, or of their modules (see `firstOf`); '' where none is known. */
  chunk: string;
  /** How many of its bytes belong to no module of the report, if these are many; see `unknownIn`. */
  unknown: number;
}
/** A JavaScript file that a page loads first, with its largest packages; without any if its modules have no names. */
export interface InitialFile extends FileFact {
  packages: Share[];
}
/** A module by its package; '' for one of the project's own. */
export interface PackageModule extends Share {
  /** Ids of the chunks that it is in. */
  chunks: readonly string[];
}

/** Source maps and licence files, which are not counted. */
const UNCOUNTED = /\.map$|\.LICENSE\.txt$/;
/** How many files are listed, and how many packages of each. */
const FIRST_FILES = 3;
const SHARES = 4;

/** A file's path without its query: `output.filename` may put the hash there, as in `main.js?5aa7cb3c`. */
export const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** Whether a file is JavaScript. */
export const isScript = (path: string): boolean => /\.(?:[cm]?js|bundle)$/.test(withoutQuery(path));

/** What a chunk without a name is known by in another build: the first of its modules in the order of the alphabet. */
export const firstOf = (modules: readonly string[]): string =>
  modules.filter(Boolean).reduce((first, name) => (first && first < name ? first : name), '');

/** The names of chunks as one, in whatever order a build lists them. */
export const chunkOf = (names: readonly string[]): string => [...new Set(names.filter(Boolean))].sort().join(' ');

/** Whether a message of the bundler is a copy of an alert: Rspack hands alerts back as messages of the build. */
export const isCopy = (message: string): boolean => /\[(?:E\d{4}|EXTEND):\w+:/.test(message);

/** Writes the separators of a Windows or Unix path as slashes. */
export const slashed = (path: unknown): string => stringOf(path).replaceAll('\\', '/');

const FOLDER = '/node_modules/';
/** The package in whose folder a path with slashes lies; '' for the project's own. */
export function packageOfPath(path: string): string {
  const at = path.lastIndexOf(FOLDER);
  return at < 0 ? '' : (/^(?:@[^/]+\/)?[^/|?]+/.exec(path.slice(at + FOLDER.length))?.[0] ?? '');
}

/** Adds to the number of a name. */
export const addTo = (map: Map<string, number>, name: string, value: number): void =>
  void map.set(name, (map.get(name) ?? 0) + value);

/** Adds to the list of a name. */
export function pushTo<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const list = map.get(name);
  if (list) list.push(value);
  else map.set(name, [value]);
}

/**
 * How many bytes of a file belong to no module of the report; 0 below 10 % of the file or 10 KB, which the code between modules
 * takes in small files.
 * @param known what its modules sum up to
 */
export function unknownIn(size: number, known: number): number {
  const unknown = size - known;
  return unknown > Math.max(size / 10, 10_000) ? unknown : 0;
}

/** The names with a number above 0, the largest first. */
export const largest = (map: ReadonlyMap<string, number>): Share[] =>
  [...map]
    .filter(([, size]) => size > 0)
    .map(([name, size]) => ({ name, size }))
    .sort((a, b) => b.size - a.size);

/** The files without source maps and licence files, the largest first. */
export const countedFiles = (files: readonly FileFact[]): FileFact[] =>
  files.filter(({ path }) => path !== '' && !UNCOUNTED.test(withoutQuery(path))).sort((a, b) => b.size - a.size);

/**
 * The first files that a page loads, with their largest packages.
 * @param files the largest first
 * @param chunksOf gives the ids of the chunks that are in a file, by its path
 * @param hidden chunks that have modules without a name
 */
export function initialFiles(
  files: readonly FileFact[],
  modules: readonly PackageModule[],
  chunksOf: (path: string) => readonly string[],
  hidden: ReadonlySet<string> = new Set(),
): InitialFile[] {
  const first = files.filter(({ path, initial }) => initial && isScript(path)).slice(0, FIRST_FILES);
  return first.map((file) => {
    const own = new Set(chunksOf(file.path));
    const sizes = new Map<string, number>();
    if ([...own].some((id) => hidden.has(id))) return { ...file, packages: [] };
    for (const { name, size, chunks } of modules)
      if (name && chunks.some((id) => own.has(id))) addTo(sizes, name, size);
    return { ...file, packages: largest(sizes).slice(0, SHARES) };
  });
}
