import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  codesOf,
  neutral,
  pack,
  type ReportData,
  readData,
  SHOP_FOLDER,
  unpack,
  writeReport,
} from '../demo/report-data.ts';
import { atRecordedTimes, EPOCH, recordTimes } from '../demo/times.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shots-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (zero: number, scale: number): ReportData => ({
  enableRoutes: ['Overall'],
  parts: {
    root: '/here/shop',
    pid: 4711,
    envinfo: { cpu: 'mine' },
    moduleGraph: { modules: [{ path: '/here/shop/src/a.js', webpackId: 'javascript/auto|/here/shop/src/a.js' }] },
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

describe('neutral data', () => {
  const text = JSON.stringify(neutral(report(1000, 1), '/here/shop'));
  test('has no folder of this machine', () => {
    expect(text).not.toContain('/here/');
    expect(text).toContain(`javascript/auto|${SHOP_FOLDER}/src/a.js`);
  });
  test('has no processor and no process id', () => {
    expect(text).not.toMatch(/mine|4711/);
  });
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

test('a written report is read as it was', () => {
  const data = report(0, 1);
  const manifest = writeReport(data, path.join(folder, 'report'));
  expect(readData(path.dirname(manifest), { kind: 'normal', file: 'manifest.json' })).toEqual(data);
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ client: { enableRoutes: ['Overall'] } });
});

test('parts are packed as the plugins do it', () => {
  expect(pack('/home/me')).toBe(zlib.deflateSync('"/home/me"', { level: 9 }).toString('base64'));
  expect(unpack(pack({ a: 1 }))).toEqual({ a: 1 });
  expect(pack(undefined)).toBe('');
});

test("the bundler's own messages do not count as alerts", () => {
  const alert = (code: string) => ({ code, title: '', level: 'warn' as const, category: '', description: '' });
  expect(codesOf([alert('E1002'), alert('OVERLAY'), alert('E1001')])).toBe('E1001 E1002');
});
