/** Numbers in pictures stand where nothing is to be read. */
import { describe, expect, test } from 'vitest';
import { type Box, type Ink, type Place, placeDiscs } from '../pictures/marks.ts';

const FRAME: Box = { x: 40, y: 20, width: 400, height: 200 };
/** Half of a disc with the ring around it. */
const RADIUS = 14;

/** A photograph of `FRAME` that shows letters in boxes alone. */
function photograph(...written: Box[]): Ink {
  const [columns, rows] = [FRAME.width / 2, FRAME.height / 2];
  const isInk = (x: number, y: number) =>
    written.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  return {
    x: FRAME.x,
    y: FRAME.y,
    columns,
    spots: Array.from({ length: columns * rows }, (_, index) =>
      isInk(FRAME.x + (index % columns) * 2, FRAME.y + Math.floor(index / columns) * 2) ? 2 : 0,
    ).join(''),
  };
}

/** How far a place is from a box. */
const away = ({ x, y }: Place, box: Box) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

describe('placeDiscs', () => {
  const target: Box = { x: 200, y: 100, width: 100, height: 20 };

  test('a number stands left, on the line around its element', () => {
    const letters = { ...target, x: 216, width: 80 };
    const [place] = placeDiscs(photograph(letters), [target], FRAME);
    expect(place!.y).toBeCloseTo(110, -1);
    expect(away(place!, target)).toBeLessThan(6);
    expect(place!.x).toBeLessThan(target.x);
  });

  test('it goes where nothing is written, and no farther', () => {
    const icon = { x: 160, y: 96, width: 56, height: 28 };
    const above = { x: 150, y: 60, width: 160, height: 34 };
    const [place] = placeDiscs(photograph(target, icon, above), [target], FRAME);
    for (const written of [target, icon, above]) expect(away(place!, written)).toBeGreaterThanOrEqual(RADIUS - 1);
    expect(away(place!, target)).toBeLessThan(2 * RADIUS);
  });

  test('it stays whole in the picture and in the columns that a phone shows', () => {
    const room = { ...FRAME, x: 190, width: 120 };
    const wide = { ...FRAME, y: 100, height: 20 };
    const [place] = placeDiscs(photograph(wide), [wide], room);
    expect(place!.x).toBeGreaterThanOrEqual(room.x + RADIUS);
    expect(place!.x).toBeLessThanOrEqual(room.x + room.width - RADIUS);
    expect(away(place!, wide)).toBeGreaterThanOrEqual(RADIUS - 1);
  });

  test('two keep apart, and neither stands in the element of the other', () => {
    const below = { ...target, y: 124 };
    const [first, second] = placeDiscs(photograph(), [target, below], FRAME);
    expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(2 * RADIUS);
    expect(away(first!, below)).toBeGreaterThanOrEqual(RADIUS - 2);
    expect(away(second!, target)).toBeGreaterThanOrEqual(RADIUS - 2);
  });

  test('a point on bare ground carries its number, one among letters has it beside', () => {
    const point = { x: 240, y: 110, width: 0, height: 0 };
    expect(placeDiscs(photograph(), [point], FRAME)).toEqual([{ x: 240, y: 110 }]);
    const [place] = placeDiscs(photograph(target), [point], FRAME);
    expect(away(place!, target)).toBeGreaterThanOrEqual(RADIUS - 1);
  });
});
