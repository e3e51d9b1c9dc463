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

/** Fetches the page of a link, unless it is the one on screen. */
function fetchLink(link: Element | null): void {
  const url = pageOf(link as HTMLAnchorElement | null);
  if (url && url.pathname !== location.pathname) fetchPage(url).catch(() => undefined);
}

/** Fetches the page that most readers open next: touch shows no intent before the tap. */
const fetchNext = () => fetchLink(document.querySelector('[rel=next]'));

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
      if (matchMedia('(hover: none)').matches) onPage(fetchNext);
      void fetchScripts();
    });
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
}
