/** The shop before and after the fixes of the topics, for the pictures of their sliders. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readBuild } from '../harness/build.ts';
import { changed, SHOP } from '../harness/shop.ts';
import { neutral } from './recipes.ts';
import { type ReportData, readData } from './report-data.ts';
import { atRecordedTimes, recordTimes, type Times } from './times.ts';

/**
 * How long one build of each shop below took, one after the other on one machine, so that the times can be compared. To
 * record them anew, on an idle machine, delete the file, and take the pictures.
 */
const TIMES_FILE = path.join(import.meta.dirname, 'changed-times.json');

/** The shop as it is, and with configs of `samples/changes`, by report. */
export const CHANGED = {
  'as-found': SHOP,
  'no-package-rule': changed('no-package-rule'),
  alias: changed('alias'),
};
export type Changed = keyof typeof CHANGED;

const readReport = (name: Changed): Promise<ReportData> =>
  readBuild(CHANGED[name], ({ directory, folder, config, reports: [report] }) => {
    if (!report) throw new Problem(`${folder}/${config}`, 'the build left no report');
    return neutral(readData(directory, report));
  });

async function recordAll(): Promise<void> {
  const times: Record<string, Pick<Times, 'summary'>> = {};
  // The pictures show the stages of the build, and no loader or plugin.
  for (const change of Object.keys(CHANGED) as Changed[])
    times[change] = { summary: recordTimes(await readReport(change)).summary };
  fs.writeFileSync(TIMES_FILE, `${JSON.stringify(times, null, 1)}\n`);
}

/** Builds the shop with a change, and makes its data neutral. */
export async function makeChanged(change: Changed): Promise<ReportData> {
  if (!fs.existsSync(TIMES_FILE)) await recordAll();
  const times = JSON.parse(fs.readFileSync(TIMES_FILE, 'utf8')) as Record<Changed, Pick<Times, 'summary'>>;
  return atRecordedTimes(await readReport(change), { loader: {}, plugin: {}, ...times[change] });
}
