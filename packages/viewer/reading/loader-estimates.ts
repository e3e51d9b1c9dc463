/** The times of all loaders at once. One after the other, 50,000 of them took minutes. */
import { merged, type Run } from './loader-times.ts';

type Interval = ReturnType<typeof merged>[number];

/** A run, and the process that it was in. */
export type ProcessRun = Run & { pid: number };

/** What each loader took, counted in each process by itself, as the report counts it: processes work side by side. */
export function estimates<Loader>(runsOf: ReadonlyMap<Loader, readonly ProcessRun[]>): Map<Loader, number> {
  const total = new Map([...runsOf.keys()].map((loader) => [loader, 0]));
  const byProcess = new Map<number, Map<Loader, Run[]>>();
  for (const [loader, runs] of runsOf)
    for (const run of runs) {
      const process = byProcess.get(run.pid) ?? new Map<Loader, Run[]>();
      byProcess.set(run.pid, process);
      const own = process.get(loader);
      if (own) own.push(run);
      else process.set(loader, [run]);
    }
  for (const process of byProcess.values())
    for (const [loader, took] of inOneProcess(process)) total.set(loader, total.get(loader)! + took);
  return total;
}

/**
 * What `estimate` of loader-times.ts gives for one loader, for each of them in one walk along all runs. Time in which no
 * other loader runs always counts. Shared time counts only at the edges of an interval, where others also run before or
 * after it.
 */
function inOneProcess<Loader>(runsOf: ReadonlyMap<Loader, readonly Run[]>): Map<Loader, number> {
  const own = [...runsOf].map(([loader, runs]) => ({ loader, intervals: merged(runs), alone: [] as Interval[] }));
  const points = [...new Set(own.flatMap(({ intervals }) => intervals.flat()))].sort((a, b) => a - b);
  const placeOf = new Map(points.map((point, place) => [point, place]));
  // Between two points: how many loaders run, and the sum of their indexes. Where one runs, the sum is its index.
  const running = points.map(() => ({ count: 0, sum: 0 }));
  for (const [index, { intervals }] of own.entries())
    for (const interval of intervals)
      for (const [end, sign] of [1, -1].entries()) {
        const change = running[placeOf.get(interval[end]!)!]!;
        change.count += sign;
        change.sum += sign * index;
      }
  for (let place = 1; place < points.length; place++) {
    running[place]!.count += running[place - 1]!.count;
    running[place]!.sum += running[place - 1]!.sum;
    const { count, sum } = running[place - 1]!;
    if (count === 1) own[sum]!.alone.push([points[place - 1]!, points[place]!]);
  }
  const isBusy = (place: number) => (running[place]?.count ?? 0) > 0;
  return new Map(
    own.map(({ loader, intervals, alone }) => {
      let at = 0;
      let total = 0;
      for (const [from, to] of intervals) {
        const first = alone[at]?.[0] ?? to;
        const begins = isBusy(placeOf.get(from)! - 1);
        const ends = isBusy(placeOf.get(to)!);
        if (first >= to) {
          if (begins || ends) total += to - from;
          continue;
        }
        let last = first;
        for (; at < alone.length && alone[at]![0] < to; at++) {
          total += alone[at]![1] - alone[at]![0];
          last = alone[at]![1];
        }
        if (begins) total += first - from;
        if (ends) total += to - last;
      }
      return [loader, total];
    }),
  );
}
