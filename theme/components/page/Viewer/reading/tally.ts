/** Counting that the facts of a report and of stats have in common. */

export interface Share {
  name: string;
  size: number;
}

/** What the report does not count as a file of the build. */
const UNCOUNTED = /\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/;
/** How many files get their packages named, and how many packages. */
export const FILLED = 3;
export const SHARES = 4;

/** Whether the report counts a file. */
export const isCounted = (path: string): boolean => path !== '' && !UNCOUNTED.test(path);
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
