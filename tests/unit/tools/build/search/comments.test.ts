import { expect, it } from 'vitest';
import { blankComments } from '../../../../../tools/build/search/plugin.ts';

it('comments of MDX are blanks in the search index, and all else keeps its place', () => {
  const text = 'It ends.{/* claim: ends */} More {a}.\n\n{/* two\nlines */}\n\nLast';
  const blank = blankComments(text);
  expect(blank.replace(/\s+/g, ' ')).toBe('It ends. More {a}. Last');
  expect(blank.indexOf('Last')).toBe(text.indexOf('Last'));
});
