// Lights the number of a picture while its twin in the text is touched. It is a script of its own, which client.ts fetches,
// because few pages have numbers.
import { prefersStill, shownPicture, styleSheet } from '@rsdoctor-docs/preset/client';
import { MARK_EVENT } from '../report/events.ts';
import styles from './ring.css?inline';

const addStyles = styleSheet(styles);

/**
 * Lights a number of a picture.
 * @param mark the number in the text: `data-mark` names the figure and the number
 * @param isChosen by click or key: the picture comes into view, and an open report goes there
 */
export function light(mark: HTMLElement, isChosen: boolean): void {
  const [id = '', number = ''] = (mark.dataset.mark ?? '').split(' ');
  const figure = document.getElementById(id);
  const picture = shownPicture(figure);
  const [x, y] = (figure?.dataset.marks?.split(' ')[Number(number) - 1] ?? '').split(',');
  addStyles();
  if (picture) {
    const ring = picture.querySelector('.ring') ?? picture.appendChild(document.createElement('span'));
    ring.className = 'ring';
    (ring as HTMLElement).style.cssText = `--x:${x};top:${y}%`;
    picture.scrollLeft = (picture.scrollWidth * Number(x)) / 100 - picture.clientWidth / 2;
    const end = () => {
      // Still under the pointer, or still focused.
      if (!mark.matches(':hover, :focus')) ring.remove();
    };
    mark.addEventListener('pointerleave', end, { once: true });
    mark.addEventListener('blur', end, { once: true });
  }
  if (!isChosen || !figure) return;
  const { top, bottom } = figure.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    figure.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'auto' : 'smooth' });
  const isLive = !figure.dispatchEvent(new CustomEvent(MARK_EVENT, { detail: Number(number), cancelable: true }));
  // Without an open report, a number of the caption opens it there. On a phone it would take the place of the picture.
  const link =
    isLive || matchMedia('(width <= 768px)').matches ? null : figure.querySelector<HTMLElement>('a[data-live]');
  if (!link || !mark.closest('figcaption')) return;
  link.dataset.at = number;
  link.click();
}
