import { expect, test } from 'vitest';
import { messages } from '#tools/checks/pages.ts';
import { illegible } from './check.ts';

const phone = { width: 300, height: 9 };

test.each([
  [11, 400, undefined, undefined],
  [12, 890, undefined, undefined],
  [12, 900, undefined, /too small on the page.*10\.9 px: 12 px in a picture of 900 px, shown on 820 px/],
  [10, 400, 'labels of a chart', undefined],
  [12, 400, 'labels of a chart', /take `small` away/],
])('text of %i px in a picture of %i px, with the reason %j', (text, width, small, fault) => {
  const [problem] = messages(illegible({ id: 'a', ...(small ? { small } : {}) }, { text, width, phone }));
  if (fault) expect(problem).toMatch(fault);
  else expect(problem).toBeUndefined();
});

test('on a phone the pieces count, with text of 10 px', () => {
  const onPhone = (width?: number) =>
    messages(illegible({ id: 'a' }, { text: 12, width: 880, ...(width ? { phone: { width, height: 9 } } : {}) }));
  expect(onPhone()[0]).toMatch(/too small on a phone.*4\.9 px: 12 px in a picture of 880 px, shown on 356 px/);
  expect(onPhone(429)).toEqual([]);
  expect(onPhone(300)).toEqual([]);
  expect(onPhone(432)[0]).toContain('9.9 px');
});
