import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { chooseSteps, runSteps } from '../../../tools/test.ts';

const names = (args: string[]) => chooseSteps(args).map(({ name }) => name);
const command = (args: string[], name: string) =>
  chooseSteps(args)
    .find((step) => step.name === name)
    ?.command.slice(-2);

describe('npm test -- …', () => {
  test('without a name runs everything', () => expect(names([])).toContain('unit'));

  test('runs the steps that are named, with what they need', () => {
    expect(names(['unit', 'types'])).toEqual(['types', 'unit']);
    expect(names(['browser'])).toEqual(['build', 'fixtures', 'browser']);
  });

  test('takes test files, with or without folder and ending', () => {
    expect(command(['search'], 'browser')?.at(-1)).toBe('search');
    expect(names(['tests/site/search.spec.ts'])).toContain('browser');
    expect(command(['published'], 'built')?.at(-1)).toBe('published');
    expect(names(['tests/unit/tools/test.test.ts'])).toEqual(['unit']);
  });

  test('hands options on to the one step that is named', () => {
    expect(command(['browser', '-g', 'Ctrl K'], 'browser')).toEqual(['-g', 'Ctrl K']);
    expect(command(['search', '-g', 'Ctrl'], 'browser')).toEqual(['-g', 'Ctrl']);
    expect(() => chooseSteps(['-g', 'Ctrl'])).toThrow(/npm test -- browser -g Ctrl/);
  });

  test('names what there is when a name is wrong', () => {
    expect(() => chooseSteps(['browsr'])).toThrow(/neither a step nor a test file[\s\S]*browser/);
  });
});

describe('steps', () => {
  const step = (name: string, needs: string[] = []) => ({ name, command: [], needs });

  test('run two at a time, each after what it needs', async () => {
    const log: string[] = [];
    let running = 0;
    const results = await runSteps(
      [step('a'), step('b', ['a']), step('c'), step('d', ['b', 'c'])],
      2,
      async ({ name }) => {
        running += 1;
        log.push(`${name} of ${running}`);
        await wait(5);
        running -= 1;
        return { name, ok: true, seconds: 0 };
      },
    );
    expect(log).toEqual(['a of 1', 'c of 2', expect.stringMatching(/^b of/), 'd of 1']);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('count as failed, and are not run, when what they need has failed', async () => {
    const results = await runSteps([step('a'), step('b', ['a']), step('c')], 2, async ({ name }) => ({
      name,
      ok: name !== 'a',
      seconds: 0,
    }));
    expect(results.map(({ ok, skipped = false }) => [ok, skipped])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });
});
