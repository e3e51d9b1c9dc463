/** The local engine beside the hosted service: it answers where the service is silent, and suggests where it finds nothing. */
import type { Ask, Found } from './ask.ts';

/** When the service has been silent for so long, in ms, the local engine answers, while other hosts are tried. */
export const SERVICE_LIMIT_MS = 4000;
/** The local engine is asked earlier by so many ms, because it has to be fetched. */
const HEAD_START_MS = 2000;
/** Suggestions for a query without hits. */
const NEAREST = 3;

export type Service = Pick<Ask, 'search' | 'clicked'>;
export type AskOnce = (query: string, limit: number, signal: AbortSignal) => Promise<Found>;

/** A service with the local engine beside it. @param search rejects with a `RetryError` when no host answers */
export function withStandIn(search: AskOnce, askLocal: AskOnce): Ask['search'] {
  /** Time of the first query that the service has not answered. */
  let silentSince: number | undefined;
  return async (query, limit, signal, show) => {
    silentSince ??= Date.now();
    let asked: Promise<Found> | undefined;
    const standIn = () => (asked ??= askLocal(query, limit, signal));
    const showLocal = (found: Found) => isWaiting && found.hits.length > 0 && show(found);
    const wait = silentSince + SERVICE_LIMIT_MS - Date.now();
    const timers = [
      setTimeout(() => standIn().catch(() => undefined), wait - HEAD_START_MS),
      setTimeout(() => standIn().then(showLocal, () => undefined), wait),
    ];
    let isWaiting = true;
    try {
      const found = await search(query, limit, signal);
      isWaiting = false;
      silentSince = undefined;
      show(found);
      if (found.hits.length > 0) return;
      const { nearest, hits } = await standIn().catch(() => found);
      const titles = new Set(hits.map(({ hierarchy }) => hierarchy.lvl1));
      show({ ...found, nearest: nearest.length > 0 ? nearest : [...titles].slice(0, NEAREST) });
    } catch (error) {
      isWaiting = false;
      // Any answer of a host, even one that refuses, is for the reader to see.
      if ((error as Error).name !== 'RetryError') {
        silentSince = undefined;
        throw error;
      }
      show(await standIn());
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  };
}
