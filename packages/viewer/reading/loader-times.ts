/** How long loaders took, as the report counts it (utils/common of @rsdoctor, getLoadersCosts). */

export interface Run {
  startAt: number;
  endAt: number;
}
type Interval = [from: number, to: number];

/** Intervals without overlaps, in order. */
export function merged(runs: readonly Run[]): Interval[] {
  const result: Interval[] = [];
  for (const { startAt, endAt } of [...runs].sort((a, b) => a.startAt - b.startAt)) {
    const last = result.at(-1);
    if (last && startAt <= last[1]) last[1] = Math.max(last[1], endAt);
    else result.push([startAt, endAt]);
  }
  return result;
}

/** The time that intervals fill. */
export const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((total, [from, to]) => total + to - from, 0);

/** Intervals that lie within one of `outer`; both in order and without overlaps. */
function within(outer: readonly Interval[], intervals: readonly Interval[]): Interval[] {
  let at = 0;
  return intervals.filter(([from, to]) => {
    while (at < outer.length && outer[at]![1] < from) at++;
    const around = outer[at];
    return around !== undefined && from >= around[0] && to <= around[1];
  });
}

/** `duration(estimated)` of the report: overlapping runs once, without those of other loaders inside. */
export function estimate(own: readonly Run[], all: readonly Run[]): number {
  const mine = merged(own);
  const ours = new Set(own);
  return lengthOf(mine) - lengthOf(within(mine, merged(all.filter((run) => !ours.has(run)))));
}
