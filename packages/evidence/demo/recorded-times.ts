/** times.json: the recorded times of the builds of the sample shop, and how they are recorded. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { makeData, recipes } from './recipes.ts';
import { recordTimes, type Times } from './times.ts';

const TIMES_FILE = path.join(import.meta.dirname, 'times.json');

/** The recorded times of the builds, by variant. */
export function readTimes(): Partial<Record<string, Times>> {
  return fs.existsSync(TIMES_FILE) ? (JSON.parse(fs.readFileSync(TIMES_FILE, 'utf8')) as Record<string, Times>) : {};
}

/**
 * The recorded times of one variant.
 * @throws Problem when there are none
 */
export function recordedTimes(variant: string): Times {
  const times = readTimes()[variant];
  if (!times)
    throw new Problem('packages/evidence/demo/times.json', `no times of ${variant}`, {
      fix: 'npm run evidence -- live-report',
    });
  return times;
}

/**
 * Records the times of a build of each kind that has none yet; all later builds get them. To record anew, on a machine
 * with nothing else to do, delete times.json.
 */
export async function recordMissingTimes(): Promise<void> {
  for (const variant of [...new Set(Object.values(recipes).map(({ times }) => times))]) {
    const times = readTimes();
    if (times[variant]) continue;
    process.stdout.write(`recording the times of a build (${variant})\n`);
    const recorded = { ...times, [variant]: recordTimes(await makeData(variant, {})) };
    fs.writeFileSync(
      TIMES_FILE,
      `${JSON.stringify(recorded, null, 1).replace(/\[\s+([-\d.]+),\s+([-\d.]+)\s+\]/g, '[$1, $2]')}\n`,
    );
  }
}
