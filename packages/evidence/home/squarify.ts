/** A box in a treemap. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * Divides a box among sizes, each in a box of that share of the area, as near to squares as rows of them get
 * ("Squarified Treemaps", doi:10.1007/978-3-7091-6783-0_4).
 * @param items the largest first
 */
export function squarify<Item extends { size: number }>(items: readonly Item[], box: Box): (Item & Box)[] {
  const [first] = items;
  if (!first) return [];
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const scale = (box.w * box.h) / total;
  const short = Math.min(box.w, box.h);
  /** The worst ratio of sides among the first so many, laid along the short side. */
  const worst = (count: number) => {
    const areas = items.slice(0, count).map(({ size }) => size * scale);
    const depth = areas.reduce((sum, area) => sum + area, 0) / short;
    return Math.max(...areas.map((area) => Math.max(depth ** 2 / area, area / depth ** 2)));
  };
  let count = 1;
  while (count < items.length && worst(count + 1) <= worst(count)) count += 1;
  const row = items.slice(0, count);
  const depth = (row.reduce((sum, { size }) => sum + size, 0) * scale) / short;
  let at = 0;
  const placed = row.map((item) => {
    const length = (item.size * scale) / depth;
    const own =
      box.w < box.h
        ? { x: box.x + at, y: box.y, w: length, h: depth }
        : { x: box.x, y: box.y + at, w: depth, h: length };
    at += length;
    return { ...item, ...own };
  });
  const left =
    box.w < box.h ? { ...box, y: box.y + depth, h: box.h - depth } : { ...box, x: box.x + depth, w: box.w - depth };
  return [...placed, ...squarify(items.slice(count), left)];
}
