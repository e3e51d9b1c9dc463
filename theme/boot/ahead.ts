import { request } from '../outside.ts';
import { closest } from './closest.ts';
import { AHEAD } from './config.ts';

/** After so many ms a browser that always has something to do is interrupted: some draw nothing, and are never idle. */
const IDLE_LIMIT_MS = 3000;

/** Calls back when the browser has nothing else to do. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    : setTimeout(callback, 200);

/** What browsers tell of the line, where they do. */
interface Connection {
  saveData?: boolean;
  /** `4g` for all that is fast, down to `slow-2g`. */
  effectiveType?: string;
}

/** How many links of the text in view are fetched beside the next page: a page has 8 kB on average, 15 at most. */
const IN_VIEW = 2;

/**
 * Marks the links that a reader who taps is likely to follow: that to the next page, those of the text in view, and the
 * one below the finger. The browser fetches their pages (tools/build/publish/speculation.ts). A mouse starts React,
 * which needs no pages.
 */
function markLinks(): void {
  if (!matchMedia('(hover: none)').matches) return;
  const mark = (link: Element | null) => link?.setAttribute(AHEAD, '');
  const view = new IntersectionObserver((entries) => {
    view.disconnect();
    for (const { target } of entries.filter((entry) => entry.isIntersecting).slice(0, IN_VIEW)) mark(target);
  });
  for (const link of document.querySelectorAll('main a[href^="/"]')) view.observe(link);
  mark(document.querySelector('[rel=next]'));
  addEventListener('pointerdown', (event) => mark(closest(event, 'a')));
}

/**
 * Fetches what the reader's first touch will need when the page has loaded and the browser is idle: pages that are
 * likely to be next, and into the browser's cache what search and React need, one file after the other, until a link is
 * followed. Not for readers who save data or have a slow line.
 */
export function fetchAhead(addresses: string[]): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  const line = new AbortController();
  const { signal } = line;
  // The next page needs the line.
  addEventListener('click', (event) => closest(event, 'a[href]') && line.abort(), { capture: true });
  const fetchAll = async () => {
    markLinks();
    for (const address of addresses) {
      try {
        const answer = await request(address, { priority: 'low', signal });
        await answer.blob();
      } catch {
        // It will be asked for again when it is needed.
        return;
      }
    }
  };
  // Still to come: the boot script is a deferred one.
  addEventListener('load', () => whenIdle(() => void fetchAll()));
}
