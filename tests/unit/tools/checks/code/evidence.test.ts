import { expect, test } from 'vitest';
import { staleProblem } from '../../../../../tools/checks/code/evidence.ts';

const problem = (count: number) =>
  staleProblem(Array.from({ length: count }, (_, index) => ({ name: `picture/p${index}` })))[0]?.message;

test('what is stale is named with the command that runs it; many at once are one command', () => {
  expect(problem(0)).toBeUndefined();
  expect(problem(2)).toMatch(
    /2 units were not run since their inputs changed[\s\S]*do: +npm run evidence -- picture\/p0 picture\/p1$/,
  );
  expect(problem(13)).toMatch(/picture\/p11 …\n +do: +npm run evidence -- --stale$/);
});
