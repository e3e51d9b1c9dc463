import { expect, test } from 'vitest';
import { illegibleOnPhones, illegibleShots } from '../../../../../tools/checks/code/pictures.ts';

const illegible = (text: number, width: number, small?: string) =>
  illegibleShots([{ id: 'a', ...(small ? { small } : {}) }], () => ({ text, width })).map(({ message }) => message);

test('text of 11 px on the page is large enough, in a picture that is scaled down too', () => {
  expect(illegible(11, 400)).toEqual([]);
  expect(illegible(12, 890)).toEqual([]);
});
test('smaller text is named with its size', () => {
  expect(illegible(12, 900)[0]).toMatch(/too small[\s\S]*10\.9 px: 12 px in a picture of 900 px, shown on 820 px/);
  expect(illegible(10, 400)[0]).toContain('10.0 px');
});
test('a reason excuses it, and only where it is needed', () => {
  expect(illegible(10, 400, 'labels of a chart')).toEqual([]);
  expect(illegible(12, 400, 'labels of a chart')[0]).toContain('take `small` away');
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
