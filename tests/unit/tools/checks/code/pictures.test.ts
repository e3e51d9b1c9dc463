import { expect, test } from 'vitest';
import { illegibleOnPhones, illegibleShots } from '../../../../../tools/checks/code/pictures.ts';

test.each([
  [11, 400, undefined, undefined],
  [12, 890, undefined, undefined],
  [12, 900, undefined, /too small[\s\S]*10\.9 px: 12 px in a picture of 900 px, shown on 820 px/],
  [10, 400, 'labels of a chart', undefined],
  [12, 400, 'labels of a chart', /take `small` away/],
])('text of %i px in a picture of %i px, with the reason %j', (text, width, small, fault) => {
  const [problem] = illegibleShots([{ id: 'a', ...(small ? { small } : {}) }], () => ({ text, width }));
  if (fault) expect(problem?.message).toMatch(fault);
  else expect(problem).toBeUndefined();
});

test('on a phone the pieces count, with text of 10 px', () => {
  const onPhone = (width?: number) =>
    illegibleOnPhones([{ id: 'a' }], () => ({
      text: 12,
      width: 880,
      ...(width ? { phone: { width, height: 9 } } : {}),
    })).map(({ message }) => message);
  expect(onPhone()[0]).toMatch(/too small on a phone[\s\S]*4\.9 px: 12 px in a picture of 880 px, shown on 356 px/);
  expect(onPhone(429)).toEqual([]);
  expect(onPhone(300)).toEqual([]);
  expect(onPhone(432)[0]).toContain('9.9 px');
});
