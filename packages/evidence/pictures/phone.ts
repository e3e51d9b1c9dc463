/** The picture that a phone shows instead: pieces of the whole picture, put together again. */
import type { Box, Place } from './marks.ts';
import type { Piece } from './shot.ts';

/** Space between two pieces, in CSS px of the picture. */
const GAP = 8;

/** A piece, and where it stands. */
export interface Placed {
  from: Box;
  left: number;
  top: number;
}

export interface Layout {
  width: number;
  height: number;
  placed: Placed[];
}

/** Puts pieces below each other; one that is cut from the same rows as the one before stands beside it. */
export function layOut(pieces: readonly Piece[]): Layout {
  const placed: Placed[] = [];
  for (const [x, y, width, height] of pieces) {
    const from = { x, y, width, height };
    const last = placed.at(-1);
    if (!last) placed.push({ from, left: 0, top: 0 });
    else if (last.from.y === y && last.from.height === height)
      placed.push({ from, left: last.left + last.from.width + GAP, top: last.top });
    else placed.push({ from, left: 0, top: last.top + last.from.height + GAP });
  }
  return {
    width: Math.max(...placed.map(({ from, left }) => left + from.width)),
    height: Math.max(...placed.map(({ from, top }) => top + from.height)),
    placed,
  };
}

const isIn = ({ x, y }: Place, { from }: Placed): boolean =>
  x >= from.x && x <= from.x + from.width && y >= from.y && y <= from.y + from.height;

/** Where a place of the picture is in its pieces; undefined when no piece holds it. */
export function placeIn({ placed }: Layout, place: Place): Place | undefined {
  const piece = placed.find((one) => isIn(place, one));
  return piece && { x: place.x - piece.from.x + piece.left, y: place.y - piece.from.y + piece.top };
}
