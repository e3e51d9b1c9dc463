// The large image: a modal dialog, so that Escape, focus and the inert page are the browser's work. A script of its own,
// which client/zoom.ts fetches.
import { styleSheet } from '../../../client/adopt.ts';
import { prefersStill } from '../../../client/page.ts';
import { type Box, fittedBox, needsPanning, panOffset, transformOnto } from './fit.ts';
import styles from './open.css?inline';

const addStyles = styleSheet(styles);

/** Milliseconds of opening and of closing. */
const DURATION = 300;

/** Pixels that a scroll may go before the image closes. */
const SCROLL_OFFSET = 40;
/** Room around a picture: so many px, but at most this part of the window's width. */
const MARGIN = { px: 32, part: 0.03 };
/** Room for the caption, in px. open.css does not let it grow higher. */
const CAPTION = 80;
/** Room above and below a picture that is moved about, in px: to scroll beyond its edge by more than SCROLL_OFFSET. */
const ROOM = 64;

export interface ZoomOptions {
  /** Name of the close button. */
  close: string;
  /** Aborted when the page is left: the image is gone at once. */
  signal: AbortSignal;
  /** Where the image was touched, in parts of its size; a picture that is moved about starts there. */
  at: { x: number; y: number };
}

/** The size of an image in CSS pixels: pictures have more pixels than they say. */
function realSize(image: HTMLImageElement): { width: number; height: number } {
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || (width * image.naturalHeight) / image.naturalWidth;
  return { width, height };
}

/** Address of the whole picture, where the page shows pieces of it (Shot/Picture.tsx). */
function wholeOf(image: HTMLImageElement): string | undefined {
  const pieces = image.parentElement?.querySelector<HTMLSourceElement>('source[media]');
  const isShown = pieces && new URL(pieces.srcset, document.baseURI).href === image.currentSrc;
  return isShown ? (pieces.nextElementSibling as HTMLSourceElement).srcset : undefined;
}

/** The place of ① in a picture, in parts of its size; the top left of one without numbers. */
function firstMark(image: HTMLImageElement): { x: number; y: number } {
  const [x = 0, y = 0] = image.closest('figure')?.dataset.marks?.split(/[ ,]/).map(Number) ?? [];
  return { x: x / 100, y: y / 100 };
}

/** Places the large image inside `view`, which leaves room for the margins and the caption. */
function boxIn(shown: DOMRect, natural: { width: number; height: number }, view: DOMRect): Box {
  const { x, y, ...size } = fittedBox(shown, natural, view);
  return { x: x + view.x, y: y + view.y, ...size };
}

/**
 * Shows the image large until a click, Escape, a resize or a scroll of more than 40 px. Where the window is too small
 * to read it, it has its real size and is moved about by finger, wheel or arrow keys; scrolling begins at its upper and
 * lower edge. Where the page shows pieces of a picture, the whole opens, at its ①.
 */
export function openZoom(image: HTMLImageElement, { close: closeText, signal, at }: ZoomOptions): void {
  if (!image.naturalWidth || document.querySelector('.zoom-dialog')) return;

  const timing: KeyframeAnimationOptions = {
    duration: prefersStill() ? 0 : DURATION,
    easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
    fill: 'forwards',
  };
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const real = realSize(image);
  const whole = wholeOf(image);
  const shown = image.getBoundingClientRect();
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent;
  const margin = Math.min(MARGIN.px, MARGIN.part * view.width);
  const room = new DOMRect(
    margin,
    margin,
    view.width - 2 * margin,
    view.height - (caption ? margin + CAPTION : 2 * margin),
  );
  const fitted = whole
    ? boxIn(new DOMRect(shown.x, shown.y, real.width, real.height), real, room)
    : boxIn(shown, { width: image.naturalWidth, height: image.naturalHeight }, room);
  const pans = needsPanning(fitted, real);
  const box = pans ? { x: 0, y: ROOM + Math.max((view.height - real.height) / 2, 0), ...real } : fitted;

  const large = new Image();
  large.src = whole ?? (image.currentSrc || image.src);
  large.alt = image.alt;
  large.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = closeText;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom-dialog';
  dialog.ariaLabel = image.alt || closeText;
  dialog.dataset.state = 'opening';
  dialog.append(large, button);
  if (caption) dialog.append(Object.assign(document.createElement('p'), { textContent: caption }));
  const beyond = Math.max(real.height - view.height, 0);
  if (pans) {
    dialog.dataset.pan = '';
    dialog.style.setProperty('--beyond', `${beyond + 2 * ROOM}px`);
  }
  addStyles();
  document.body.append(dialog);
  dialog.showModal();
  if (pans) {
    const start = whole ? firstMark(image) : at;
    dialog.scrollTo(panOffset(start.x, real.width, view.width), ROOM + panOffset(start.y, real.height, view.height));
  }
  image.style.visibility = 'hidden';

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
    // A hidden image still has its box, also after the page was scrolled.
    const back = pans
      ? large.animate({ opacity: 0 }, timing)
      : large.animate({ transform: transformOnto(box, image.getBoundingClientRect()) }, timing);
    dialog.animate({ backgroundColor: 'transparent' }, timing);
    back.finished.then(finish, finish);
  };

  const top = scrollY;
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
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - top) > SCROLL_OFFSET) close();
    },
    events,
  );
  if (pans)
    dialog.addEventListener(
      'scroll',
      () => {
        const over = dialog.scrollTop - ROOM;
        if (Math.max(-over, over - beyond) > SCROLL_OFFSET) close();
      },
      events,
    );
  signal.addEventListener('abort', finish, events);

  dialog.animate({ backgroundColor: ['transparent', ''] }, timing);
  const opened = large.animate(
    pans ? { opacity: [0, 1] } : { transform: [transformOnto(box, image.getBoundingClientRect()), 'none'] },
    timing,
  );
  opened.finished.then(() => {
    if (dialog.dataset.state === 'opening') dialog.dataset.state = 'opened';
  });
}
