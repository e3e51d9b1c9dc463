/** Every config below docs/samples builds for real. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../tools/lib/files.ts';
import { Problem } from '../../../tools/lib/problem.ts';
import { type BuildResult, build } from '../harness/build.ts';
import { kindOf } from '../harness/kinds.ts';

/** Rules that never raise an alert in the described version, with the reason; one that does is a problem, too. */
const silentRules: Readonly<Record<string, string>> = {
  E1005: 'the check never finds a module to report (fact sheet of the rules, seen on both bundlers)',
};

export interface Sample {
  folder: string;
  config: string;
}

/** The configs below docs/samples, relative to the repository, in the order in which they are built. */
export function findSamples(docs: string): Sample[] {
  const samples = path.join(docs, 'samples');
  if (!fs.existsSync(samples)) return [];
  return listFiles(samples, (relative) => relative.endsWith('node_modules') || relative.endsWith('dist'))
    .filter((file) => kindOf(path.basename(file)) !== undefined)
    .map((file) => ({
      folder: path.posix.join('docs/samples', path.posix.dirname(file)),
      config: path.posix.basename(file),
    }));
}

/**
 * What the results say: a build that failed, a config without a report, a rule's sample that raises another rule only.
 */
export function judgeBuilds(results: readonly BuildResult[]): Problem[] {
  const problems = results.flatMap((result) => {
    const where = `${result.folder}/${result.config}`;
    if (result.code !== 0)
      return [
        new Problem(where, 'the config does not build', {
          expected: `\`${result.command}\` ends with 0`,
          seen: `${result.code}: ${result.log.trim().split('\n').slice(-25).join('\n              ')}`,
        }),
      ];
    return [];
  });
  const byFolder = groupByFolder(results);
  for (const [folder, own] of byFolder) {
    const code = path.posix
      .basename(folder)
      .match(/^e\d{4}$/)?.[0]
      ?.toUpperCase();
    if (code === undefined) continue;
    const raised = new Set(own.flatMap((result) => result.alerts.map((alert) => alert.code)));
    const silent = silentRules[code];
    if (silent === undefined && !raised.has(code)) {
      problems.push(
        new Problem(folder, `no build raises ${code}`, {
          expected: code,
          seen: [...raised].join(', ') || 'no alert',
          fix: 'correct the sample; if the rule cannot fire, say why in silentRules of packages/evidence/outputs/samples.ts',
        }),
      );
    }
    if (silent !== undefined && raised.has(code)) {
      problems.push(
        new Problem(folder, `${code} fires now`, {
          expected: `no alert: ${silent}`,
          seen: code,
          fix: 'correct the page and delete the entry in silentRules of packages/evidence/outputs/samples.ts',
        }),
      );
    }
  }
  return problems;
}

function groupByFolder(results: readonly BuildResult[]): Map<string, BuildResult[]> {
  const groups = new Map<string, BuildResult[]>();
  for (const result of results) groups.set(result.folder, [...(groups.get(result.folder) ?? []), result]);
  return groups;
}

/** Builds all configs of a folder: a rule may be raised by any of them, so they are judged together. */
export async function trySample(samples: readonly Sample[]): Promise<Problem[]> {
  const results: BuildResult[] = [];
  for (const sample of samples) results.push(await build(sample));
  return judgeBuilds(results);
}
