import { messages } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { illegible } from './shot.check.ts';

test.each([
  [11, 400, undefined, undefined],
  [12, 890, undefined, undefined],
  [12, 910, undefined, /too small on the page.*10\.4 px: 12 px in a picture of 910 px, shown on 788 px/],
  [10, 400, 'labels of a chart', undefined],
  [12, 400, 'labels of a chart', /take `small` away/],
])('text of %i px in a picture of %i px, with the reason %j', (text, width, small, fault) => {
  const [problem] = messages(illegible({ id: 'a', ...(small ? { small } : {}) }, { text, width, files: {} }));
  if (fault) expect(problem).toMatch(fault);
  else expect(problem).toBeUndefined();
});

const numberAt = (x: number) => ({
  'a.light': { width: 880, height: 9, marks: [[x, 50]] as [number, number][] },
});
const onPhone = (phone: [number, number] | undefined, mark = 30) =>
  messages(illegible({ id: 'a', ...(phone ? { phone } : {}) }, { text: 12, width: 880, files: numberAt(mark) }));

test('on a phone the columns count, with text of 10 px; a picture without them opens large', () => {
  expect(onPhone(undefined)).toEqual([]);
  expect(onPhone([0, 429])).toEqual([]);
  expect(onPhone([0, 432])[0]).toMatch(/too small on a phone.*9\.9 px: 12 px in a picture of 432 px, shown on 356 px/);
});

test('columns hold each number, whole, and are in the picture', () => {
  expect(onPhone([252, 400])).toEqual([]);
  expect(onPhone([253, 400])[0]).toMatch(/without a number.*with 252 and 276.*253 to 653/);
  expect(onPhone([0, 275])[0]).toContain('0 to 275');
  expect(onPhone([460, 421], 60)[0]).toContain('460 to 881');
  expect(onPhone([-1, 400])[0]).toContain('-1 to 399');
});
