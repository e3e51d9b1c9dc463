import { expect, test } from 'vitest';
import { buildInputs } from './build-inputs.ts';

test('a build is out of date when a style sheet or a script of a package has changed', () => {
  expect(buildInputs('rspress.config.ts', 'docs')).toEqual(
    expect.arrayContaining(['packages/viewer/button.css', 'packages/viewer/work/worker.ts', 'theme', 'docs']),
  );
});
