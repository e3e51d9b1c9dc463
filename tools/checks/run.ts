/** Runs checks one after the other and says what each found and at how much it looked. */
import { Problem } from '../lib/problem.ts';
import { isTouched, type Scope } from './changed.ts';
import type { AnyCheck, Check, Group } from './check.ts';
import type { Site } from './read/site.ts';

export interface Outcome {
  name: string;
  state: 'ok' | 'failed' | 'untouched';
  /** How many things it looked at, of how many there are. */
  looked: number;
  all: number;
  seconds: number;
  problems: Problem[];
}

const asProblem = (name: string, error: unknown): Problem =>
  error instanceof Problem
    ? error
    : new Problem(`check ${name}`, error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A check that was asked for. */
export interface Chosen {
  group: string;
  check: AnyCheck;
}

/**
 * Runs one check.
 * @param scope what differs from main; without it the check looks at everything
 */
export async function runCheck(check: AnyCheck, site: Site, scope?: Scope): Promise<Outcome> {
  const start = performance.now();
  const outcome = (state: Outcome['state'], looked: number, all: number, problems: Problem[] = []): Outcome => ({
    name: check.name,
    state,
    looked,
    all,
    seconds: (performance.now() - start) / 1000,
    problems,
  });
  try {
    const all = await check.items(site);
    if (all.length === 0)
      return outcome('failed', 0, 0, [
        new Problem(`check ${check.name}`, `saw no ${check.of}`, {
          expected: `at least one of the ${check.of} that it is there for`,
          fix: 'a check without anything to check proves nothing: see what it reads, or delete it',
        }),
      ]);
    const items = itemsInScope(check, all, site, scope);
    if (items.length === 0) return outcome('untouched', 0, all.length);
    const problems = await check.problems(items, site);
    return outcome(problems.length > 0 ? 'failed' : 'ok', items.length, all.length, problems);
  } catch (error) {
    return outcome('failed', 0, 0, [asProblem(check.name, error)]);
  }
}

function itemsInScope<Item>(check: Check<Item>, all: readonly Item[], site: Site, scope?: Scope): readonly Item[] {
  const { inputs } = check;
  if (!scope || !inputs) return all;
  return all.filter((item) => inputs(item, site).some((input) => isTouched(scope, input)));
}

/**
 * The checks that were asked for: names of groups or of checks; without names all groups that need nothing special.
 * @throws Problem for a name that is none
 */
export function chooseChecks(groups: readonly Group[], names: readonly string[]): Chosen[] {
  const chosen: Chosen[] = [];
  const known = new Set<string>();
  for (const group of groups) {
    for (const check of group.checks) {
      const isNamed = [group.name, check.name].some((name) => names.includes(name));
      known.add(group.name).add(check.name);
      if (names.length === 0 ? !group.onlyWhenNamed : isNamed) chosen.push({ group: group.name, check });
    }
  }
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Problem(unknown.join(', '), 'no such check', {
      expected: groups
        .map(({ name, checks }) => `${name} (${checks.map((check) => check.name).join(', ')})`)
        .join('; '),
    });
  return chosen;
}

/** One line about a check: `ok   content: links, 1,234 links (0.2 s)`. */
export function describeOutcome({ group, check }: Chosen, outcome: Outcome): string {
  const count = (value: number) => value.toLocaleString('en');
  const looked =
    outcome.looked < outcome.all ? `${count(outcome.looked)} of ${count(outcome.all)}` : count(outcome.all);
  const found = outcome.problems.length > 0 ? `, ${count(outcome.problems.length)} problems` : '';
  const what = outcome.state === 'untouched' ? 'nothing of it changed' : `${looked} ${check.of}${found}`;
  const mark = { ok: 'ok  ', failed: 'FAIL', untouched: '-   ' }[outcome.state];
  return `${mark} ${group}: ${check.name}, ${what} (${outcome.seconds.toFixed(1)} s)`;
}
