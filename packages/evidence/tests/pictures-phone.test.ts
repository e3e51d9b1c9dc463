import { describe, expect, it } from 'vitest';
import { layOut, placeIn } from '../pictures/phone.ts';

describe('the pieces that a phone shows', () => {
  const layout = layOut([
    [0, 0, 300, 50],
    [0, 200, 200, 100],
    [700, 200, 180, 100],
  ]);

  it('stand below each other, those of the same rows side by side', () => {
    expect(layout.placed.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [0, 58],
      [208, 58],
    ]);
    expect([layout.width, layout.height]).toEqual([388, 158]);
  });

  it('take their numbers with them', () => {
    expect(placeIn(layout, { x: 750, y: 260 })).toEqual({ x: 258, y: 118 });
    expect(placeIn(layout, { x: 500, y: 260 })).toBeUndefined();
  });
});
