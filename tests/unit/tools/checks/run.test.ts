import { describe, expect, test } from 'vitest';
import { isTouched, type Scope } from '../../../../tools/checks/changed.ts';
import type { Check, Group } from '../../../../tools/checks/check.ts';
import { readSite } from '../../../../tools/checks/read/site.ts';
import { chooseChecks, describeOutcome, runCheck } from '../../../../tools/checks/run.ts';
import { Problem } from '../../../../tools/lib/problem.ts';

const site = readSite('/nowhere/docs');
const letters: Check<string> = {
  name: 'letters',
  about: 'no letter is wrong',
  of: 'letters',
  items: () => ['a', 'b', 'c'],
  inputs: (letter) => [`docs/${letter}.mdx`],
  problems: (items) => items.filter((letter) => letter === 'c').map((letter) => new Problem(letter, 'is wrong')),
};
const groups: Group[] = [
  { name: 'content', about: '', checks: [letters, { ...letters, name: 'others' }] },
  { name: 'built', about: '', checks: [{ ...letters, name: 'links' }], onlyWhenNamed: true },
];
const scope = (...files: string[]): Scope => ({ base: 'main', files });
const run = async (check: Check<string>, changed?: Scope) => runCheck(check, site, changed);

describe('a check', () => {
  test('that finds something fails and says how much it looked at', async () => {
    const outcome = await run(letters);
    expect(describeOutcome({ group: 'content', check: letters }, outcome)).toMatch(
      /^FAIL content: letters, 3 letters, 1 problems \(/,
    );
  });
  test('looks at what changed', async () =>
    expect(await run(letters, scope('docs/a.mdx'))).toMatchObject({ state: 'ok', looked: 1, all: 3 }));
  test('looks at everything when it is quick', async () => {
    const { inputs: _, ...quick } = letters;
    expect(await run(quick, scope('docs/a.mdx'))).toMatchObject({ state: 'failed', looked: 3 });
  });
  test('that nothing concerns says so', async () =>
    expect(await run(letters, scope('README.md'))).toMatchObject({ state: 'untouched', looked: 0 }));
  test('that sees nothing at all fails, also when nothing changed', async () => {
    const outcome = await run({ ...letters, items: () => [] }, scope());
    expect(outcome.state).toBe('failed');
    expect(outcome.problems[0]?.message).toContain('check letters  saw no letters');
  });
  test('that breaks is a failure with its message', async () => {
    const broken = {
      ...letters,
      items: () => {
        throw new Problem('doc_build/', 'holds no site');
      },
    };
    expect((await run(broken)).problems[0]?.message).toBe('doc_build/  holds no site');
  });
});

describe('choosing checks', () => {
  const names = (...wanted: string[]) => chooseChecks(groups, wanted).map(({ check }) => check.name);
  test('all but those that need something special', () => expect(names()).toEqual(['letters', 'others']));
  test('by group and by name', () => {
    expect(names('built')).toEqual(['links']);
    expect(names('others')).toEqual(['others']);
  });
  test('a name that is none lists what there is', () =>
    expect(() => names('nothing')).toThrow(/no such check[\s\S]*content \(letters, others\); built \(links\)/));
});

describe('what differs', () => {
  const changed = scope('docs/en/a.mdx', 'docs/samples/one/x.mjs');
  test.each([
    ['docs/en/a.mdx', true],
    ['docs/en/b.mdx', false],
    ['docs/samples/one/', true],
    ['docs/samples/other/', false],
  ])('%s: %s', (input, touched) => expect(isTouched(changed, input)).toBe(touched));
});
