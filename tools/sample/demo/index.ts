/**
 * `npm run demo`: builds the sample shop and keeps what its reports show in docs/generated/demo.json.
 * The pages of /demo/ are put together from it and from the report's own files by tools/build/demo.ts.
 */
import fs from 'node:fs';
import { command } from '../../lib/command.ts';
import { dataFingerprint } from '../data-fingerprint.ts';
import { numbersOf, writeNumbers } from '../numbers.ts';
import { readTimes, recordedTimes, recordMissingTimes } from '../recorded-times.ts';
import { makeData, pack, type ReportData } from '../report-data.ts';
import { DEMO_FILE, type DemoData, type PackedReport } from './demo-file.ts';

function packReport({ enableRoutes, parts }: ReportData): PackedReport {
  return { enableRoutes, parts: Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, pack(value)])) };
}

async function main(): Promise<void> {
  await recordMissingTimes();
  const times = readTimes();
  const report = packReport(await makeData('rspack-brief', times));
  const side = async (variant: 'baseline-brief' | 'current-brief') => pack((await makeData(variant, times)).parts);
  const data: DemoData = {
    $from: 'npm run demo',
    fingerprint: dataFingerprint(),
    report,
    diff: { baseline: await side('baseline-brief'), current: await side('current-brief') },
  };
  writeNumbers({ recorded: numbersOf(data, recordedTimes('webpack')) });
  fs.writeFileSync(DEMO_FILE, `${JSON.stringify(data, null, 1)}\n`);
  process.stdout.write(`docs/generated/demo.json: ${fs.statSync(DEMO_FILE).size.toLocaleString('en-US')} bytes\n`);
}

await command(import.meta, main);
