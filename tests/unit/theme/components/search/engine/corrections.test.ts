import { expect, test } from 'vitest';
import { corrections, distance, splitWord } from '../../../../../../theme/components/search/engine/corrections.ts';

const frequency = new Map(
  ['webpack', 'rspack', 'install', 'lite', 'next', 'tree', 'shak', 'shaking', 'loader', 'duplicate'].map((term, at) => [
    term,
    at + 1,
  ]),
);

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'xbc', 1],
  ['abc', 'xyz', 3],
])('%s and %s differ by %i', (a, b, changes) => expect(distance(a, b, 3)).toBe(changes));

test.each([
  ['wepback', 'webpack'],
  ['webpak', 'webpack'],
  ['laoder', 'loader'],
  ['duplciatte', 'duplicate'],
])('%s is meant to be %s', (word, meant) => expect(corrections(word, frequency)).toEqual([meant]));

test.each(['vite', 'nuxt', 'uninstall', 'zzz', 'e1999'])('%s is another word than those that sound like it', (word) =>
  expect(corrections(word, frequency)).toEqual([]),
);

test('two words typed as one', () => {
  expect(splitWord('treeshaking', frequency, (text) => text)).toEqual(['tree', 'shaking']);
  expect(splitWord('treehouse', frequency, (text) => text)).toEqual([]);
});
