/** Chooses checks and runs them. */

import type { AnyCheck, Groups } from '@rsdoctor-docs/base/docs/check';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { explainGit } from '@rsdoctor-docs/base/git';
import { Problem } from '@rsdoctor-docs/base/problem';

/**
 * Runs one check. An error in it is a problem too, so that the other checks still run.
 * @returns its problems, and a line about it: `ok   links, 1,234 links (0.2 s)`
 */
export async function runCheck(check: AnyCheck, site: Site): Promise<{ line: string; problems: Problem[] }> {
  const start = performance.now();
  let problems: Problem[];
  let judged = 0;
  try {
    const items = await check.items(site);
    if (items.length === 0)
      throw new Problem(`check ${check.name}`, `saw no ${check.of}`, {
        fix: 'a check without anything to check proves nothing: see what it reads, or delete it',
      });
    problems = [...(await check.problems(items, site))];
    judged = items.length;
  } catch (thrown) {
    const error = explainGit(thrown);
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    problems = [error instanceof Problem ? error : new Problem(`check ${check.name}`, text)];
  }
  const [mark, found] = problems.length > 0 ? ['FAIL', `, ${problems.length} problems`] : ['ok  ', ''];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { line: `${mark} ${check.name}, ${judged.toLocaleString('en')} ${check.of}${found} (${seconds} s)`, problems };
}

/**
 * The checks that were asked for by the name of their group or their own; without names, those that need no build.
 * @throws Problem for an unknown name
 */
export function chooseChecks(groups: Groups, names: readonly string[]): AnyCheck[] {
  const { built: _, ...withoutBuild } = groups;
  if (names.length === 0) return Object.values(withoutBuild).flat();
  const all = Object.values(groups).flat();
  return names.flatMap((name) => {
    const chosen = groups[name] ?? all.filter((check) => check.name === name);
    if (chosen.length > 0) return chosen;
    const known = Object.entries(groups).map(
      ([group, checks]) => `${group} (${checks.map((one) => one.name).join(', ')})`,
    );
    throw new Problem(name, 'no such check', { expected: known.join('; ') });
  });
}
