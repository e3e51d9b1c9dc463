// Replaces the stock medium-zoom: images are reached by keyboard, motion follows the reader's setting, and the
// code that zooms is loaded on first interest instead of on every page.
import { useI18n, useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { texts } from '../../../i18n.ts';
import { ZOOMABLE } from '../../../site.ts';
import { Part } from '../../Part/index.tsx';
import './index.module.css';

/** Milliseconds from page shown to images zoomable. */
const ATTACH_DELAY = 100;

/** The image that an event is about, if it can be zoomed. */
function imageOf(event: Event): HTMLImageElement | undefined {
  return event.target instanceof HTMLImageElement && event.target.matches(ZOOMABLE) ? event.target : undefined;
}

/** Where a pointer is on an image, in parts of its size; a key is nowhere, so the picture starts at its top left. */
function placeIn(image: HTMLImageElement, event: Event): { x: number; y: number } {
  if (!(event instanceof MouseEvent) || event.detail === 0) return { x: 0, y: 0 };
  const box = image.getBoundingClientRect();
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
}

/** Makes the images of the page buttons that open them large. */
function Images() {
  const { pathname } = useLocation();
  const t = useI18n<typeof texts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other images.
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    const load = () => import('./open.ts');

    const makeButtons = () => {
      for (const image of document.querySelectorAll<HTMLImageElement>(ZOOMABLE)) {
        // No text: decoration, of which a keyboard has no use.
        if (!image.alt) continue;
        const attributes = {
          role: 'button',
          tabindex: '0',
          'aria-haspopup': 'dialog',
          'aria-label': t('zoomImageText', { alt: image.alt }),
        };
        for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
        signal.addEventListener('abort', () => {
          for (const name of Object.keys(attributes)) image.removeAttribute(name);
        });
      }
    };
    const prepare = (event: Event) => {
      if (imageOf(event)) void load();
    };
    const open = (event: Event) => {
      const image = imageOf(event);
      if (!image) return;
      event.preventDefault();
      const at = placeIn(image, event);
      void load().then(({ openZoom }) => openZoom(image, { close: t('zoomCloseText'), signal, at }));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') open(event);
    };

    document.addEventListener('pointerover', prepare, { signal });
    document.addEventListener('focusin', prepare, { signal });
    document.addEventListener('click', open, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    const timer = setTimeout(makeButtons, ATTACH_DELAY);
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [pathname, t]);

  return null;
}

/** A global component of Rspress, so that `globalUIComponents` in the query and in the frontmatter turns it off. */
export function Zoom() {
  return (
    <Part name="zoom">
      <Images />
    </Part>
  );
}

// Rspress imports global components by their default export.
export default Zoom;
