import { expect, test } from 'vitest';
import type { Check, Group } from '../../../../tools/checks/check.ts';
import { readSite } from '../../../../tools/checks/read/site.ts';
import { chooseChecks, describeOutcome, runCheck } from '../../../../tools/checks/run.ts';
import { Problem } from '../../../../tools/lib/problem.ts';

const letters: Check<string> = {
  name: 'letters',
  about: 'no letter is wrong',
  of: 'letters',
  items: () => ['a', 'b', 'c'],
  problems: (items) => items.filter((letter) => letter === 'c').map((letter) => new Problem(letter, 'is wrong')),
};
const groups: Group[] = [
  { name: 'content', about: '', checks: [letters, { ...letters, name: 'others' }] },
  { name: 'built', about: '', checks: [{ ...letters, name: 'links' }], onlyWhenNamed: true },
];
const run = (check: Check<string>) => runCheck(check, readSite('/nowhere/docs'));

test('a check says how many items it judged and how many problems it found', async () => {
  expect(describeOutcome({ group: 'content', check: letters }, await run(letters))).toMatch(
    /^FAIL content: letters, 3 letters, 1 problems \(/,
  );
  const passing = { ...letters, problems: () => [] };
  expect(describeOutcome({ group: 'content', check: passing }, await run(passing))).toMatch(
    /^ok {3}content: letters, 3/,
  );
});

test('a check that sees nothing, or that breaks, fails with a message', async () => {
  expect((await run({ ...letters, items: () => [] })).problems[0]?.message).toContain('check letters  saw no letters');
  const broken = {
    ...letters,
    items: () => {
      throw new Problem('doc_build/', 'holds no site');
    },
  };
  expect((await run(broken)).problems[0]?.message).toBe('doc_build/  holds no site');
});

test('checks are chosen by group and by name; without names, those that need no build', () => {
  const names = (...wanted: string[]) => chooseChecks(groups, wanted).map(({ check }) => check.name);
  expect(names()).toEqual(['letters', 'others']);
  expect(names('built')).toEqual(['links']);
  expect(names('others')).toEqual(['others']);
  expect(() => names('nothing')).toThrow(/no such check[\s\S]*content \(letters, others\); built \(links\)/);
});
