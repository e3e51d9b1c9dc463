/** Asks the hosted service, if there is one, and otherwise the local engine. */
import type { HostedConfig } from '../config.ts';
import { SilentError, startEngine } from '../engine/client.ts';
import type { Hit, Results } from '../engine/engine.ts';

export interface AskOptions {
  lang: string;
  /** Under this name the reader's searches are kept. */
  indexName: string;
  /** Path of the site on its origin, ends with a slash: the local index has paths below it. */
  base: string;
  workerUrl: string;
  indexUrl: string;
  /** The hosted service, and what loads its client. */
  hosted: { config: HostedConfig; load: () => Promise<typeof import('./hosted.ts')> } | undefined;
}

export interface Found extends Results {
  /** The hosted service did not answer, and the local engine stood in. */
  isLocal: boolean;
  /** How many hits the hosted service has, of which it sent the first ones. */
  total?: number;
}

export interface Ask {
  /** @param signal aborted when the reader has typed on */
  search: (query: string, limit: number, signal: AbortSignal) => Promise<Found>;
  /** Counts a click on a hit, where that is configured. @param position of the hit, from 1 */
  clicked: (hit: Pick<Hit, 'objectID'>, position: number) => void;
  /** Resolves when the second part of the local index is there. */
  complete: Promise<void>;
  /** Ends the local engine. */
  stop: () => void;
}

/** The local engine. A query that meets one that did not start or fell silent starts another one, and asks that. */
function localEngine(addresses: Pick<AskOptions, 'workerUrl' | 'indexUrl'>) {
  let engine: ReturnType<typeof startEngine> | undefined;
  const start = () => {
    const started = startEngine(addresses);
    engine = started;
    started.ready.catch(() => {
      if (engine === started) engine = undefined;
    });
    return started;
  };
  return {
    start,
    stop: () => engine?.stop(),
    async search(query: string, limit: number, signal: AbortSignal): Promise<Results> {
      const asked = engine ?? start();
      try {
        return await asked.search(query, { limit }, signal);
      } catch (error) {
        const isCurrent = engine === asked;
        if (isCurrent && !(error instanceof SilentError)) throw error;
        if (isCurrent) {
          engine = undefined;
          asked.stop();
        }
        return (engine ?? start()).search(query, { limit }, signal);
      }
    },
  };
}

/** What answers the queries of a dialog. */
export function makeAsk(options: AskOptions): Ask {
  const { hosted, lang } = options;
  const local = localEngine(options);
  const askLocal = async (isLocal: boolean, ...asked: Parameters<Ask['search']>): Promise<Found> => {
    const results = await local.search(...asked);
    const hits = results.hits.map((hit) => ({ ...hit, url: options.base + hit.url.slice(1) }));
    return { ...results, hits, isLocal };
  };
  if (!hosted)
    return {
      search: (...asked) => askLocal(false, ...asked),
      clicked: () => undefined,
      complete: local.start().complete,
      stop: local.stop,
    };
  const service = hosted.load().then(({ connect }) => connect(hosted.config, lang));
  return {
    async search(...asked) {
      try {
        return await (await service).search(...asked);
      } catch (error) {
        // All hosts have failed (the client's RetryError), or the client did not come. Any answer of a host, even one that
        // refuses, is for the reader to see.
        const { name } = error as Error;
        if (
          name !== 'RetryError' &&
          (await service.then(
            () => true,
            () => false,
          ))
        )
          throw error;
        return askLocal(true, ...asked);
      }
    },
    clicked: (hit, position) => void service.then(({ clicked }) => clicked(hit, position)),
    complete: new Promise(() => undefined),
    stop: local.stop,
  };
}
