/** Finds the smallest text in a picture. */
import type { Page } from '@playwright/test';
import type { Box } from './marks.ts';

/** Font size of words that the charts of the report draw on a canvas: the default of ECharts, in CSS px. */
const CANVAS_TEXT = 12;

/** Font size of the smallest visible text of a page that lies inside a frame, in CSS px; Infinity where there is none. */
export async function smallestText(page: Page, frame: Box): Promise<number> {
  return page.evaluate(
    ([{ x, y, width, height }, canvasText]) => {
      // No function here has a name: tsx would add a helper to it that the page lacks.
      const found: { element: Element; size: number; boxes: DOMRect[] }[] = [];
      for (const canvas of document.querySelectorAll('canvas')) {
        const box = canvas.getBoundingClientRect();
        // A chart counts where it is only partly in the frame.
        const left = Math.max(box.left, x);
        const top = Math.max(box.top, y);
        const part = new DOMRect(
          left,
          top,
          Math.min(box.right, x + width) - left,
          Math.min(box.bottom, y + height) - top,
        );
        found.push({ element: canvas, size: canvasText, boxes: [part] });
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (
          !element ||
          !texts.currentNode.textContent?.trim() ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        found.push({
          element,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
          boxes: [...range.getClientRects()],
        });
      }
      const seen = found.filter(({ element, boxes }) =>
        boxes.some((box) => {
          if (box.width <= 0 || box.height <= 0) return false;
          if (box.left < x || box.top < y || box.right > x + width || box.bottom > y + height) return false;
          // Tooltips of charts lie over everything, and the mouse goes through them.
          if (getComputedStyle(element).pointerEvents === 'none') return true;
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return top !== null && (element.contains(top) || top.contains(element));
        }),
      );
      return Math.min(...seen.map(({ size }) => size));
    },
    [frame, CANVAS_TEXT] as const,
  );
}
