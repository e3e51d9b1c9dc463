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

/**
 * A picture that the window would show smaller than this part of its real size is shown in that size, to be moved
 * about.
 */
const READABLE = 0.75;

/** Whether the fitted image is too small to be read, such as a screenshot on a phone. */
export const needsPanning = (fitted: Box, real: { width: number }): boolean => fitted.width < real.width * READABLE;

/** How far to scroll so that the touched point of the picture, in parts of its size, is in the middle of the window. */
export function panOffset(at: number, real: number, view: number): number {
  return Math.min(Math.max(at * real - view / 2, 0), Math.max(real - view, 0));
}

/** The CSS transform that puts `box` on the place of `onto` (origin: top left). */
export function transformOnto(box: Box, onto: Box): string {
  return `translate(${onto.x - box.x}px, ${onto.y - box.y}px) scale(${onto.width / box.width})`;
}
