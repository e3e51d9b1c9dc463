/** Numbers in a text (①) that stand for one in a picture. The build makes buttons of them (tools/build/marks.ts). */
import { withChunk } from './chunks.ts';
import { closest } from './closest.ts';

/** Handles the numbers of all pages. */
export function startMarks(): void {
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(type, (event) => {
      const mark = closest(event, '[data-mark]');
      if (mark) withChunk('marks', ({ light }) => light(mark, type === 'click'));
    });
}
