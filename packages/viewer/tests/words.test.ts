import { expect, test } from 'vitest';
import { type SomeWords, wordsIn } from '../words/words.ts';
import { zh } from '../words/zh.ts';

test('a language has its own words, and the English ones for what it lacks', () => {
  expect(wordsIn('zh').faults.empty('a', '')).toBe(zh.faults.empty('a', ''));
  expect(wordsIn('ja')).toBe(wordsIn('en'));
  // A third language begins with a few words, without a type error.
  const some: SomeWords = { drop: 'Suelta', faults: { frame: () => 'No' }, kinds: {} };
  expect(some.drop).toBe('Suelta');
});
