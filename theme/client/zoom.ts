/** Makes the pictures of a page buttons that open them large. */
import { ZOOMABLE } from '../site.ts';
import { loadChunk, withChunk } from './chunks.ts';
import { closest } from './closest.ts';
import { text } from './config.ts';
import { onPage } from './page.ts';

/** Pictures can be zoomed this long after the page is shown, in ms (specification, section 9). */
const ATTACH_DELAY_MS = 100;

/** Whether the page allows zooming: it has the global component Zoom, and its address does not hide that. */
const isOn = () =>
  document.querySelector('[data-zooms]') && !document.documentElement.dataset.hide?.includes('globalUIComponents');

/** The target of an event, if it is an image that can be zoomed. */
const imageOf = (event: Event) => (isOn() ? (closest(event, ZOOMABLE) as HTMLImageElement | null) : null);

/** Position of the pointer on an image, as fractions of its size; the top left for a key press. */
function placeIn(image: HTMLImageElement, event: Event): { x: number; y: number } {
  if (!(event instanceof MouseEvent) || event.detail === 0) return { x: 0, y: 0 };
  const box = image.getBoundingClientRect();
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
}

function markImages(): void {
  const on = isOn();
  for (const image of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
    // Images without a text are decoration.
    if (!image.alt) continue;
    const attributes = {
      role: 'button',
      tabindex: '0',
      'aria-haspopup': 'dialog',
      'aria-label': text('zoomImageText').replace('{{alt}}', image.alt),
    };
    for (const [name, value] of Object.entries(attributes))
      if (on) image.setAttribute(name, value);
      else image.removeAttribute(name);
  }
}

/** Handles the pictures of all pages. */
export function startZoom(): void {
  let page = new AbortController();

  const prepare = (event: Event) => {
    if (imageOf(event)) loadChunk('zoom').catch(() => undefined);
  };
  const open = (event: Event) => {
    const image = imageOf(event);
    if (!image) return;
    event.preventDefault();
    const { signal } = page;
    const at = placeIn(image, event);
    withChunk('zoom', ({ openZoom }) => {
      if (!signal.aborted) openZoom(image, { close: text('zoomCloseText'), signal, at });
    });
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  });
  onPage(() => {
    page.abort();
    page = new AbortController();
    setTimeout(markImages, ATTACH_DELAY_MS);
  });
}
