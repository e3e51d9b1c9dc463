import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWN } from './social-name.ts';

test('every social link of the configuration has a drawing', () => {
  const config = readFileSync('rspress.config.ts', 'utf8');
  const names = [...config.matchAll(/\bicon: '([^/']+)', mode:/g)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(Object.keys(DRAWN)).toEqual(expect.arrayContaining(names));
  const paths = readFileSync('packages/preset/frame/nav/social.svg', 'utf8').match(/<path /g);
  expect(paths).toHaveLength(Object.keys(DRAWN).length);
});
