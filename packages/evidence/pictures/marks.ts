/** The frame of a picture, and the numbers in it with a line around what each is about. */
import type { Page } from '@playwright/test';
import type { Theme } from './camera.ts';
import type { Margin } from './shot.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** What a photograph shows at each spot of `SPOT` px, row by row from its corner: 0 ground, 1 a colour, 2 an edge, as of letters. */
export interface Ink {
  x: number;
  y: number;
  columns: number;
  spots: string;
}

/** Width of a number's disc, in CSS px. */
const DISC = 24;
/** Between an element and the line around it, and from there to the disc's ring of 2 px. */
const PADDING = 3;
const REACH = PADDING + DISC / 2 + 2;
/** How far from its element a disc looks for bare ground, in CSS px. */
const FARTHEST = 80;
const STEP = 4;
const SPOT = 2;

/** The smallest box around others with a margin, inside the window, on whole pixels. */
export function around(
  boxes: readonly Box[],
  [above, right, below, left]: Margin,
  [width, height]: readonly [number, number],
): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - left));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - above));
  const end = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + right));
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + below));
  return { x, y, width: end - x, height: bottom - y };
}

/** The point of a box that is nearest to a place. */
const nearest = ({ x, y, width, height }: Box, to: Place): Place => ({
  x: Math.min(Math.max(to.x, x), x + width),
  y: Math.min(Math.max(to.y, y), y + height),
});

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Places on the edge of a box, `STEP` px apart. */
function* edgeOf({ x, y, width, height }: Box): Iterable<Place> {
  for (let along = 0; along <= height; along += STEP) yield* [x, x + width].map((side) => ({ x: side, y: y + along }));
  for (let along = 0; along <= width; along += STEP) yield* [y, y + height].map((side) => ({ x: x + along, y: side }));
}

/** How much of what can be read a disc covers, in spots; those inside of `others` count even when they are bare. */
function covered({ x: left, y: top, columns, spots }: Ink, { x, y }: Place, others: readonly Box[]): number {
  const radius = DISC / 2 + 2;
  let sum = 0;
  for (let dy = -radius; dy <= radius; dy += SPOT)
    for (let dx = -radius; dx <= radius; dx += SPOT) {
      if (dx * dx + dy * dy > radius * radius) continue;
      const [column, row] = [Math.floor((x + dx - left) / SPOT), Math.floor((y + dy - top) / SPOT)];
      sum += [0, 0.25, 1][Number(spots[row * columns + column] ?? 0)]!;
      if (others.some((box) => distance(nearest(box, { x: x + dx, y: y + dy }), { x: x + dx, y: y + dy }) === 0))
        sum += 1;
    }
  return sum;
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How many letters a line would cross, in spots. */
function crossed({ x: left, y: top, columns, spots }: Ink, from: Place, to: Place): number {
  const steps = Math.ceil(distance(from, to) / SPOT);
  return Array.from({ length: steps }, (_, index) => {
    const part = index / steps;
    const column = Math.floor((from.x + (to.x - from.x) * part - left) / SPOT);
    const row = Math.floor((from.y + (to.y - from.y) * part - top) / SPOT);
    return spots[row * columns + column] === '2';
  }).filter(Boolean).length;
}

/**
 * Finds a place for the disc of each number: on the line around its element or as near as it can be without covering what can be
 * read, rather left than elsewhere. A target without a width is a point, on which the disc itself may stand.
 * @param room where discs may stand, in CSS px of the window like all the rest
 * @returns the middles of the discs
 */
export function placeDiscs(ink: Ink, targets: readonly Box[], room: Box): Place[] {
  const inside = grown(room, -(DISC / 2 + 2));
  const places: Place[] = [];
  for (const target of targets) {
    const isPoint = target.width === 0;
    const others = targets.filter((other) => other !== target && other.width > 0 && !holds(other, target));
    const wanted = { x: target.x - (isPoint ? 0 : PADDING), y: target.y + target.height / 2 };
    const distances = Array.from({ length: (FARTHEST - REACH) / STEP }, (_, index) => REACH + index * STEP);
    const candidates = [isPoint ? 0 : PADDING, ...distances].flatMap((by) => [...edgeOf(grown(target, by))]);
    let best: { place: Place; cost: number } | undefined;
    for (const place of candidates) {
      if (distance(nearest(inside, place), place) > 0) continue;
      if (places.some((taken) => distance(taken, place) < DISC + 6)) continue;
      const end = nearest(target, place);
      const cost =
        4 * covered(ink, place, others) +
        2 * crossed(ink, place, end) +
        distance(end, place) +
        0.05 * distance(wanted, place);
      if (!best || cost < best.cost) best = { place, cost };
    }
    places.push(best?.place ?? nearest(inside, wanted));
  }
  return places;
}

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** Tells what a photograph of the page shows where. @param png of the frame, in any density */
export async function inkOf(page: Page, png: Buffer, frame: Box): Promise<Ink> {
  // The page decodes it. Functions with a name cannot go there: tsx adds a helper to them.
  const { columns, tones, edges } = await page.evaluate(
    async ([data, width, spot]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
      const size = Math.round((spot * bitmap.width) / width);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.filter = 'grayscale(1)';
      context.drawImage(bitmap, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const found = { columns: Math.floor(bitmap.width / size), tones: [] as number[], edges: [] as boolean[] };
      for (let y = 0; y + size < bitmap.height; y += size)
        for (let x = 0; x + size <= size * found.columns; x += size) {
          let [least, most] = [255, 0];
          for (let dy = 0; dy <= size; dy++)
            for (let dx = 0; dx <= size; dx++) {
              const tone = pixels[((y + dy) * bitmap.width + Math.min(x + dx, bitmap.width - 1)) * 4]!;
              least = Math.min(least, tone);
              most = Math.max(most, tone);
            }
          found.tones.push(least >> 2);
          found.edges.push(most - least > 24);
        }
      return found;
    },
    [png.toString('base64'), frame.width, SPOT] as const,
  );
  const counts = new Map<number, number>();
  for (const tone of tones) counts.set(tone, (counts.get(tone) ?? 0) + 1);
  const spots = tones.map((tone, index) => (edges[index] ? 2 : counts.get(tone)! > tones.length / 10 ? 0 : 1));
  return { x: frame.x, y: frame.y, columns, spots: spots.join('') };
}

/** Draws the numbers 1, 2 … over the page, each with a line around its element, or from there to a point. */
export async function drawMarks(
  page: Page,
  targets: readonly Box[],
  places: readonly Place[],
  frame: Box,
  theme: Theme,
): Promise<void> {
  const [line, ground] = theme === 'dark' ? ['#fb923c', '#141414'] : ['#c2410c', '#fff'];
  const edge = grown(frame, -1);
  const lines = places.map((place, index) => {
    const target = targets[index]!;
    const wide = grown(target, PADDING);
    const { x, y } = nearest(edge, wide);
    const corner = nearest(edge, { x: wide.x + wide.width, y: wide.y + wide.height });
    const box = { x, y, width: corner.x - x, height: corner.y - y };
    const end = nearest(target.width > 0 ? box : target, place);
    const about =
      target.width > 0
        ? `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="5"/>`
        : `<circle cx="${end.x}" cy="${end.y}" r="2"/>`;
    return `${about}<line x1="${place.x}" y1="${place.y}" x2="${end.x}" y2="${end.y}"/>`;
  });
  const discs = places.map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y}" r="${DISC / 2}" fill="#c2410c"/><text x="${x}" y="${y + 5}">${index + 1}</text>`,
  );
  await page.evaluate(
    (drawing) => document.body.insertAdjacentHTML('beforeend', drawing),
    `<svg style="position:fixed;inset:0;width:100vw;height:100vh;z-index:2147483647;pointer-events:none">
      <g fill="none" stroke="${line}" stroke-width="1.5">${lines.join('')}</g>
      <g stroke="${ground}" stroke-width="4" paint-order="stroke">${discs.join('')}</g>
      <style>text { font: 700 14px Arial, sans-serif; text-anchor: middle; fill: #fff; stroke: none }</style>
    </svg>`,
  );
}
