/**
 * Puts the times of one real build into the reports of later builds: every build takes another time, and pictures that
 * change with each build would hide the changes that matter.
 */
import type { ReportData } from './report-data.ts';

/** When something began, in ms after the start of the build, and how long it took. */
type Span = [start: number, length: number];

/** The times of one build by stage, by loader and file, by hook and plugin. */
export interface Times {
  summary: Record<string, Span>;
  loader: Record<string, Span>;
  plugin: Record<string, Span>;
}

interface Timed {
  startAt: number;
  endAt?: number;
  costs?: number;
}

/** When the builds of the pictures began. */
export const EPOCH = Date.UTC(2026, 0, 15, 9, 0, 0);

interface Parts {
  summary?: { costs: Array<Timed & { name: string }> };
  loader?: Array<{
    resource: { path: string; queryRaw: string };
    loaders: Array<Timed & { loader: string; loaderIndex: number; isPitch: boolean }>;
  }>;
  plugin?: Record<string, Array<Timed & { tapName: string }>>;
}

/** Every timed entry of a report, with the name under which its time is recorded. */
function* timed({ parts }: ReportData): Generator<[keyof Times, string, Timed]> {
  const { summary, loader, plugin } = parts as Parts;
  for (const stage of summary?.costs ?? []) yield ['summary', stage.name, stage];
  for (const { resource, loaders } of loader ?? []) {
    for (const run of loaders)
      yield [
        'loader',
        `${run.isPitch ? 'pitch ' : ''}${run.loader} ${run.loaderIndex} ${resource.path}${resource.queryRaw}`,
        run,
      ];
  }
  for (const [hook, taps] of Object.entries(plugin ?? {})) {
    const count = new Map<string, number>();
    for (const tap of taps) {
      const nth = (count.get(tap.tapName) ?? 0) + 1;
      count.set(tap.tapName, nth);
      yield ['plugin', `${hook} ${tap.tapName} ${nth}`, tap];
    }
  }
}

const lengthOf = (item: Timed) => item.costs ?? (item.endAt ?? item.startAt) - item.startAt;
const startOf = (data: ReportData) => Math.min(...[...timed(data)].map(([, , { startAt }]) => startAt));
const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Notes the times of a build. */
export function recordTimes(data: ReportData): Times {
  const zero = startOf(data);
  const times: Times = { summary: {}, loader: {}, plugin: {} };
  for (const [part, name, item] of timed(data)) {
    const span: Span = [rounded(item.startAt - zero), rounded(lengthOf(item))];
    // webpack's plugins have thousands of taps, and nearly all of them take no time.
    if (part !== 'plugin' || span[1] > 0) times[part][name] = span;
  }
  return times;
}

/** Puts recorded times into `data`. An entry without a recorded time keeps its own, counted from the same start. */
export function atRecordedTimes(data: ReportData, times?: Times): ReportData {
  const items = [...timed(data)];
  if (items.length === 0) return data;
  const zero = startOf(data);
  for (const [part, name, item] of items) {
    const own: Span = [rounded(item.startAt - zero), rounded(lengthOf(item))];
    const [start, length] = times?.[part][name] ?? (times && part === 'plugin' ? [own[0], 0] : own);
    item.startAt = EPOCH + start;
    if (item.endAt !== undefined) item.endAt = EPOCH + start + length;
    if (item.costs !== undefined) item.costs = length;
  }
  return data;
}
