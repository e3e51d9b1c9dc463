// A clip in the place of its picture. A script of its own, fetched at the click (client/actions.ts).
import { shownTheme } from '../../../client/theme.ts';
import styles from './clip.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * Plays a clip, or shows the picture again. The clip runs by itself unless the reader wants no motion, and has the
 * browser's own controls.
 */
export function play(link: HTMLAnchorElement): void {
  const figure = link.closest('figure');
  const picture = [...(figure?.querySelectorAll('picture') ?? [])].find((one) => one.checkVisibility());
  const running = figure?.querySelector('video');
  const label = link.dataset.end ?? '';
  if (running) {
    running.remove();
    link.dataset.end = link.textContent ?? '';
    link.textContent = label;
    return;
  }
  if (!picture) return;
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const video = Object.assign(document.createElement('video'), {
    src: link.href.replace('.light.', `.${shownTheme()}.`),
    poster: picture.querySelector('img')?.currentSrc ?? '',
    ariaLabel: link.textContent,
    autoplay: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    muted: true,
    loop: true,
    playsInline: true,
    controls: true,
  });
  link.dataset.end = link.textContent ?? '';
  link.textContent = label;
  video.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    play(link);
    link.focus();
  });
  picture.before(video);
  video.focus();
}
