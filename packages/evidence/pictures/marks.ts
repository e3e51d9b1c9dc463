/** The frame of a picture and the numbers in it. */
import type { Page } from '@playwright/test';
import type { Margin, MarkPlace } from './shot.ts';

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

/** Width of a number's disc, in CSS px. */
const DISC = 24;

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

/** The middle of a number's disc at a place of its element. */
export function markPlace({ x, y, width, height }: Box, at: MarkPlace): Place {
  if (typeof at === 'object') return { x: x + width * at[0], y: y + height * at[1] };
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (at === 'left') return { x: Math.max(x - DISC / 2 - 2, DISC / 2), y: middle.y };
  if (at === 'right') return { x: x + width + DISC / 2 + 2, y: middle.y };
  return at === 'top' ? { x: x + DISC / 2, y } : middle;
}

/** Draws the numbers 1, 2 … over the page. */
export async function drawMarks(page: Page, places: readonly Place[]): Promise<void> {
  await page.evaluate(
    ([list, size]) => {
      list.forEach(({ x, y }, index) => {
        const disc = document.createElement('div');
        disc.textContent = String(index + 1);
        disc.style.cssText = `position:fixed;z-index:2147483647;left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;border-radius:50%;background:#c2410c;color:#fff;box-shadow:0 0 0 2px #fff;font:700 14px/${size}px Arial,sans-serif;text-align:center;pointer-events:none`;
        document.body.append(disc);
      });
    },
    [[...places], DISC] as const,
  );
}
