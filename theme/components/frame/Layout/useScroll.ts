// Replaces two stock hooks: they throw the reader who has scrolled before React runs, or comes back to a page, to its
// top, and a hash like `#%E0%A4%A` takes the whole page down.
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentEntry, NO_KEY } from '../../../framework/history.ts';
import { decode } from '../../../site.ts';
import { REVEAL_EVENT } from '../../page/Tabs/chosen.ts';
import { afterPaint } from './after-paint.ts';

/** How far down the reader was on each entry of the history, in px. What is in here has been on screen before. */
const positions = new Map<string, number>();

const remember = (key: string, top: number) => key !== NO_KEY && positions.set(key, top);

/** The heading, or other element, that a hash names. */
export const hashTarget = (hash: string) => document.getElementById(decode(hash.slice(1)));

/** A new page starts at the top, or at its hash; one that the reader comes back to, where it was left. */
export function useScrollReset(): void {
  const { pathname, hash, key: ofRouter } = useLocation();
  const shown = useRef('');
  const note = useRef(() => {});

  // Before the router's own effect: going back may come before the frame that tells of the scroll, and what listens
  // first is told first.
  useLayoutEffect(() => {
    const tell = () => note.current();
    addEventListener('scroll', tell, { passive: true });
    addEventListener('popstate', tell);
    return () => {
      removeEventListener('scroll', tell);
      removeEventListener('popstate', tell);
    };
  }, []);

  useEffect(() => {
    // The browser would scroll before the page is there. After a reload, or from another site, it is there: then it
    // may.
    const ours = () => {
      history.scrollRestoration = 'manual';
    };
    const browsers = () => {
      history.scrollRestoration = 'auto';
    };
    ours();
    addEventListener('pageshow', ours);
    addEventListener('pagehide', browsers);
    return () => {
      removeEventListener('pageshow', ours);
      removeEventListener('pagehide', browsers);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // The stock router leaves the entries that the browser made itself without one.
    const key = ofRouter === NO_KEY ? currentEntry().key : ofRouter;
    const left = positions.get(key);
    if (!before) remember(key, scrollY);
    else if (left !== undefined) scrollTo(0, left);
    else if (pathname !== before && !hash) {
      remember(key, 0);
      // What is below the first screen waits until that is painted: half of the time between a click and the new
      // heading.
      document.documentElement.dataset.arriving = '';
      afterPaint(() => delete document.documentElement.dataset.arriving);
      scrollTo(0, 0);
    }
    note.current = () => void remember(key, scrollY);
  }, [pathname, hash, ofRouter]);
}

/** An entry with a hash that is new starts at that place; CSS keeps the height of the bar free (`scroll-padding`). */
export function useScrollAfterNav(): void {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same hash is another place.
  useLayoutEffect(() => {
    if (positions.has(key)) return;
    const place = hashTarget(hash);
    place?.dispatchEvent(new Event(REVEAL_EVENT, { bubbles: true }));
    place?.scrollIntoView();
  }, [pathname, hash, key]);
}
