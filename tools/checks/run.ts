/** Runs checks and describes what each found. */
import { Problem } from '../lib/problem.ts';
import type { AnyCheck, Group } from './check.ts';
import type { Site } from './read/site.ts';

/** The result of a check; it passed when it has no problems. */
export interface Outcome {
  /** How many items it judged. */
  judged: number;
  seconds: number;
  problems: Problem[];
}

/** A check that was asked for. */
export interface Chosen {
  group: string;
  check: AnyCheck;
}

/** Runs one check. An error in it is a problem too, so that the other checks still run. */
export async function runCheck(check: AnyCheck, site: Site): Promise<Outcome> {
  const start = performance.now();
  const outcome = (judged: number, problems: Problem[]): Outcome => ({
    judged,
    seconds: (performance.now() - start) / 1000,
    problems,
  });
  try {
    const items = await check.items(site);
    if (items.length > 0) return outcome(items.length, await check.problems(items, site));
    throw new Problem(`check ${check.name}`, `saw no ${check.of}`, {
      fix: 'a check without anything to check proves nothing: see what it reads, or delete it',
    });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return outcome(0, [error instanceof Problem ? error : new Problem(`check ${check.name}`, text)]);
  }
}

/**
 * The checks that were asked for by the name of their group or their own; without names, the groups that need no build.
 * @throws Problem for an unknown name
 */
export function chooseChecks(groups: readonly Group[], names: readonly string[]): Chosen[] {
  const all = groups.flatMap((group) => group.checks.map((check) => ({ group, check })));
  const unknown = names.filter((name) => !all.some(({ group, check }) => group.name === name || check.name === name));
  if (unknown.length > 0)
    throw new Problem(unknown.join(', '), 'no such check', {
      expected: groups
        .map(({ name, checks }) => `${name} (${checks.map((check) => check.name).join(', ')})`)
        .join('; '),
    });
  return all
    .filter(({ group, check }) =>
      names.length === 0 ? !group.onlyWhenNamed : names.includes(group.name) || names.includes(check.name),
    )
    .map(({ group, check }) => ({ group: group.name, check }));
}

/** One line about a check: `ok   content: links, 1,234 links (0.2 s)`. */
export function describeOutcome({ group, check }: Chosen, { judged, seconds, problems }: Outcome): string {
  const found = problems.length > 0 ? `, ${problems.length.toLocaleString('en')} problems` : '';
  const mark = problems.length > 0 ? 'FAIL' : 'ok  ';
  return `${mark} ${group}: ${check.name}, ${judged.toLocaleString('en')} ${check.of}${found} (${seconds.toFixed(1)} s)`;
}
