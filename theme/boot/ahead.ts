import { request } from '../outside.ts';
import { closest } from './closest.ts';

/** Calls back when the browser has nothing else to do. */
export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200);

/** What browsers tell of the line, where they do. */
interface Connection {
  saveData?: boolean;
  /** `4g` for all that is fast, down to `slow-2g`. */
  effectiveType?: string;
}

/**
 * Fetches what the reader's first touch will need into the browser's cache, one after the other, when the page has
 * loaded and the browser is idle, until a link is followed. Not for readers who save data or have a slow line.
 */
export function fetchAhead(addresses: string[]): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return;
  const line = new AbortController();
  const { signal } = line;
  // The next page needs the line.
  addEventListener('click', (event) => closest(event, 'a[href]') && line.abort(), { capture: true });
  const fetchAll = async () => {
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
  const later = () => whenIdle(() => void fetchAll());
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
