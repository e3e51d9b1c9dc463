import type { Check } from '@rsdoctor-docs/base/docs/check';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { Problem } from '@rsdoctor-docs/base/problem';
import { page } from '@rsdoctor-docs/base/tests/pages';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { twins } from './content/twins.ts';
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

test('what a page lacks waits while it says that it is behind its twin; other faults do not', async () => {
  const pages = [page('---\nbehind: true\n---\n\n# 标题\n', 'zh'), page('# Title\n\n## More {#more}\n')];
  const site = { ...readSite('/nowhere/docs', LANGS), pages };
  const { problems, waiting, line } = await runCheck(twins, site);
  expect([problems, waiting.length]).toEqual([[], 1]);
  expect(line).toContain('1 wait for a translation');
  const other = { ...twins, name: 'links' };
  expect((await runCheck(other, site)).problems).toHaveLength(1);
});
