/** How small the text of a picture is. */
import type { Page } from '@playwright/test';
import type { Box } from './marks.ts';

/** Font size of words that the charts of the report draw on a canvas: the default of ECharts, in CSS px. */
const CANVAS_TEXT = 12;

/** Font size of the smallest visible text of a page that lies inside a frame, in CSS px; Infinity where there is none. */
export async function smallestText(page: Page, frame: Box): Promise<number> {
  return page.evaluate(
    ([{ x, y, width, height }, canvasText]) => {
      const inside = (box: DOMRect) =>
        box.width > 0 && box.left >= x && box.top >= y && box.right <= x + width && box.bottom <= y + height;
      const onTop = (box: DOMRect, element: Element) => {
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      };
      let smallest = [...document.querySelectorAll('canvas')].some((canvas) => {
        const box = canvas.getBoundingClientRect();
        return box.right > x && box.left < x + width && box.bottom > y && box.top < y + height && onTop(box, canvas);
      })
        ? canvasText
        : Number.POSITIVE_INFINITY;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!parent || !texts.currentNode.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].some((box) => inside(box) && onTop(box, parent)))
          smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parent).fontSize));
      }
      return smallest;
    },
    [frame, CANVAS_TEXT] as const,
  );
}
