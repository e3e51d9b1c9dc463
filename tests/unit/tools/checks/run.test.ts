import { expect, test } from 'vitest';
import type { Check } from '../../../../tools/checks/check.ts';
import { readSite } from '../../../../tools/checks/read/site.ts';
import { chooseChecks, runCheck } from '../../../../tools/checks/run.ts';
import { Problem } from '../../../../tools/lib/problem.ts';

const letters: Check<string> = {
  name: 'letters',
  about: 'no letter is wrong',
  of: 'letters',
  items: () => ['a', 'b', 'c'],
  problems: (items) => items.filter((letter) => letter === 'c').map((letter) => new Problem(letter, 'is wrong')),
};

test('a check that finds something, that sees nothing, or that breaks, fails with a message', async () => {
  const broken = () => {
    throw new Problem('doc_build/', 'holds no site');
  };
  for (const [check, message] of [
    [letters, 'c  is wrong'],
    [{ ...letters, items: () => [] }, 'check letters  saw no letters'],
    [{ ...letters, items: broken }, 'doc_build/  holds no site'],
  ] as const)
    expect((await runCheck(check, readSite('/nowhere/docs'))).problems[0]?.message).toContain(message);
});

test('checks are chosen by group and by name; without names, those that need no build', () => {
  const groups = { content: [letters, { ...letters, name: 'others' }], built: [{ ...letters, name: 'links' }] };
  const names = (...wanted: string[]) => chooseChecks(groups, wanted).map(({ name }) => name);
  expect([names(), names('built'), names('others')]).toEqual([['letters', 'others'], ['links'], ['others']]);
  expect(() => names('nothing')).toThrow(/no such check[\s\S]*content \(letters, others\); built \(links\)/);
});
