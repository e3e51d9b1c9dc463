/** Makes the pictures of a page buttons that open them large. */
import { idleChunks, withChunk } from '../../client/chunks.ts';
import { text } from '../../client/config.ts';
import { INTENT, on } from '../../client/on.ts';
import { onPage } from '../../client/page.ts';
import { ZOOMABLE } from '../../names.ts';

/** Pictures can be zoomed this long after the page is shown, in ms (specification, section 9). */
const ATTACH_DELAY_MS = 100;

/** Whether pictures open large: the page has the global component Zoom, and `?globalUIComponents=0` does not hide it. */
const isOn = () =>
  document.querySelector('[data-zooms]') && !document.documentElement.dataset.hide?.includes('globalUIComponents');

/** Position of the pointer on an image, as fractions of its size; the top left for a key press. */
function placeIn(image: HTMLImageElement, event: Event): { x: number; y: number } {
  if (!(event instanceof MouseEvent) || event.detail === 0) return { x: 0, y: 0 };
  const box = image.getBoundingClientRect();
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
}

function markImages(): void {
  if (!isOn()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
    // Images without a text are decoration.
    if (!image.alt) continue;
    const ariaLabel = text('zoomImageText').replace('{{alt}}', () => image.alt);
    Object.assign(image, { role: 'button', tabIndex: 0, ariaHasPopup: 'dialog', ariaLabel });
  }
}

let page = new AbortController();

idleChunks.set('zoom', ZOOMABLE);
on(INTENT, ZOOMABLE, () => isOn() && withChunk('zoom', () => undefined));
on<HTMLImageElement, Event>('click keydown', ZOOMABLE, (image, event) => {
  if (!isOn() || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  const { signal } = page;
  const at = placeIn(image, event);
  withChunk<typeof import('./open-zoom.ts')>('zoom', ({ openZoom }) => {
    if (!signal.aborted) openZoom(image, { close: text('zoomCloseText'), signal, at });
  });
});
onPage(() => {
  page.abort();
  page = new AbortController();
  setTimeout(markImages, ATTACH_DELAY_MS);
});
