/**
 * The data of a report, whatever its form, and how it is packed. (reports.ts finds the reports of a build and reads one
 * part of them.)
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Report } from '../harness/reports.ts';

/** The data of a report by part: `errors`, `moduleGraph`, `loader` … */
export interface ReportData {
  enableRoutes: string[];
  parts: Record<string, unknown>;
}

/** The folder of the shop that its reports name. */
export const SHOP_FOLDER = '/home/me/shop';

/** All parts of a report, whatever its form; for one part of it, `readPart` of reports.ts reads less. */
export function readData(folder: string, report: Report): ReportData {
  const text = fs.readFileSync(path.join(folder, report.file), 'utf8');
  if (report.kind === 'html') {
    const packed = [...text.matchAll(/window\.__RSDOCTOR__\.(\w+)="([^"]*)"/g)];
    const routes = /window\.__RSDOCTOR__\.enableRoutes=(\[[^\]]*\])/.exec(text)?.[1];
    if (packed.length === 0 || !routes)
      throw new Problem(path.join(folder, report.file), 'the data of the Brief report is not where it was', {
        fix: 'read how @rsdoctor/sdk writes the HTML and follow it in packages/evidence/demo/report-data.ts',
      });
    return {
      enableRoutes: JSON.parse(routes) as string[],
      parts: Object.fromEntries(packed.map(([, part, value]) => [part, value ? unpack(value) : undefined])),
    };
  }
  const manifest = JSON.parse(text) as { client: { enableRoutes: string[] }; data: Record<string, unknown> };
  const read = (value: unknown) =>
    Array.isArray(value) ? unpack(value.map((file: string) => fs.readFileSync(file, 'utf8')).join('')) : value;
  return {
    enableRoutes: manifest.client.enableRoutes,
    parts: Object.fromEntries(Object.entries(manifest.data).map(([part, value]) => [part, read(value)])),
  };
}

/** Compresses a part as the plugins do. */
export function pack(part: unknown): string {
  return part === undefined ? '' : zlib.deflateSync(JSON.stringify(part), { level: 9 }).toString('base64');
}

/** Reads what `pack` or a plugin wrote. */
export function unpack(packed: string): unknown {
  return JSON.parse(zlib.inflateSync(Buffer.from(packed, 'base64')).toString()) as unknown;
}

/**
 * Writes data as a report folder (`manifest.json` and one file a part) that the CLI reads; returns the manifest's path.
 */
export function writeReport(data: ReportData, folder: string): string {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const stored = Object.entries(data.parts).map(([part, value]): [string, unknown] => {
    if (typeof value !== 'object' || value === null) return [part, value];
    const file = path.join(folder, part);
    fs.writeFileSync(file, pack(value));
    return [part, [file]];
  });
  const manifest = path.join(folder, 'manifest.json');
  fs.writeFileSync(
    manifest,
    JSON.stringify({ client: { enableRoutes: data.enableRoutes }, data: Object.fromEntries(stored) }),
  );
  return manifest;
}
