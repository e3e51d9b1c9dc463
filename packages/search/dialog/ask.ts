/** Asks the hosted service, if there is one, and otherwise the local engine. */
import { type HostedConfig, MAX_QUERY } from '../config.ts';
import { deadline, SilentError, START_LIMIT_MS, startEngine } from '../engine/client.ts';
import type { Hit, Results } from '../engine/engine.ts';
import { SERVICE_LIMIT_MS, type Service } from './stand-in.ts';

export interface AskOptions {
  lang: string;
  /** Under this name the reader's searches are kept. */
  indexName: string;
  /** Path of the site on its origin, ends with a slash: the local index has paths below it. */
  base: string;
  workerUrl: string;
  indexUrl: string;
  /** Selector of the buttons with which a reader uses a page. After a hit was opened, the click analytics count that. */
  usedBy: string;
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
  /**
   * Answers a query, with a second answer if a better one comes. A longer text was pasted: only the local engine knows
   * its codes and messages, and the hosted service gets the beginning of any other.
   * @param show gets each answer
   * @param signal aborted when the reader has typed on
   * @throws when nothing answers
   */
  search: (query: string, limit: number, signal: AbortSignal, show: (found: Found) => void) => Promise<void>;
  /** Counts a click on a hit, where that is configured. @param position of the hit, from 1 */
  clicked: (hit: Pick<Hit, 'objectID' | 'url'>, position: number) => void;
  /** Resolves when the second part of the local index is there. */
  complete: Promise<void>;
  /** Ends the local engine. */
  stop: () => void;
}

/** The local engine. A query that meets one that did not start or fell silent starts another one, and asks that. */
function localEngine({ workerUrl, indexUrl }: Pick<AskOptions, 'workerUrl' | 'indexUrl'>) {
  let engine: ReturnType<typeof startEngine> | undefined;
  let starts = 0;
  const start = () => {
    // Another start asks the network anew: the browser keeps for ever what came, even if that was cut off or empty.
    const anew = starts > 0 ? `?${starts}` : '';
    starts += 1;
    const started = startEngine({ workerUrl: workerUrl + anew, indexUrl: indexUrl + anew });
    engine = started;
    started.ready.catch(() => {
      if (engine === started) engine = undefined;
    });
    return started;
  };
  const search = async (query: string, limit: number, signal: AbortSignal): Promise<Results> => {
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
  };
  return {
    start,
    stop: () => engine?.stop(),
    search(...asked: Parameters<typeof search>): Promise<Results> {
      const answer = deadline<Results>(START_LIMIT_MS);
      search(...asked).then(answer.resolve, answer.reject);
      return answer.promise;
    },
  };
}

/** What answers the queries of a dialog. */
export function makeAsk(options: AskOptions): Ask {
  const { hosted, lang, usedBy } = options;
  const local = localEngine(options);
  const askLocal = async (isLocal: boolean, query: string, limit: number, signal: AbortSignal): Promise<Found> => {
    const results = await local.search(query, limit, signal);
    const hits = results.hits.map((hit) => ({ ...hit, url: options.base + hit.url.slice(1) }));
    return { ...results, hits, isLocal };
  };
  if (!hosted)
    return {
      search: async (query, limit, signal, show) => show(await askLocal(false, query, limit, signal)),
      clicked: () => undefined,
      complete: local.start().complete,
      stop: local.stop,
    };
  // A script that is late counts as a service that does not answer.
  const service = deadline<Service>(SERVICE_LIMIT_MS);
  hosted
    .load()
    .then(({ connect }) => connect(hosted.config, lang, usedBy, (...asked) => askLocal(true, ...asked)))
    .then(service.resolve, service.reject);
  return {
    async search(typed, limit, signal, show) {
      let query = typed;
      if (typed.length > MAX_QUERY) {
        const found = await askLocal(false, typed, limit, signal);
        if (found.recognized > 0) return show(found);
        query = found.query;
      }
      return service.promise.then(
        ({ search }) => search(query, limit, signal, show),
        async () => show(await askLocal(true, query, limit, signal)),
      );
    },
    clicked: (...click) => void service.promise.then(({ clicked }) => clicked(...click)),
    complete: new Promise(() => undefined),
    stop: local.stop,
  };
}
