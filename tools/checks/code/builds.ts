/** Every config below docs/samples builds for real. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { type BuildResult, build } from '../../sample/build.ts';
import { kindOf } from '../../sample/units.ts';

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

/** Builds all samples; a failed build is a problem with the end of its log. */
export async function checkBuilds(
  samples: readonly Sample[],
  report: (result: BuildResult) => void = () => {},
): Promise<{ results: BuildResult[]; problems: Problem[] }> {
  const results: BuildResult[] = [];
  for (const sample of samples) {
    const result = await build(sample);
    report(result);
    results.push(result);
  }
  return { results, problems: judgeBuilds(results) };
}

/** What the results say: a build that failed, a config without a report, a rule's sample that raises another rule only. */
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
          fix: 'correct the sample; if the rule cannot fire, say why in silentRules of tools/checks/code/builds.ts',
        }),
      );
    }
    if (silent !== undefined && raised.has(code)) {
      problems.push(
        new Problem(folder, `${code} fires now`, {
          expected: `no alert: ${silent}`,
          seen: code,
          fix: 'correct the page and delete the entry in silentRules of tools/checks/code/builds.ts',
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
