/** Builds the sample shop and writes its reports to docs/generated/demo.json, from which packages/parts/live/live.plugin.ts makes /demo/. */
import fs from 'node:fs';
import { DEMO_FILE, type DemoData, type PackedReport } from './demo-file.ts';
import { makeData } from './recipes.ts';
import { readTimes, recordMissingTimes } from './recorded-times.ts';
import { pack, type ReportData } from './report-data.ts';

function packReport({ enableRoutes, parts }: ReportData): PackedReport {
  return { enableRoutes, parts: Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, pack(value)])) };
}

export async function makeDemo(): Promise<void> {
  await recordMissingTimes();
  const times = readTimes();
  const report = packReport(await makeData('rspack-brief', times));
  const side = async (variant: 'baseline-brief' | 'current-brief') => pack((await makeData(variant, times)).parts);
  const data: DemoData = {
    $from: 'npm run evidence -- live-report',
    report,
    diff: { baseline: await side('baseline-brief'), current: await side('current-brief') },
  };
  fs.writeFileSync(DEMO_FILE, `${JSON.stringify(data, null, 1)}\n`);
}
