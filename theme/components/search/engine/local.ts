/** The local engine as the page sees it: a worker, or slices on the main thread where a worker cannot start. */

import { fetchIndex, fetchTexts } from './fetch-index.ts';
import type { Results, SearchOptions } from './hits.ts';
import type { Answer, Question } from './messages.ts';

export interface LocalEngine {
  /** Resolves when it can answer; rejects when the index could not be fetched. */
  ready: Promise<void>;
  /** Resolves when the texts of the pages are there too, or will not come. Rejects like `ready`. */
  complete: Promise<void>;
  search(query: string, options: SearchOptions): Promise<Results>;
  /** Ends it, whatever it is doing. */
  stop(): void;
}

/** Milliseconds that the worker and the first file may take: 40 kB at the speed of a poor mobile connection. */
const START_LIMIT = 15_000;
/** Milliseconds that an answer may take: a thousand times the usual. */
const ANSWER_LIMIT = 4_000;

class LimitError extends Error {}

/** Rejects when a promise has not settled after so many milliseconds. */
function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LimitError(`${what} has not answered for ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function inWorker(url: string): LocalEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const say = (question: Question) => worker.postMessage(question);
  const waiting = new Map<number, { resolve: (results: Results) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let onComplete!: () => void;
  let onFailure!: (error: Error) => void;
  const complete = new Promise<void>((resolve, reject) => {
    onComplete = resolve;
    onFailure = reject;
  });
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      worker.terminate();
      for (const { reject: rejectOne } of waiting.values()) rejectOne(error);
      waiting.clear();
      reject(error);
      onFailure(error);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'complete') onComplete();
      else if (data.kind === 'failed') fail(new Error(data.message));
      else {
        const asked = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.kind === 'results') asked?.resolve(data.results);
        else asked?.reject(new Error(data.message));
      }
    });
    worker.addEventListener('error', () => fail(new WorkerError()));
  });
  complete.catch(() => undefined);
  say({ kind: 'load', url });
  return {
    ready,
    complete,
    async search(query, options) {
      await ready;
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        say({ kind: 'search', id, query, options });
      });
    },
    stop: () => worker.terminate(),
  };
}

/** The worker itself could not start (blocked, not supported); the index may still be fine. */
class WorkerError extends Error {}

function onMainThread(url: string): LocalEngine {
  const first = Promise.all([fetchIndex(url), import('./engine.ts')]).then(async ([file, { SearchEngine }]) => ({
    file,
    SearchEngine,
    engine: await SearchEngine.buildInSlices(file),
  }));
  let current = first.then(({ engine }) => engine);
  const complete = first.then(async ({ file, SearchEngine }) => {
    try {
      const whole = await SearchEngine.buildInSlices(file, await fetchTexts(url));
      current = Promise.resolve(whole);
    } catch (error) {
      console.warn('Search goes on without the texts of the pages:', error);
    }
  });
  complete.catch(() => undefined);
  return {
    ready: first.then(() => undefined),
    complete,
    search: async (query, options) => (await current).search(query, options),
    stop: () => undefined,
  };
}

function start(url: string): LocalEngine {
  let engine: LocalEngine;
  try {
    engine = inWorker(url);
  } catch {
    return onMainThread(url);
  }
  const current = engine.ready.then(
    () => engine,
    (error) => {
      if (!(error instanceof WorkerError)) throw error;
      engine = onMainThread(url);
      return engine.ready.then(() => engine);
    },
  );
  const complete = current.then((running) => running.complete);
  complete.catch(() => undefined);
  return {
    ready: current.then(() => undefined),
    complete,
    search: async (query, options) => (await current).search(query, options),
    stop: () => engine.stop(),
  };
}

const engines = new Map<string, LocalEngine>();

/** The engine for an index file. One a page; a failed or silent one is forgotten, so that the next call tries again. */
export function localEngine(url: string): LocalEngine {
  const known = engines.get(url);
  if (known) return known;
  const engine = start(url);
  const forget = () => {
    if (engines.get(url) !== limited) return;
    engines.delete(url);
    engine.stop();
  };
  const ready = within(engine.ready, START_LIMIT, 'The search index');
  const limited: LocalEngine = {
    ...engine,
    ready,
    async search(query, options) {
      await ready;
      try {
        return await within(engine.search(query, options), ANSWER_LIMIT, 'The search worker');
      } catch (error) {
        if (error instanceof LimitError) forget();
        throw error;
      }
    },
  };
  ready.catch(forget);
  engines.set(url, limited);
  return limited;
}

/** Searches; an engine that falls silent is started anew once. */
export async function searchLocal(url: string, query: string, options: SearchOptions): Promise<Results> {
  try {
    return await localEngine(url).search(query, options);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return localEngine(url).search(query, options);
  }
}
