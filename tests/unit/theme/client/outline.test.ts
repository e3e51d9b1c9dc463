import { expect, test } from 'vitest';
import { activeIndex } from '../../../../theme/client/outline.ts';

test('no heading is active above the first one', () => expect(activeIndex([300, 900], 100, false)).toBe(-1));
test('the last heading above the line is active', () => expect(activeIndex([-500, 80, 900], 100, false)).toBe(1));
test('at the end of the page the last one is, even when it never reaches the line', () =>
  expect(activeIndex([-500, 80, 900], 100, true)).toBe(2));
test('a page without headings has none', () => expect(activeIndex([], 100, true)).toBe(-1));
