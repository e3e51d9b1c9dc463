/** The page's end of the engine: starts the worker, asks it, and gives it up when it is silent. */
import type { Results, SearchOptions } from './engine.ts';
import type { Answer, connect, Question } from './worker.ts';

export interface Engine {
  /** Resolves when queries are answered from the first file. */
  ready: Promise<void>;
  /** Resolves when queries are answered from the texts too, or when the texts could not be fetched. Rejects when the engine fails before. */
  complete: Promise<void>;
  /** Queries wait for the answer to the one before, and one without hits for the texts. @param signal spares the engine a query that nobody waits for any more */
  search(query: string, options: SearchOptions, signal?: AbortSignal): Promise<Results>;
  stop(): void;
}

/** The index is there, and the engine fails at a query. The network has no part in it. */
export class EngineError extends Error {}
/** The engine did not answer a query in time. Stop it and start another. */
export class SilentError extends EngineError {}

/** Time for the worker and the first file (40 kB) on a poor mobile connection, in ms. No query waits longer. */
export const START_LIMIT_MS = 15_000;
/** A thousand times what an answer usually takes, in ms. */
const ANSWER_LIMIT_MS = 4_000;

interface Waiting<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** A promise that rejects if nobody settles it in time. @param Late what it rejects with */
export function deadline<T>(ms: number, Late: new (message: string) => Error = Error): Waiting<T> {
  const waiting = {} as Waiting<T>;
  waiting.promise = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late(`Search did not answer in ${ms} ms`)), ms);
    waiting.resolve = (value) => {
      clearTimeout(timer);
      resolve(value);
    };
    waiting.reject = (error) => {
      clearTimeout(timer);
      reject(error);
    };
  });
  return waiting;
}

export interface Addresses {
  workerUrl: string;
  indexUrl: string;
}

/** Starts the engine in a worker, or on the main thread where a worker cannot start. */
export function startEngine({ workerUrl, indexUrl }: Addresses): Engine {
  const ready = deadline<void>(START_LIMIT_MS);
  const waiting = new Map<number, Waiting<Results>>();
  let onComplete!: () => void;
  let onFailed!: (error: Error) => void;
  const texts = new Promise<void>((resolve, reject) => {
    onComplete = resolve;
    onFailed = reject;
  });
  texts.catch(() => undefined);
  const complete = ready.promise.then(() => texts);
  let worker: Worker | undefined;
  let isReady = false;
  let isComplete = false;
  let ask: (question: Question) => void;
  let lastId = 0;
  /** Settles when the engine has answered what it works on. */
  let answered: Promise<unknown> = Promise.resolve();

  const fail = (error: Error) => {
    worker?.terminate();
    ready.reject(error);
    onFailed(error);
    for (const one of waiting.values()) one.reject(error);
  };

  // A worker that did not start in time is ended here, because nobody may be waiting for it.
  complete.catch(() => worker?.terminate());

  const receive = (answer: Answer) => {
    if (answer.kind === 'ready') {
      isReady = true;
      ready.resolve();
    } else if (answer.kind === 'complete') {
      isComplete = true;
      onComplete();
    } else if (answer.kind === 'failed') fail(new Error(answer.message));
    else if (answer.kind === 'results') waiting.get(answer.id)?.resolve(answer.results);
    else waiting.get(answer.id)?.reject(new EngineError(answer.message));
  };

  const startHere = async () => {
    worker?.terminate();
    worker = undefined;
    const module = (await import(/* webpackIgnore: true */ /* @vite-ignore */ workerUrl)) as {
      connect: typeof connect;
    };
    ask = module.connect(receive);
    ask({ kind: 'load', url: indexUrl });
  };

  try {
    worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data));
    worker.addEventListener('error', () => {
      if (isReady) fail(new EngineError('Search failed'));
      // The browser blocks the worker or does not support it.
      else startHere().catch(fail);
    });
    ask = (question) => worker?.postMessage(question);
    ask({ kind: 'load', url: indexUrl });
  } catch {
    startHere().catch(fail);
  }

  /** Asks when the engine has answered the query before. */
  const inTurn: Engine['search'] = (query, options, signal) => {
    const mine = answered.then(() => {
      signal?.throwIfAborted();
      const id = ++lastId;
      const answer = deadline<Results>(ANSWER_LIMIT_MS, SilentError);
      waiting.set(id, answer);
      ask({ kind: 'search', id, query, options });
      return answer.promise.finally(() => waiting.delete(id));
    });
    answered = mine.catch(() => undefined);
    return mine;
  };

  return {
    ready: ready.promise,
    complete,
    async search(...asked) {
      await ready.promise;
      const isWhole = isComplete;
      const results = await inTurn(...asked);
      if (isWhole || results.hits.length > 0) return results;
      await texts;
      return inTurn(...asked);
    },
    stop: () => fail(new Error('Search was stopped')),
  };
}
