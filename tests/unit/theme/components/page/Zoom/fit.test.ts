import { expect, test } from 'vitest';
import { fittedBox, panOffset } from '../../../../../../theme/components/page/Zoom/fit.ts';

const shown = { x: 10, y: 20, width: 400, height: 200 };
const view = { width: 1000, height: 800 };

test('a picture is as large as the window allows, not larger than it is, not smaller than on the page', () => {
  expect(fittedBox(shown, { width: 4000, height: 2000 }, view)).toEqual({ x: 0, y: 150, width: 1000, height: 500 });
  expect(fittedBox(shown, { width: 600, height: 300 }, view)).toEqual({ x: 200, y: 250, width: 600, height: 300 });
  expect(fittedBox(shown, { width: 200, height: 100 }, view).width).toBe(400);
  expect(fittedBox(shown, { width: 200, height: 100 }, { width: 300, height: 300 }).width).toBe(300);
});

test('a picture that is moved about starts where it was touched, as far as it reaches', () => {
  expect([0.5, 0, 1].map((at) => panOffset(at, 1000, 400))).toEqual([300, 0, 600]);
});
