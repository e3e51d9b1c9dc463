import { expect, test } from 'vitest';
import { uniqueKeys } from '../../../../theme/components/unique-keys.ts';

test('a name is its own key, also when other entries come before it', () => {
  expect(uniqueKeys(['a', 'b'])).toEqual(['a', 'b']);
  expect(uniqueKeys(['new', 'a', 'b'])).toEqual(['new', 'a', 'b']);
});

test('the same name twice gives two keys', () => {
  expect(new Set(uniqueKeys(['', 'a', '', 'a', ''])).size).toBe(5);
});
