/** Counting that the facts of a report and of stats have in common. */

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
/** A JavaScript file that a page loads at its start, and the packages in it by size. */
export interface FilledFile extends FileFact {
  packages: Share[];
}
/** A module by its package; '' for one of the project's own. */
export interface PackageModule extends Share {
  /** Ids of the chunks that it is in. */
  chunks: readonly string[];
}

/** What the report does not count as a file of the build. */
const UNCOUNTED = /\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/;
/** How many files get their packages named, and how many packages. */
const FILLED = 3;
const SHARES = 4;

/** Whether a file is JavaScript. */
export const isScript = (path: string): boolean => /\.(?:[cm]?js|bundle)$/.test(path);

/** Adds to the number of a name. */
export const addTo = (map: Map<string, number>, name: string, value: number): void =>
  void map.set(name, (map.get(name) ?? 0) + value);

/** Names by number, the largest first; those of nothing are left out. */
export const largest = (map: ReadonlyMap<string, number>): Share[] =>
  [...map]
    .filter(([, size]) => size > 0)
    .map(([name, size]) => ({ name, size }))
    .sort((a, b) => b.size - a.size);

/** The files that the report counts, the largest first. */
export const countedFiles = (files: readonly FileFact[]): FileFact[] =>
  files.filter(({ path }) => path !== '' && !UNCOUNTED.test(path)).sort((a, b) => b.size - a.size);

/**
 * The first files that a page loads, and the packages that fill them.
 * @param files the largest first
 * @param chunksOf gives the ids of the chunks that are in a file, by its path
 */
export function filledFiles(
  files: readonly FileFact[],
  modules: readonly PackageModule[],
  chunksOf: (path: string) => readonly string[],
): FilledFile[] {
  const first = files.filter(({ path, initial }) => initial && isScript(path)).slice(0, FILLED);
  return first.map((file) => {
    const own = new Set(chunksOf(file.path));
    const sizes = new Map<string, number>();
    for (const { name, size, chunks } of modules)
      if (name && chunks.some((id) => own.has(id))) addTo(sizes, name, size);
    return { ...file, packages: largest(sizes).slice(0, SHARES) };
  });
}
