/** What the facts of reports and of stats share. */
import { textOf } from '../read/shape.ts';

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

/** Files that the report does not count. */
const UNCOUNTED = /\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/;
/** How many files are listed, and how many packages of each. */
const FIRST_FILES = 3;
const SHARES = 4;

/** Whether a file is JavaScript. */
export const isScript = (path: string): boolean => /\.(?:[cm]?js|bundle)$/.test(path);

/** Writes the separators of a Windows or Unix path as slashes. */
export const slashed = (path: unknown): string => textOf(path).replaceAll('\\', '/');

/** The package in whose folder a path with slashes lies; '' for the project's own. */
export const packageOfPath = (path: string): string => /.*\/node_modules\/((?:@[^/]+\/)?[^/|?]+)/.exec(path)?.[1] ?? '';

/** Adds to the number of a name. */
export const addTo = (map: Map<string, number>, name: string, value: number): void =>
  void map.set(name, (map.get(name) ?? 0) + value);

/** The names with a number above 0, the largest first. */
export const largest = (map: ReadonlyMap<string, number>): Share[] =>
  [...map]
    .filter(([, size]) => size > 0)
    .map(([name, size]) => ({ name, size }))
    .sort((a, b) => b.size - a.size);

/** The files that the report counts, the largest first. */
export const countedFiles = (files: readonly FileFact[]): FileFact[] =>
  files.filter(({ path }) => path !== '' && !UNCOUNTED.test(path)).sort((a, b) => b.size - a.size);

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
