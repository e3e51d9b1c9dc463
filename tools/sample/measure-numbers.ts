/**
 * `npm run numbers`: what other options make of the shop's report, into docs/generated/sample.json, beside the numbers
 * of the recorded data. Sizes differ a little from run to run, because a report holds times: so they are measured once.
 */

import { command } from '../lib/command.ts';
import { Problem } from '../lib/problem.ts';
import { build } from './build.ts';
import { readDemo } from './demo/demo-file.ts';
import { type Numbers, numbersOf, writeNumbers } from './numbers.ts';
import { recordedTimes } from './recorded-times.ts';

/** Name of a number: options on top of those of the shop. */
const STORES: Readonly<Record<string, Record<string, unknown>>> = {
  default: {},
  'only-bundle': { features: ['bundle'] },
  'only-loader': { features: ['loader'] },
  'only-plugins': { features: ['plugins'] },
  'only-resolver': { features: ['resolver'] },
  nothing: { features: [] },
  'without-loader': { features: { loader: false } },
  'without-plugins': { features: { plugins: false } },
  'without-bundle': { features: { bundle: false } },
  'with-resolver': { features: { resolver: true } },
  'no-code': { output: { reportCodeType: 'noCode' } },
  'no-native': { experiments: { enableNativePlugin: false } },
};

/** Size of the data folder of the shop's report, built with Rspack. */
async function measureStore(set: Record<string, unknown>): Promise<number> {
  const result = await build({ folder: 'tools/sample/shop', config: 'rspack.config.cjs', set, env: { OUT: 'dist' } });
  const files = result.files.filter(({ path }) => path.includes('.rsdoctor/'));
  if (result.code !== 0 || files.length === 0)
    throw new Problem('tools/sample/shop', 'the build left no report', { seen: result.log.slice(-2000) });
  return files.reduce((total, { size }) => total + size, 0);
}

async function main(): Promise<void> {
  const measured: Record<string, number> = {};
  for (const [name, set] of Object.entries(STORES)) measured[`store.${name}.bytes`] = await measureStore(set);
  writeNumbers({ recorded: numbersOf(readDemo(), recordedTimes('webpack')), measured: measured satisfies Numbers });
  process.stdout.write('docs/generated/sample.json\n');
}

await command(import.meta, main);
