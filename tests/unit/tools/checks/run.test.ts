import { describe, expect, test } from 'vitest';
import { changedLines, isTouched, type Scope } from '../../../../tools/checks/changed.ts';
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
  widens: /^tools\//,
  namesOf: (letter) => [letter],
  problems: (items) => items.filter((letter) => letter === 'c').map((letter) => new Problem(letter, 'is wrong')),
};
const groups: Group[] = [
  { name: 'content', about: '', checks: [letters, { ...letters, name: 'others', namesOf: () => [] }] },
  { name: 'built', about: '', checks: [{ ...letters, name: 'links' }], onlyWhenNamed: true },
];
const scope = (...files: string[]): Scope => ({ base: 'main', files, lines: new Map() });
const run = async (check: Check<string>, changed?: Scope, only?: string[]) =>
  runCheck({ check, ...(only ? { only } : {}) }, site, changed);

describe('a check', () => {
  test('that finds something fails and says how much it looked at', async () => {
    const outcome = await run(letters);
    expect(describeOutcome({ group: 'content', check: letters }, outcome)).toMatch(
      /^FAIL content: letters, 3 letters, 1 problems \(/,
    );
  });
  test('looks at what changed', async () =>
    expect(await run(letters, scope('docs/a.mdx'))).toMatchObject({ state: 'ok', looked: 1, all: 3 }));
  test('looks at everything when what it judges by changed, and when it is quick', async () => {
    expect(await run(letters, scope('tools/words.txt'))).toMatchObject({ state: 'failed', looked: 3 });
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
  const names = async (...wanted: string[]) =>
    (await chooseChecks(groups, wanted, site)).map(({ check, only }) => [check.name, ...(only ?? [])].join(' '));
  test('all but those that need something special', async () => expect(await names()).toEqual(['letters', 'others']));
  test('by group, by name, by single item', async () => {
    expect(await names('built')).toEqual(['links']);
    expect(await names('others')).toEqual(['others']);
    expect(await names('c')).toEqual(['letters c', 'links c']);
  });
  test('a name that is none lists what there is', async () =>
    expect(names('nothing')).rejects.toThrow(/no such check[\s\S]*content \(letters, others\); built \(links\)/));
});

describe('what differs', () => {
  const diff = `diff --git a/docs/en/a.mdx b/docs/en/a.mdx
--- a/docs/en/a.mdx
+++ b/docs/en/a.mdx
@@ -3 +3,2 @@
-x
+y
+z
@@ -20,2 +20,0 @@
-gone
-gone
`;
  const changed: Scope = {
    base: 'main',
    files: ['docs/en/a.mdx', 'docs/samples/one/x.mjs', 'docs/en/new.mdx'],
    lines: changedLines(diff),
  };
  test('lines of a diff; what was taken away touches its neighbors', () =>
    expect([...changedLines(diff)]).toEqual([
      [
        'docs/en/a.mdx',
        [
          [3, 4],
          [20, 21],
        ],
      ],
    ]));
  test.each([
    ['docs/en/a.mdx', true],
    ['docs/en/b.mdx', false],
    ['docs/samples/one/', true],
    ['docs/samples/other/', false],
    [{ file: 'docs/en/a.mdx', from: 4, to: 9 }, true],
    [{ file: 'docs/en/a.mdx', from: 5, to: 19 }, false],
    [{ file: 'docs/en/new.mdx', from: 1, to: 1 }, true],
    [{ file: 'docs/en/b.mdx', from: 1, to: 99 }, false],
  ])('%j: %s', (input, touched) => expect(isTouched(changed, input)).toBe(touched));
});
