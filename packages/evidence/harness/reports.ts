/**
 * Finds the reports of a build and reads one part of them, or their alerts. demo/report-data.ts reads whole reports.
 */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import zlib from 'node:zlib';

export interface Alert {
  /** `E1001`, `EXTEND` for custom rules, `OVERLAY` for the bundler's own messages. */
  code: string;
  title: string;
  level: 'warn' | 'error';
  category: string;
  description: string;
}

/** A module of the part `moduleGraph`. */
export interface GraphModule {
  id: number;
  /** 0 is a module, 1 a container of merged modules. */
  kind: number;
  path: string;
  chunks: string[];
  size: { sourceSize: number; parsedSize: number; gzipSize: number };
  /** Of a container: the modules in it. */
  modules?: number[];
  bailoutReason?: string[];
}

export interface Report {
  /** `normal` is `.rsdoctor/manifest.json`, the others are the two forms of Brief mode. */
  kind: 'normal' | 'html' | 'json';
  /** Relative to the folder that was built. */
  file: string;
}

/** The reports among a build's files. */
export function findReports(folder: string, files: readonly string[]): Report[] {
  return files.flatMap((file): Report[] => {
    if (file.endsWith('.rsdoctor/manifest.json')) return [{ kind: 'normal', file }];
    if (file.endsWith('.html') && fs.readFileSync(path.join(folder, file), 'utf8').includes('window.__RSDOCTOR__={}'))
      return [{ kind: 'html', file }];
    if (file.endsWith('.json') && isBriefJson(path.join(folder, file))) return [{ kind: 'json', file }];
    return [];
  });
}

function isBriefJson(file: string): boolean {
  const head = fs.readFileSync(file, 'utf8');
  return head.startsWith('{') && head.includes('"clientRoutes"') && head.includes('"moduleGraph"');
}

/** One part of a report's data, whatever its form. */
export function readPart(folder: string, report: Report, part: string): unknown {
  const text = fs.readFileSync(path.join(folder, report.file), 'utf8');
  if (report.kind === 'json') return (JSON.parse(text) as { data: Record<string, unknown> }).data[part];
  if (report.kind === 'html') {
    const packed = text.match(new RegExp(`window\\.__RSDOCTOR__\\.${part}="([^"]*)"`))?.[1];
    return packed === undefined ? undefined : unpack(packed);
  }
  const manifest = JSON.parse(text) as { data: Record<string, string[] | string> };
  const shards = manifest.data[part];
  return Array.isArray(shards) ? unpack(shards.map((file) => fs.readFileSync(file, 'utf8')).join('')) : shards;
}

function unpack(packed: string): unknown {
  return JSON.parse(zlib.inflateSync(Buffer.from(packed, 'base64')).toString());
}

/** The alerts of a report, in its order; the copies that Rspack adds as bundler messages are left out. */
export function readAlerts(folder: string, report: Report): Alert[] {
  const stored = (readPart(folder, report, 'errors') ?? []) as Array<Partial<Alert>>;
  return stored
    .map(
      (alert): Alert => ({
        code: alert.code ?? '',
        title: alert.title ?? '',
        level: alert.level ?? 'warn',
        category: alert.category ?? '',
        description: stripVTControlCharacters(alert.description ?? ''),
      }),
    )
    .filter((alert) => alert.code !== 'OVERLAY' || !/\[(?:E\d{4}|EXTEND):/.test(`${alert.title} ${alert.description}`));
}
