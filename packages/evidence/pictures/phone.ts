/** The picture that a phone shows instead: pieces of the whole picture, put together again. */
import type { Box, Place } from './marks.ts';
import type { Piece } from './shot.ts';

/** Space between two pieces, in CSS px of the picture. */
const GAP = 8;

/** A piece, where it stands, and how much larger than in the picture. */
export interface Placed {
  from: Box;
  left: number;
  top: number;
  scale: number;
}

export interface Layout {
  width: number;
  height: number;
  placed: Placed[];
}

/**
 * Puts pieces below each other; one that is cut from the same rows as the one before stands beside it. All rows are
 * as wide as the widest: narrower ones are enlarged.
 */
export function layOut(pieces: readonly Piece[]): Layout {
  const rows: Box[][] = [];
  for (const [x, y, width, height] of pieces) {
    const row = rows.at(-1);
    if (row?.[0]?.y === y && row[0].height === height) row.push({ x, y, width, height });
    else rows.push([{ x, y, width, height }]);
  }
  const widthOf = (row: Box[]) => row.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const width = Math.max(...rows.map(widthOf));
  const placed: Placed[] = [];
  let height = -GAP;
  for (const row of rows) {
    const scale = width / widthOf(row);
    const top = height + GAP;
    let left = 0;
    for (const from of row) {
      placed.push({ from, left, top, scale });
      left += (from.width + GAP) * scale;
      height = Math.round(top + from.height * scale);
    }
  }
  return { width, height, placed };
}

const isIn = ({ x, y }: Place, { from }: Placed): boolean =>
  x >= from.x && x <= from.x + from.width && y >= from.y && y <= from.y + from.height;

/** Where a place of the picture is in its pieces; undefined when no piece holds it. */
export function placeIn({ placed }: Layout, place: Place): Place | undefined {
  const piece = placed.find((one) => isIn(place, one));
  return (
    piece && {
      x: (place.x - piece.from.x) * piece.scale + piece.left,
      y: (place.y - piece.from.y) * piece.scale + piece.top,
    }
  );
}
