/** Every config below docs/samples builds for real. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { type BuildOptions, type BuildResult, build, planBuild } from '../../sample/build.ts';
import { kindOf } from '../../sample/units.ts';
import { repositoryRoot } from '../../sample/workspace.ts';
import type { Check } from '../check.ts';

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
async function checkBuilds(
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

/** Folders that decide about a build: the sample, and in its unit what is installed and the sources that it borrows. */
export function foldersOf(sample: Pick<BuildOptions, 'folder' | 'config'>): string[] {
  const { unit, sources } = planBuild(sample);
  const borrowed = sources.map((folder) => `${path.relative(repositoryRoot, folder).split(path.sep).join('/')}/`);
  return [
    `${sample.folder}/`,
    ...borrowed,
    `tools/sample/${unit}/package.json`,
    `tools/sample/${unit}/package-lock.json`,
  ];
}

export const builds: Check<Sample> = {
  name: 'builds',
  about: 'every config below docs/samples builds and raises the alerts that its page is about',
  of: 'configs',
  items: ({ docs }) => findSamples(docs),
  inputs: foldersOf,
  widens: /^tools\/(?:sample\/(?:build|reports|units|workspace)|checks\/code\/builds)\.ts$/,
  keptAs: ({ folder, config }) => `${folder}/${config}`,
  problems: async (samples) => {
    const log = (result: BuildResult) =>
      process.stdout.write(
        `  ${result.code === 0 ? 'ok  ' : 'FAIL'} ${result.folder}/${result.config} ${result.seconds.toFixed(1)} s\n`,
      );
    // A rule may be raised by any config of its folder: they are judged together.
    const folders = new Set(samples.map(({ folder }) => folder));
    const wanted = findSamples(path.join(repositoryRoot, 'docs')).filter(({ folder }) => folders.has(folder));
    return (await checkBuilds(wanted, log)).problems;
  },
};
