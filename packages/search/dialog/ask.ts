/** Asks the hosted service, if there is one, and otherwise the local engine. */
import { startEngine } from '../engine/client.ts';
import type { Hit } from '../engine/hits.ts';
import type { HostedConfig } from '../build/hosted.ts';

export interface AskOptions {
  lang: string;
  /** Under this name the reader's searches are kept. */
  indexName: string;
  workerUrl: string;
  indexUrl: string;
  /** The hosted service, and what loads its client. */
  hosted: { config: HostedConfig; load: () => Promise<typeof import('./hosted.ts')> } | undefined;
}

export interface Found {
  hits: readonly Hit[];
  /** Words of the query, as typed, that the site does not have. */
  unknown: readonly string[];
  /** Words or titles of the site that are nearest to a query that found nothing. */
  nearest: readonly string[];
  /** The hosted service did not answer, and the local engine stood in. */
  isLocal: boolean;
}

export interface Ask {
  search: (query: string, limit: number) => Promise<Found>;
  /** Counts a click on a hit, where that is configured. @param position of the hit, from 1 */
  clicked: (hit: Pick<Hit, 'objectID'>, position: number) => void;
  /** Resolves when the second part of the local index is there. */
  complete: Promise<void>;
}

/** The engine of the page; one that has failed is started anew at the next query. */
function localEngine({ workerUrl, indexUrl }: AskOptions) {
  let engine: ReturnType<typeof startEngine> | undefined;
  const start = () => {
    const started = startEngine({ workerUrl, indexUrl });
    engine = started;
    started.ready.catch(() => {
      if (engine === started) engine = undefined;
    });
    return started;
  };
  return { get: () => engine ?? start() };
}

/** What answers the queries of a dialog. */
export function makeAsk(options: AskOptions): Ask {
  const { hosted, lang } = options;
  const local = localEngine(options);
  const askLocal = async (query: string, limit: number, isLocal: boolean): Promise<Found> => ({
    ...(await local.get().search(query, { limit })),
    isLocal,
  });
  if (!hosted)
    return {
      search: (query, limit) => askLocal(query, limit, false),
      clicked: () => undefined,
      complete: local.get().complete,
    };
  const service = hosted.load().then(({ connect }) => connect(hosted.config, lang));
  return {
    async search(query, limit) {
      try {
        return await (await service).search(query, limit);
      } catch (error) {
        // All hosts have failed, or its script did not come. An answer that says what is wrong is an error to show.
        if ((error as Error).name === 'ApiError') throw error;
        return askLocal(query, limit, true);
      }
    },
    clicked: (hit, position) => void service.then(({ clicked }) => clicked(hit, position)),
    complete: new Promise(() => undefined),
  };
}
