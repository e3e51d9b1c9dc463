/** The configs that readers put together by "Add to my config" build, for each bundler. */
import { eachOf } from '@rsdoctor-docs/base/each-of';
import type { Built } from '../harness/built.ts';
import type { Lab } from '../harness/lab.ts';
import { CHOICES, configFor, EVERYBODY, type For, fileFor, groups } from '../options/config.ts';
import { type Claim, expect } from './claim.ts';
import { buildWithRspack2 } from './rspack-2.ts';

/** Builds a config with the packages of its bundler. */
async function buildFor(lab: Lab, reader: For, code: string): Promise<Built> {
  const bundler = reader === 'webpack' ? 'webpack' : 'rspack';
  const files = { [fileFor(reader)]: code };
  return reader === 'Rspack 2' ? buildWithRspack2(lab, files) : lab.build({ bundler, files });
}

/** The reports that a build with these options leaves. */
function reportsFor(ticked: readonly string[]): string[] {
  const has = (path: string) => ticked.includes(path);
  const isBrief = ticked.some((path) => path === 'output.mode' || path.startsWith('output.options.'));
  const folder = has('output.reportDir') ? 'reports' : 'dist';
  if (!isBrief) return [`${folder}/.rsdoctor/manifest.json`];
  const html = has('output.options.htmlOptions') ? 'bundle.html' : 'rsdoctor-report.html';
  const json = has('output.options.jsonOptions') ? 'bundle.json' : 'rsdoctor-data.json';
  const hasJson = has('output.options.type') || has('output.options.jsonOptions');
  return [`${folder}/${html}`, ...(hasJson ? [`${folder}/${json}`] : [])];
}

/** Builds a selection of options for a bundler, and looks for the report where the options put it. */
async function tryConfig(lab: Lab, reader: For, ticked: readonly string[]): Promise<void> {
  const { code } = configFor(reader, new Set(ticked));
  const built = await buildFor(lab, reader, code);
  const what = `${ticked.join(', ')} on ${reader}`;
  expect(`exit code of ${what}\n${code}\n${built.log}`, built.code, 0);
  expect(`reports of ${what}`, built.reports.map(({ file }) => file).sort(), reportsFor(ticked).sort());
}

export const config: readonly Claim[] = [
  {
    id: 'my-config-builds',
    says: 'The config of ticked options builds on Rspack 2, Rspack 1 and webpack: each option alone, those that touch one field together, and all at once; and its report is where it says.',
    async check(lab) {
      const paths = Object.keys(CHOICES);
      const selections = [...paths.map((path) => [path]), ...groups(), paths];
      for (const reader of EVERYBODY) await eachOf(selections, (ticked) => tryConfig(lab, reader, ticked), 2);
    },
  },
];
