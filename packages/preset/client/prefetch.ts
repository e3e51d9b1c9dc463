/** Fetches what the reader is likely to need next, ahead of the click. */
import { request } from '../untrusted.ts';
import { chunkUrl, idleChunks } from './chunks.ts';
import { fetchPage, pageOf } from './navigate.ts';
import { INTENT, on } from './on.ts';
import { onPage } from './page.ts';

/** Timeout of the idle callback in ms, for browsers that are never idle. */
const IDLE_LIMIT_MS = 3000;

/** Calls back when the browser has nothing else to do. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
    : setTimeout(callback, 200);

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  /** From `slow-2g` to `4g`, which is any fast connection. */
  effectiveType?: string;
}

/** How many links in view are fetched beside the next page. A page has 8 kB on average, 15 at most. */
const IN_VIEW = 2;

/** Fetches the page of a link, unless it is the one on screen. */
function fetchLink(link: Element | null): void {
  const url = pageOf(link as HTMLAnchorElement | null);
  if (url && url.pathname !== location.pathname) fetchPage(url).catch(() => undefined);
}

/** Fetches the next page and the first links in view. Touch shows no intent before the tap. */
function fetchLikely(): void {
  const view = new IntersectionObserver((entries) => {
    view.disconnect();
    for (const { target } of entries.filter((entry) => entry.isIntersecting).slice(0, IN_VIEW)) fetchLink(target);
  });
  for (const link of document.querySelectorAll('main a[href^="/"]')) view.observe(link);
  fetchLink(document.querySelector('[rel=next]'));
}

/**
 * Fetches pages on intent (hover, focus, touch), and scripts when the browser is idle. Does nothing for readers who save
 * data or have a slow line.
 */
export function startPrefetch(): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  on(`${INTENT} touchstart`, 'a[href]', fetchLink);
  const fetchScripts = async () => {
    for (const [name, selector] of idleChunks) {
      if (!document.querySelector(selector)) continue;
      try {
        await (await request(chunkUrl(name), { priority: 'low' })).blob();
      } catch {
        // Ignored: the script is fetched again when it is needed.
        return;
      }
    }
  };
  const afterLoad = () =>
    whenIdle(() => {
      if (matchMedia('(hover: none)').matches) onPage(fetchLikely);
      void fetchScripts();
    });
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
