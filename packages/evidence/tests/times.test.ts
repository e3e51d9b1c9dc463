import { describe, expect, test } from 'vitest';
import type { ReportData } from '../demo/report-data.ts';
import { atRecordedTimes, EPOCH, recordTimes } from '../demo/times.ts';

const report = (zero: number, scale: number): ReportData => ({
  enableRoutes: ['Overall'],
  parts: {
    summary: { costs: [{ name: 'build', startAt: zero, costs: 10 * scale }] },
    loader: [
      {
        resource: { path: '/a.md', queryRaw: '' },
        loaders: [
          { loader: 'md', loaderIndex: 0, isPitch: false, startAt: zero + 3 * scale, endAt: zero + 8 * scale, pid: 3 },
        ],
      },
    ],
    plugin: { emit: [{ tapName: 'P', startAt: zero + 9 * scale, endAt: zero + 10 * scale, costs: scale }] },
  },
});

describe('recorded times', () => {
  test('make two builds of different speed the same', () => {
    const times = recordTimes(report(1000, 1));
    expect(atRecordedTimes(report(5000, 3), times)).toEqual(atRecordedTimes(report(1000, 1), times));
  });
  test('without them the build keeps its own, from a fixed start', () => {
    const { parts } = atRecordedTimes(report(5000, 2));
    expect(parts.summary).toEqual({ costs: [{ name: 'build', startAt: EPOCH, costs: 20 }] });
  });
});
