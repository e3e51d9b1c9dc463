/** The sample's reports in every form that a reader may have. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDemo } from '../../../../../../packages/evidence/demo/demo-file.ts';
import { pack, type ReportData, unpack, writeReport } from '../../../../../../packages/evidence/demo/report-data.ts';
import type { Entry } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { listFiles } from '../../../../../../tools/lib/files.ts';

const demo = readDemo();
export const routes = demo.report.enableRoutes;
const partsOf = (packed: Record<string, string>) =>
  Object.fromEntries(Object.entries(packed).map(([part, text]) => [part, text ? unpack(text) : undefined]));

export const parts: Record<string, unknown> = partsOf(demo.report.parts);
export const sides = {
  baseline: unpack(demo.diff.baseline) as Record<string, unknown>,
  current: unpack(demo.diff.current) as Record<string, unknown>,
};

export const entry = (path: string, text: string | Blob): Entry => ({ path, file: new Blob([text]) });

export const json = (data: unknown = parts, clientRoutes: unknown = routes): string =>
  JSON.stringify({ data, clientRoutes });

/** As @rsdoctor/sdk writes it: each part by a script of its own. */
export const html = (data: Record<string, unknown> = parts): string =>
  `<!DOCTYPE html><html><head><script>window.__RSDOCTOR__={}</script>${Object.entries(data)
    .map(([part, value]) => `<script>window.__RSDOCTOR__.${part}="${pack(value)}"</script>`)
    .join(
      '',
    )}<script>window.__RSDOCTOR__.enableRoutes=${JSON.stringify(routes)}</script></head><body><div id="root"></div></body></html>`;

/** The files of a `.rsdoctor` folder, and one that has nothing to do with it. */
export function folder(data: ReportData = { enableRoutes: routes, parts }, under = 'dist/.rsdoctor'): Entry[] {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'viewer-'));
  const report = path.join(place, '.rsdoctor');
  writeReport(data, report);
  const entries = listFiles(report).map((file) =>
    entry(`${under}/${file}`, fs.readFileSync(path.join(report, file), 'utf8')),
  );
  fs.rmSync(place, { recursive: true });
  return [...entries, entry('dist/js/main.js', '1')];
}
