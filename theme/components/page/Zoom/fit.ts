// Pure part of Zoom: where the large image stands and how it comes out of the small one.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The place of the large image: as large as it is by nature (never smaller than on the page) and as the
 * window allows, in the middle.
 */
export function fittedBox(
  shown: Box,
  natural: { width: number; height: number },
  view: { width: number; height: number },
): Box {
  const wanted = Math.max(natural.width / shown.width, 1);
  const scale = Math.min(wanted, view.width / shown.width, view.height / shown.height);
  const width = shown.width * scale;
  const height = shown.height * scale;
  return { x: (view.width - width) / 2, y: (view.height - height) / 2, width, height };
}

/** The CSS transform that puts `box` on the place of `onto` (origin: top left). */
export function transformOnto(box: Box, onto: Box): string {
  return `translate(${onto.x - box.x}px, ${onto.y - box.y}px) scale(${onto.width / box.width})`;
}
