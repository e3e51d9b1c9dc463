/** Runs checks one after the other and says what each found and at how much it looked. */
import { Problem } from '../lib/problem.ts';
import { isTouched, type Scope } from './changed.ts';
import type { AnyCheck, Check, Group } from './check.ts';
import { PROVEN_FILE, type Proven } from './proven.ts';
import type { Site } from './read/site.ts';

export interface Outcome {
  name: string;
  state: 'ok' | 'failed' | 'untouched';
  /** How many things it looked at, of how many there are. */
  looked: number;
  all: number;
  /** How many of them it left out because they are known to hold. */
  proven: number;
  /** Whether what it found is news to proven.txt. */
  isNews: boolean;
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
  /** Names of single items, when not the whole check was named. */
  only?: readonly string[];
}

/**
 * Runs one check.
 * @param scope what differs from main; without it the check looks at everything
 * @param proven what is known to hold; a check that keeps that tries the rest
 */
export async function runCheck(
  { check, only }: Omit<Chosen, 'group'>,
  site: Site,
  scope?: Scope,
  proven?: Proven,
): Promise<Outcome> {
  const start = performance.now();
  const outcome = (
    state: Outcome['state'],
    looked: number,
    all: number,
    more: Partial<Pick<Outcome, 'problems' | 'proven' | 'isNews'>> = {},
  ): Outcome => ({
    name: check.name,
    state,
    looked,
    all,
    proven: 0,
    isNews: false,
    seconds: (performance.now() - start) / 1000,
    problems: [],
    ...more,
  });
  try {
    const all = await check.items(site);
    if (all.length === 0)
      return outcome('failed', 0, 0, {
        problems: [
          new Problem(`check ${check.name}`, `saw no ${check.of}`, {
            expected: `at least one of the ${check.of} that it is there for`,
            fix: 'a check without anything to check proves nothing: see what it reads, or delete it',
          }),
        ],
      });
    const items = only
      ? all.filter((item) => check.namesOf?.(item).some((name) => only.includes(name)))
      : itemsInScope(check, all, site, scope);
    if (items.length === 0) return outcome('untouched', 0, all.length);
    // What is named is tried, known or not.
    const open = (!only && proven?.unproven(check, items, site)) || items;
    const known = items.length - open.length;
    if (open.length === 0) return outcome('ok', 0, all.length, { proven: known });
    const problems = await check.problems(open, site);
    if (problems.length > 0) return outcome('failed', open.length, all.length, { problems, proven: known });
    const isNews = proven?.keep(check, open, all, site) ?? false;
    return outcome('ok', open.length, all.length, { proven: known, isNews });
  } catch (error) {
    return outcome('failed', 0, 0, { problems: [asProblem(check.name, error)] });
  }
}

function itemsInScope<Item>(check: Check<Item>, all: readonly Item[], site: Site, scope?: Scope): readonly Item[] {
  const { inputs, widens } = check;
  if (!scope || !inputs || scope.files.some((file) => widens?.test(file))) return all;
  return all.filter((item) => inputs(item, site).some((input) => isTouched(scope, input)));
}

/**
 * The checks that were asked for: names of groups, of checks or of single items; without names all groups that need
 * nothing special.
 * @throws Problem for a name that is none
 */
export async function chooseChecks(groups: readonly Group[], names: readonly string[], site: Site): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  const known = new Set<string>();
  for (const group of groups) {
    for (const check of group.checks) {
      const whole =
        names.length === 0 ? !group.onlyWhenNamed : [group.name, check.name].some((name) => names.includes(name));
      known.add(group.name).add(check.name);
      if (whole) chosen.push({ group: group.name, check });
      else if (check.namesOf && names.length > 0) {
        const own = new Set((await check.items(site)).flatMap((item) => check.namesOf?.(item) ?? []));
        const only = names.filter((name) => own.has(name));
        for (const name of only) known.add(name);
        if (only.length > 0) chosen.push({ group: group.name, check, only });
      }
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

/** One line about a check: `ok   content: links, 1,234 links (0.2 s)`; a second one when proven.txt is another now. */
export function describeOutcome({ group, check }: Chosen, outcome: Outcome): string {
  const count = (value: number) => value.toLocaleString('en');
  const looked =
    outcome.looked < outcome.all ? `${count(outcome.looked)} of ${count(outcome.all)}` : count(outcome.all);
  const found = outcome.problems.length > 0 ? `, ${count(outcome.problems.length)} problems` : '';
  const proven = outcome.proven > 0 ? `, ${count(outcome.proven)} with the same inputs held before` : '';
  const what = outcome.state === 'untouched' ? 'nothing of it changed' : `${looked} ${check.of}${proven}${found}`;
  const mark = { ok: 'ok  ', failed: 'FAIL', untouched: '-   ' }[outcome.state];
  const news = outcome.isNews ? `\n     ${PROVEN_FILE} says so now: commit it with what you changed` : '';
  return `${mark} ${group}: ${check.name}, ${what} (${outcome.seconds.toFixed(1)} s)${news}`;
}
