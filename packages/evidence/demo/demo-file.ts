/** docs/generated/demo.json: the data of the live report and of the live diff. */
import fs from 'node:fs';
import path from 'node:path';

export const DEMO_FILE = path.join(import.meta.dirname, '../../../docs/generated/demo.json');

/** A report by part, each compressed as the plugins do it. */
export interface PackedReport {
  enableRoutes: string[];
  parts: Record<string, string>;
}

export interface DemoData {
  $from: string;
  report: PackedReport;
  /** Each side packed as one text. */
  diff: { baseline: string; current: string };
}

/** Reads the data of the last run. */
export function readDemo(): DemoData {
  return JSON.parse(fs.readFileSync(DEMO_FILE, 'utf8')) as DemoData;
}
