// A clip in the place of its picture. A script of its own, fetched at the click (client/actions.ts).

import { shownPicture } from '#theme/client/shown.ts';
import { styleSheet } from '../../../client/adopt.ts';
import { prefersStill } from '../../../client/page.ts';
import { shownTheme } from '../../../client/theme.ts';
import styles from './clip.css?inline';

const addStyles = styleSheet(styles);

/**
 * Plays a clip, or shows the picture again. The clip runs by itself unless the reader wants no motion, and has the
 * browser's own controls.
 */
export function play(link: HTMLAnchorElement): void {
  const figure = link.closest('figure');
  const picture = shownPicture(figure);
  const running = figure?.querySelector('video');
  const swapLabel = () => {
    [link.textContent, link.dataset.end] = [link.dataset.end ?? '', link.textContent ?? ''];
  };
  if (running) {
    running.remove();
    swapLabel();
    return;
  }
  if (!picture) return;
  addStyles();
  const video = Object.assign(document.createElement('video'), {
    src: link.href.replace('.light.', `.${shownTheme()}.`),
    poster: picture.querySelector('img')?.currentSrc ?? '',
    ariaLabel: link.textContent,
    autoplay: !prefersStill(),
    muted: true,
    loop: true,
    playsInline: true,
    controls: true,
  });
  swapLabel();
  video.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    play(link);
    link.focus();
  });
  picture.before(video);
  video.focus();
}
