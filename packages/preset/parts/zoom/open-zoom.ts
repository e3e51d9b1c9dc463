// The large image: a modal dialog, so that Escape, focus and the inert page are the browser's work, and the style sheet
// says how large. A script of its own, which client.ts fetches.
import { styleSheet } from '../../client/adopt.ts';
import { element } from '../../client/element.ts';
import { prefersStill } from '../../client/page.ts';
import styles from './open-zoom.css?inline';

const addStyles = styleSheet(styles);

/** Milliseconds of opening and of closing. */
const DURATION = 300;
/** Pixels that a scroll may go before the image closes. */
const SCROLL_OFFSET = 40;
/** Room above and below a picture that pans, in px: more than SCROLL_OFFSET. open-zoom.css has the same number. */
const ROOM = 64;
/** A picture that would be smaller than this part of its real size is shown in that size, and pans. */
const READABLE = 0.75;

export interface ZoomOptions {
  /** Name of the close button. */
  close: string;
  /** Aborted when the page is left: the image is gone at once. */
  signal: AbortSignal;
  /** Where the image was touched, as shares of its width and height. A picture that pans starts there. */
  at: { x: number; y: number };
}

/** The size of an image in CSS pixels, from its attributes: the file may have more pixels. */
function realSize(image: HTMLImageElement): { width: number; height: number } {
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || (width * image.naturalHeight) / image.naturalWidth;
  return { width, height };
}

/** The place that was touched, in px of the picture: the page may show some of its columns only (`object-fit: cover`). */
function touched(image: HTMLImageElement, at: ZoomOptions['at'], real: { width: number; height: number }) {
  const scale = image.clientHeight / real.height;
  const hidden = real.width * scale - image.clientWidth;
  const left = (hidden * Number.parseFloat(getComputedStyle(image).objectPosition)) / 100;
  return { x: (left + at.x * image.clientWidth) / scale, y: at.y * real.height };
}

/** The CSS transform that puts a box on an image (origin: top left). A hidden image still has its box, also after a scroll. */
function onto(box: DOMRect, image: HTMLImageElement): string {
  const { x, y, width } = image.getBoundingClientRect();
  return `translate(${x - box.x}px, ${y - box.y}px) scale(${width / box.width})`;
}

/**
 * Shows the image large until a click, Escape, a resize or a scroll of more than 40 px. In a window that is too small to
 * read it, it has its real size and pans by finger, wheel or arrow keys; only a scroll beyond its upper or lower edge
 * closes it. Where the page shows some columns of a picture, the whole opens. Once two fingers have enlarged it,
 * scrolling no longer closes it.
 */
export function openZoom(image: HTMLImageElement, { close: closeText, signal, at }: ZoomOptions): void {
  if (!image.naturalWidth || document.querySelector('.zoom-dialog')) return;

  const timing: KeyframeAnimationOptions = {
    duration: prefersStill() ? 0 : DURATION,
    easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
    fill: 'forwards',
  };
  const real = realSize(image);
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent;
  const large = element('img', { src: image.currentSrc || image.src, alt: image.alt });
  const dialog = element(
    'dialog',
    { className: 'zoom-dialog', ariaLabel: image.alt || closeText },
    large,
    element('button', { type: 'button', ariaLabel: closeText }),
    // Numbers of the picture keep its color.
    ...(caption
      ? [
          element(
            'p',
            {},
            ...caption.split(/([①-⑨])/).map((part, index) => (index % 2 ? element('b', {}, part) : part)),
          ),
        ]
      : []),
  );
  dialog.dataset.state = 'opening';
  const most = Math.max(image.naturalWidth, image.width);
  dialog.style.cssText = `--real:${real.width}px;--most:${most}px;--ratio:${real.width / real.height}`;
  addStyles();
  document.body.append(dialog);
  dialog.showModal();
  const pans = large.clientWidth < real.width * READABLE;
  /** How far a picture that pans can be scrolled to its lower edge, in px. */
  let panHeight = 0;
  if (pans) {
    dialog.dataset.pan = '';
    panHeight = dialog.scrollHeight - dialog.clientHeight - 2 * ROOM;
    const start = touched(image, at, real);
    const down = Math.min(Math.max(start.y - innerHeight / 2, 0), panHeight);
    dialog.scrollTo(start.x - dialog.clientWidth / 2, ROOM + down);
  }
  const box = large.getBoundingClientRect();
  const small = () => (pans ? { opacity: 0 } : { transform: onto(box, image) });
  image.style.visibility = 'hidden';

  const top = scrollY;
  let isPinched = false;
  const done = new AbortController();
  const events = { signal: done.signal };

  const finish = () => {
    done.abort();
    dialog.close();
    dialog.remove();
    image.style.visibility = '';
    image.focus({ preventScroll: true });
  };

  const close = () => {
    if (dialog.dataset.state === 'closing') return;
    dialog.dataset.state = 'closing';
    if (isPinched) scrollTo({ top, behavior: 'instant' });
    dialog.animate({ backgroundColor: 'transparent' }, timing);
    large.animate(small(), timing).finished.then(finish, finish);
  };

  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    events,
  );
  // The browser closes a dialog by itself at a second Escape.
  dialog.addEventListener('close', finish, events);
  dialog.addEventListener('click', close, events);
  addEventListener('resize', close, events);
  // Two fingers that make the picture larger and small again scroll the page behind it as well.
  visualViewport?.addEventListener(
    'resize',
    () => {
      isPinched ||= visualViewport!.scale > 1;
    },
    events,
  );
  addEventListener('scroll', () => !isPinched && Math.abs(scrollY - top) > SCROLL_OFFSET && close(), events);
  dialog.addEventListener(
    'scroll',
    () => {
      const over = dialog.scrollTop - ROOM;
      if (pans && Math.max(-over, over - panHeight) > SCROLL_OFFSET) close();
    },
    events,
  );
  signal.addEventListener('abort', finish, events);

  dialog.animate({ backgroundColor: ['transparent', ''] }, timing);
  large.animate([small(), {}], timing).finished.then(() => {
    if (dialog.dataset.state === 'opening') dialog.dataset.state = 'opened';
  });
}
