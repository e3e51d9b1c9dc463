import { describe, expect, it } from 'vitest';
import { around, markPlace } from '../pictures/marks.ts';

const box = { x: 100, y: 50, width: 200, height: 40 };

describe('the frame of a picture', () => {
  it('holds all its elements and a margin', () => {
    expect(around([box, { x: 20.4, y: 60, width: 50, height: 100.2 }], 10, [1440, 900])).toEqual({
      x: 10,
      y: 40,
      width: 300,
      height: 131,
    });
  });

  it('ends at the edge of the window', () => {
    expect(around([box], 500, [320, 90])).toEqual({ x: 0, y: 0, width: 320, height: 90 });
  });
});

describe('a number', () => {
  it.each([
    ['left', { x: 86, y: 70 }],
    ['right', { x: 314, y: 70 }],
    ['top', { x: 112, y: 50 }],
    ['center', { x: 200, y: 70 }],
  ] as const)('%s of its element', (at, place) => {
    expect(markPlace(box, at)).toEqual(place);
  });

  it('stays in the picture', () => {
    expect(markPlace({ ...box, x: 0 }, 'left').x).toBe(12);
  });
});
