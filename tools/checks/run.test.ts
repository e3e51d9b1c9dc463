import type { Check } from '@rsdoctor-docs/base/docs/check';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { Problem } from '@rsdoctor-docs/base/problem';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { runCheck } from './run.ts';

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
    expect((await runCheck(check, readSite('/nowhere/docs', LANGS))).problems[0]?.message).toContain(message);
});
