/** What two reports have in common and what not. */
import type { Facts } from './facts.ts';
import { addTo, type FileFact, isScript, type Share } from './tally.ts';

/** Something that both or one of the builds have; 0 where it is not there. */
export interface Change {
  name: string;
  before: number;
  after: number;
}

export interface Comparison {
  /** All JavaScript, and all files. */
  scripts: Change;
  all: Change;
  grown: Change[];
  shrunk: Change[];
  /** Packages that only the newer, or only the older build has. */
  came: Share[];
  went: Share[];
  /** Alerts by rule whose number is another one. */
  alerts: Change[];
}

/** A file's path without the hash of its content, by which the file of the other build is found. */
export const withoutHash = (path: string): string =>
  path.replace(/([.\-_~])(?=[\da-f]*\d)[\da-f]{6,32}(?=\.)/gi, '$1*').replace(/\.\*(?=\.)/g, '');

const sizeOf = (files: readonly FileFact[]) => files.reduce((total, { size }) => total + size, 0);

/** Names by size; those that stand twice are added up. */
function sum(rows: readonly Share[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { name, size } of rows) addTo(sizes, name, size);
  return sizes;
}

function changes(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    name,
    before: before.get(name) ?? 0,
    after: after.get(name) ?? 0,
  }));
}

const by = ({ before, after }: Change) => after - before;

/** Holds a newer build against an older one. */
export function compare(baseline: Facts, current: Facts): Comparison {
  const files = ({ files: all }: Facts) => sum(all.map(({ path, size }) => ({ name: withoutHash(path), size })));
  const packages = [sum(baseline.packages), sum(current.packages)] as const;
  const ofFiles = changes(files(baseline), files(current));
  const scripts = ({ files: all }: Facts) => sizeOf(all.filter(({ path }) => isScript(path)));
  const only = (own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...own]
      .filter(([name]) => !other.has(name))
      .map(([name, size]) => ({ name, size }))
      .sort((a, b) => b.size - a.size);
  const counts = ({ alerts }: Facts) => new Map(alerts.map(({ code, count }) => [code, count]));
  return {
    scripts: { name: '', before: scripts(baseline), after: scripts(current) },
    all: { name: '', before: sizeOf(baseline.files), after: sizeOf(current.files) },
    grown: ofFiles.filter((change) => by(change) > 0).sort((a, b) => by(b) - by(a)),
    shrunk: ofFiles.filter((change) => by(change) < 0).sort((a, b) => by(a) - by(b)),
    came: only(packages[1], packages[0]),
    went: only(packages[0], packages[1]),
    alerts: changes(counts(baseline), counts(current)).filter((change) => by(change) !== 0),
  };
}
