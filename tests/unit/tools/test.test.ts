import { expect, test } from 'vitest';
import { chooseSteps, runSteps } from '../../../tools/test.ts';

const names = (...args: string[]) => chooseSteps(args).map(({ name }) => name);

test('npm test runs everything, or what is named with what it needs; a wrong name is an error', () => {
  expect(names()).toContain('unit');
  expect(names('browser')).toEqual(['build', 'fixtures', 'browser']);
  expect(chooseSteps(['search', '-g', 'Ctrl']).at(-1)?.command.slice(-3)).toEqual(['search', '-g', 'Ctrl']);
  expect(() => chooseSteps(['browsr'])).toThrow(/neither a step nor a test file[\s\S]*browser/);
});

test('steps count as failed, and are not run, when what they need has failed', async () => {
  const step = (name: string, needs: string[] = []) => ({ name, command: [], needs });
  const started: string[] = [];
  const results = await runSteps([step('a'), step('b', ['a']), step('c')], 2, async ({ name }) => {
    started.push(name);
    return { name, ok: name !== 'a', seconds: 0 };
  });
  expect(results.map(({ ok }) => ok)).toEqual([false, false, true]);
  expect(started).toEqual(['a', 'c']);
});
