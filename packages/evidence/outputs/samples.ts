/** Builds every config below docs/samples. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { type BuildResult, build } from '../harness/build.ts';
import { kindOf } from '../harness/kinds.ts';
import { repositoryRoot } from '../harness/workspace.ts';

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

/** Finds the builds of a folder that failed, and those of a rule's sample that did not raise its alert. */
export function judgeBuilds(folder: string, results: readonly BuildResult[]): Problem[] {
  const problems = results
    .filter((result) => result.code !== 0)
    .map(
      ({ config, command, code, log }) =>
        new Problem(`${folder}/${config}`, 'the config does not build', {
          expected: `\`${command}\` ends with 0`,
          seen: `${code}: ${log.trim().split('\n').slice(-25).join('\n              ')}`,
          fix: `correct it, and try it with npm run evidence -- report ${folder} --config ${config}`,
        }),
    );
  const rule = path.posix.basename(folder);
  if (!/^e\d{4}$/.test(rule)) return problems;
  const code = rule.toUpperCase();
  const raised = new Set(results.flatMap((result) => result.alerts.map((alert) => alert.code)));
  const silent = silentRules[code];
  if (silent === undefined && !raised.has(code))
    problems.push(
      new Problem(folder, `no build raises ${code}`, {
        expected: code,
        seen: [...raised].join(', ') || 'no alert',
        fix: 'correct the sample; if the rule cannot fire, say why in silentRules of packages/evidence/outputs/samples.ts',
      }),
    );
  if (silent !== undefined && raised.has(code))
    problems.push(
      new Problem(folder, `${code} fires now`, {
        expected: `no alert: ${silent}`,
        seen: code,
        fix: 'correct the page and delete the entry in silentRules of packages/evidence/outputs/samples.ts',
      }),
    );
  return problems;
}

/** Builds all configs of a folder of docs/samples: a rule may be raised by any of them, so they are judged together. */
export async function trySample(folder: string): Promise<Problem[]> {
  const results: BuildResult[] = [];
  for (const sample of findSamples(path.join(repositoryRoot, 'docs')))
    if (sample.folder === folder) results.push(await build(sample));
  return judgeBuilds(folder, results);
}
