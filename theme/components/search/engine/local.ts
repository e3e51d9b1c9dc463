/** The local engine as the page sees it: a worker, or slices on the main thread where a worker cannot start. */

import type { Hit, SearchOptions } from './engine.ts';
import { fetchIndex } from './fetch-index.ts';
import type { Answer, Question } from './messages.ts';

export interface LocalEngine {
  /** Resolves when the index is there; rejects when it could not be fetched. */
  ready: Promise<void>;
  search(query: string, options: SearchOptions): Promise<Hit[]>;
}

function inWorker(url: string): LocalEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const say = (question: Question) => worker.postMessage(question);
  const waiting = new Map<number, (hits: Hit[]) => void>();
  let lastId = 0;
  const ready = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'failed') {
        worker.terminate();
        reject(new Error(data.message));
      } else {
        waiting.get(data.id)?.(data.hits);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new WorkerError());
    });
  });
  say({ kind: 'load', url });
  return {
    ready,
    async search(query, options) {
      await ready;
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        say({ kind: 'search', id, query, options });
      });
    },
  };
}

/** The worker itself could not start (blocked, not supported); the index may still be fine. */
class WorkerError extends Error {}

function onMainThread(url: string): LocalEngine {
  const engine = Promise.all([fetchIndex(url), import('./engine.ts')]).then(([file, { SearchEngine }]) =>
    SearchEngine.buildInSlices(file),
  );
  return {
    ready: engine.then(() => undefined),
    search: async (query, options) => (await engine).search(query, options),
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
  return {
    ready: current.then(() => undefined),
    search: async (query, options) => (await current).search(query, options),
  };
}

const engines = new Map<string, LocalEngine>();

/** The engine for an index file. One a page; a failed one is forgotten, so that the next call tries again. */
export function localEngine(url: string): LocalEngine {
  let engine = engines.get(url);
  if (!engine) {
    engine = start(url);
    engines.set(url, engine);
    engine.ready.catch(() => engines.delete(url));
  }
  return engine;
}
