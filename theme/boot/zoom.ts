/**
 * The pictures of a page are buttons that open them large, before React and without it. The code that opens one is
 * fetched when a pointer or the focus is on a picture.
 */
import type * as Open from '../components/page/Zoom/open.ts';
import { ZOOMABLE } from '../site.ts';
import { closest } from './closest.ts';
import { PICTURES_EVENT } from './events.ts';
import { text } from './texts.ts';

/** Milliseconds from page shown to pictures zoomable: before, React is at work. */
const ATTACH_DELAY = 100;

/** Beside this script. */
const folder = (document.currentScript as HTMLScriptElement | null)?.src;
const zoomScript = new URL(__BOOT__.zoom, folder ?? location.href).href;
/** The address of what opens pictures, if the page has any. */
export const picturesScript = () => (document.querySelector(ZOOMABLE) ? [zoomScript] : []);
const load = () => import(zoomScript) as Promise<typeof Open>;

/** Whether the page wants it: the element is drawn with Rspress's global components. */
const isOn = () =>
  document.querySelector('[data-zooms]') && !document.documentElement.dataset.hide?.includes('globalUIComponents');

/** The image that an event is about, if it can be zoomed. */
const imageOf = (event: Event) => (isOn() ? (closest(event, ZOOMABLE) as HTMLImageElement | null) : null);

/** Where a pointer is on an image, in parts of its size; a key is nowhere, so the picture starts at its top left. */
function placeIn(image: HTMLImageElement, event: Event): { x: number; y: number } {
  if (!(event instanceof MouseEvent) || event.detail === 0) return { x: 0, y: 0 };
  const box = image.getBoundingClientRect();
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
}

function markImages(): void {
  const on = isOn();
  for (const image of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
    // No text: decoration, of which a keyboard has no use.
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

/** Wires the pictures of all pages. */
export function startZoom(): void {
  let page = new AbortController();

  const prepare = (event: Event) => {
    if (imageOf(event)) load().catch(() => undefined);
  };
  const open = (event: Event) => {
    const image = imageOf(event);
    if (!image) return;
    event.preventDefault();
    const { signal } = page;
    const at = placeIn(image, event);
    load().then(
      ({ openZoom }) => signal.aborted || openZoom(image, { close: text('zoomCloseText'), signal, at }),
      // Without it the picture stays as large as it is.
      () => undefined,
    );
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  });
  addEventListener(PICTURES_EVENT, () => {
    page.abort();
    page = new AbortController();
    setTimeout(markImages, ATTACH_DELAY);
  });
  markImages();
}
