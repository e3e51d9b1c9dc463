/** What grew and what shrank between two builds, as a bar from where the bar before it ends. */
import type { Comparison } from './compare.ts';
import { fileInDiff, type Row } from './lines.ts';

/** One bar. That of a file has the way to its row in the report's own comparison. */
export interface Fall extends Pick<Row, 'place' | 'steps'> {
  /** The size of a build, a file's change, or the changes of the rest together. */
  kind: 'before' | 'change' | 'rest' | 'after';
  /** The file; '' for the others. */
  name: string;
  /** Sizes in bytes at which the bar begins and ends. */
  from: number;
  to: number;
}

/** The bars of a waterfall that are files. */
export const changesOf = (falls: readonly Fall[]): Fall[] => falls.filter(({ kind }) => kind === 'change');

/** How many files have a bar of their own. */
const MOST = 7;

/** The waterfall of a comparison; no bars where not every file is known, or nothing has changed. */
export function waterfallOf({ totals, grown, shrunk }: Comparison): Fall[] {
  if (!totals) return [];
  const size = ({ before, after }: { before: number; after: number }) => after - before;
  const largest = [...grown, ...shrunk].sort((a, b) => Math.abs(size(b)) - Math.abs(size(a))).slice(0, MOST);
  if (largest.length === 0) return [];
  const own = new Set(largest);
  const falls: Fall[] = [{ kind: 'before', name: '', from: 0, to: totals.all.before }];
  let at = totals.all.before;
  const add = (kind: Fall['kind'], name: string, change: number) => {
    falls.push({ kind, name, from: at, to: at + change, ...(kind === 'change' && fileInDiff(name)) });
    at += change;
  };
  for (const change of [...grown, ...shrunk]) if (own.has(change)) add('change', change.name, size(change));
  if (grown.length + shrunk.length > largest.length) add('rest', '', totals.all.after - at);
  falls.push({ kind: 'after', name: '', from: 0, to: totals.all.after });
  return falls;
}
