/**
 * The reports that are photographed and served: real builds of the sample shop, as the parts of their data.
 *
 * Folders, processor, process ids and times of the machine are replaced, so that a second run gives the same pictures.
 * The times come from one real build, which times.json keeps.
 */
import { Problem } from '@rsdoctor-docs/base/problem';
import { build } from '../harness/build.ts';
import type { Alert } from '../harness/reports.ts';
import { workspaceFolder } from '../harness/workspace.ts';
import { type ReportData, readData, SHOP_FOLDER } from './report-data.ts';
import { atRecordedTimes, type Times } from './times.ts';

interface Recipe {
  config: string;
  env: Record<string, string>;
  /**
   * Codes of the alerts, sorted. Rspack sometimes merges two packages into one, and then E1001 is missing: such a build
   * is made again.
   */
  codes: string;
  /** Which recorded times replace those of this build, so that the report is the same on every machine. */
  times: 'rspack' | 'webpack' | 'baseline' | 'current';
}

const rspack = 'rspack.config.cjs';
const brief = { RMODE: 'brief' };

/** Builds of the shop; the reports of `-brief` ones hold no code. */
export const recipes = {
  rspack: {
    config: rspack,
    env: {},
    codes: 'E1001 E1002 E1002 E1002 E1002 E1004 E1004 E1004 E1004 E1006 E1007 E1008 E1009 EXTEND',
    times: 'rspack',
  },
  'rspack-brief': {
    config: rspack,
    env: brief,
    codes: 'E1001 E1002 E1002 E1002 E1002 E1004 E1004 E1004 E1004 E1006 E1007 E1008 E1009 EXTEND',
    times: 'rspack',
  },
  webpack: { config: 'webpack.config.cjs', env: { RESOLVER: '1', TREE: '1' }, codes: '', times: 'webpack' },
  baseline: { config: rspack, env: { NOMAP: '1' }, codes: '', times: 'baseline' },
  current: { config: rspack, env: { NOMAP: '1', REGRESSION: '1' }, codes: '', times: 'current' },
  'baseline-brief': { config: rspack, env: { ...brief, NOMAP: '1' }, codes: '', times: 'baseline' },
  'current-brief': { config: rspack, env: { ...brief, NOMAP: '1', REGRESSION: '1' }, codes: '', times: 'current' },
} satisfies Record<string, Recipe>;
export type Variant = keyof typeof recipes;

/** The machine that the reports name in place of the real one. */
const ENVIRONMENT = {
  cpu: '(8) x64 CPU',
  memory: '24.00 GB / 32.00 GB',
  nodeVersion: '20.20.2',
  yarnVersion: 'Not Found',
  npmVersion: '11.6.0',
  pnpmVersion: 'Not Found',
};

/** How often a build is repeated when Rspack merges two packages into one. */
const ATTEMPTS = 6;

/** Builds a variant until its alerts are the expected ones, and makes its data neutral. */
export async function makeData(variant: Variant, times: Partial<Record<string, Times>>): Promise<ReportData> {
  const recipe = recipes[variant];
  let seen = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let data: ReportData | undefined;
    const result = await build({
      folder: 'packages/evidence/samples/shop',
      config: recipe.config,
      env: { OUT: 'dist', ...recipe.env },
      fresh: true,
      take: ({ directory, reports: [report] }) => {
        if (report) data = readData(directory, report);
      },
    });
    if (result.code !== 0 || !data) {
      throw new Problem(
        `packages/evidence/samples/shop/${recipe.config}`,
        result.code !== 0 ? `the build ended with code ${result.code}` : 'the build left no report',
        { seen: result.log.slice(-2000) },
      );
    }
    seen = codesOf(result.alerts);
    if (recipe.codes === '' || seen === recipe.codes) return atRecordedTimes(neutral(data), times[recipe.times]);
  }
  throw new Problem(
    `packages/evidence/demo/recipes.ts (${variant})`,
    `the shop has other alerts than the pages say, in ${ATTEMPTS} builds`,
    {
      expected: recipe.codes,
      seen,
      fix: 'if the tool changed, change the pages, then `codes` here',
    },
  );
}

/** The codes of a report's alerts, without the bundler's own messages. */
function codesOf(alerts: readonly Alert[]): string {
  return alerts
    .map(({ code }) => code)
    .filter((code) => code !== 'OVERLAY')
    .sort()
    .join(' ');
}

/** Replaces this machine's folders, processor and process ids. */
export function neutral(data: ReportData, from: string = workspaceFolder('shop')): ReportData {
  const text = JSON.stringify(data.parts).replaceAll(JSON.stringify(from).slice(1, -1), SHOP_FOLDER);
  const parts = JSON.parse(text, (key, value: unknown) =>
    typeof value === 'number' && (key === 'pid' || key === 'ppid') ? 1 : value,
  ) as Record<string, unknown>;
  return { ...data, parts: { ...parts, envinfo: ENVIRONMENT } };
}
