import type { Facts } from './facts.ts';
import { namesOf } from './pair.ts';
import { addTo, type FileFact, isScript, type Share, withoutQuery } from './tally.ts';

/** Sizes or counts before and after; 0 if absent. */
export interface Change {
  name: string;
  before: number;
  after: number;
}

export interface Comparison {
  /** All JavaScript, and all files; absent where not every file is known. */
  totals: { scripts: Change; all: Change } | undefined;
  grown: Change[];
  shrunk: Change[];
  /** Packages that only the newer, or only the older build has. */
  added: Share[];
  removed: Share[];
  /** Packages that both builds have, in another size. */
  grownPackages: Change[];
  shrunkPackages: Change[];
  /** Alerts by rule whose number is another one. */
  alerts: Change[];
  unknown: Unknown[];
}
/** What cannot be compared: a report with stats, lists of which one is incomplete, or sizes of which one is not bundled. */
export type Unknown = 'kinds' | 'packages' | 'files' | 'sizes';

const sizeOf = (files: readonly FileFact[]) => files.reduce((total, { size }) => total + size, 0);

/** Adds up the sizes that have the same name. */
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

const delta = ({ before, after }: Change) => after - before;

/** The changes upwards, the largest first. */
const upwards = (rows: readonly Change[]) =>
  rows.filter((change) => delta(change) > 0).sort((a, b) => delta(b) - delta(a));
/** The changes downwards, the largest first. */
const downwards = (rows: readonly Change[]) =>
  rows.filter((change) => delta(change) < 0).sort((a, b) => delta(a) - delta(b));

const isInBoth = ({ before, after }: Change) => before > 0 && after > 0;

/** Compares two builds. What one of them does not name counts as neither new nor gone. */
export function compare(baseline: Facts, current: Facts): Comparison {
  const names = namesOf(baseline.files, current.files);
  const files = ({ files: all }: Facts) =>
    sum(all.map(({ path, size }) => ({ name: names.get(withoutQuery(path))!, size })));
  const packages = [sum(baseline.packages), sum(current.packages)] as const;
  const ofFiles = changes(files(baseline), files(current));
  const scripts = ({ files: all }: Facts) => sizeOf(all.filter(({ path }) => isScript(path)));
  const only = (own: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
    [...own]
      .filter(([name]) => !other.has(name))
      .map(([name, size]) => ({ name, size }))
      .sort((a, b) => b.size - a.size);
  const counts = ({ alerts }: Facts) => new Map(alerts.map(({ code, count }) => [code, count]));
  // Stats name packages by folder and have no alerts. Reports use the names of package.json, and list the project too.
  const areAlike = (baseline.kind === 'stats') === (current.kind === 'stats');
  const haveAll = {
    files: baseline.isComplete.files && current.isComplete.files,
    packages: baseline.isComplete.packages && current.isComplete.packages,
  };
  const knowsPackages = areAlike && haveAll.packages;
  // Without bundled sizes, a package has the size of its sources, which differs though nothing changed.
  const areSized = baseline.isSized === current.isSized;
  const ofPackages = knowsPackages && areSized ? changes(...packages).filter(isInBoth) : [];
  const known = ofFiles.filter((change) => haveAll.files || isInBoth(change));
  return {
    totals: haveAll.files
      ? {
          scripts: { name: '', before: scripts(baseline), after: scripts(current) },
          all: { name: '', before: sizeOf(baseline.files), after: sizeOf(current.files) },
        }
      : undefined,
    grown: upwards(known),
    shrunk: downwards(known),
    added: knowsPackages ? only(packages[1], packages[0]) : [],
    removed: knowsPackages ? only(packages[0], packages[1]) : [],
    grownPackages: upwards(ofPackages),
    shrunkPackages: downwards(ofPackages),
    alerts: areAlike ? changes(counts(baseline), counts(current)).filter((change) => delta(change) !== 0) : [],
    unknown: [
      ...(areAlike ? (haveAll.packages ? [] : (['packages'] as const)) : (['kinds'] as const)),
      ...(knowsPackages && !areSized ? (['sizes'] as const) : []),
      ...(haveAll.files ? [] : (['files'] as const)),
    ],
  };
}
