import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EngineError, SilentError, startEngine } from '../engine/client.ts';
import type { Results } from '../engine/engine.ts';
import { packIndex, packTexts } from '../engine/index-file.ts';
import { type Answer, connect, type Question } from '../engine/worker.ts';
import { pageOf, section } from './page.ts';

const PAGES = [pageOf('/a', [section(1, 'Treemap', 'Sizes of modules.')])];
const ADDRESSES = { workerUrl: path.join(import.meta.dirname, '../engine/worker.ts'), indexUrl: '/en.1.json' };

/** Runs the worker's code beside the test. */
class WorkerHere extends EventTarget {
  readonly #ask = connect((data: Answer) => this.dispatchEvent(new MessageEvent('message', { data })));
  postMessage(question: Question) {
    this.#ask(question);
  }
  terminate() {}
}

/** Reports an error, as browsers do that block a worker. */
class BlockedWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  postMessage() {}
  terminate() {}
}

/** Takes questions and says nothing. */
class SilentWorker extends BlockedWorker {
  override dispatchEvent() {
    return true;
  }
}

const answering = (files: Record<string, unknown>) =>
  vi.fn(async (url: string) =>
    url in files ? new Response(JSON.stringify(files[url])) : new Response('', { status: 404 }),
  );
const INDEX = { '/en.1.json': packIndex('en', PAGES), '/en.1.text.json': packTexts(PAGES) };

beforeEach(() => {
  vi.stubGlobal('fetch', answering(INDEX));
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ['in a worker', WorkerHere],
  ['where a worker cannot be made', undefined],
  ['where the worker is blocked', BlockedWorker],
])('%s', (_, worker) => {
  beforeEach(() => {
    vi.stubGlobal('Worker', worker);
  });

  test('it answers, also from the texts when they are there', async () => {
    const engine = startEngine(ADDRESSES);
    expect((await engine.search('treemap', { limit: 5 })).hits[0]?.url).toBe('/a');
    await engine.complete;
    expect((await engine.search('modules', { limit: 5 })).hits).toHaveLength(1);
    engine.stop();
  });

  test('it goes on without texts', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', answering({ '/en.1.json': packIndex('en', PAGES) }));
    const engine = startEngine(ADDRESSES);
    await engine.complete;
    expect((await engine.search('treemap', { limit: 5 })).hits).toHaveLength(1);
  });

  test('it fails when the index is gone, or the line is dead', async () => {
    vi.stubGlobal('fetch', answering({}));
    const engine = startEngine(ADDRESSES);
    await expect(engine.ready).rejects.toThrow(/answered 404/);
    await expect(engine.search('treemap', { limit: 5 })).rejects.toThrow(/answered 404/);
    await expect(engine.complete).rejects.toThrow(/answered 404/);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(startEngine(ADDRESSES).ready).rejects.toThrow('Failed to fetch');
  });

  test('a query without hits waits for the texts; one with hits does not', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const fetched = answering(INDEX);
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('.text.')) await gate;
      return fetched(url);
    });
    const engine = startEngine(ADDRESSES);
    const onlyInText = engine.search('modules', { limit: 5 });
    expect((await engine.search('treemap', { limit: 5 })).hits).toHaveLength(1);
    release();
    expect((await onlyInText).hits).toHaveLength(1);
    engine.stop();
  });

  test('a query that waits for the texts ends with the engine', async () => {
    const fetched = answering(INDEX);
    vi.stubGlobal('fetch', (url: string) => (url.includes('.text.') ? new Promise(() => undefined) : fetched(url)));
    const engine = startEngine(ADDRESSES);
    const waiting = expect(engine.search('modules', { limit: 5 })).rejects.toThrow(/stopped/);
    await engine.search('treemap', { limit: 5 });
    engine.stop();
    await waiting;
  });
});

test('both files have one limit together', async () => {
  const signals: unknown[] = [];
  const fetched = answering(INDEX);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    signals.push(signal);
    return fetched(url);
  });
  vi.stubGlobal('Worker', WorkerHere);
  await startEngine(ADDRESSES).complete;
  expect(signals).toHaveLength(2);
  expect(signals[0]).toBe(signals[1]);
});

test('a worker that says nothing is given up', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  const terminate = vi.spyOn(SilentWorker.prototype, 'terminate');
  const engine = startEngine(ADDRESSES);
  const failed = expect(engine.ready).rejects.toThrow(/did not answer in 15000 ms/);
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
  expect(terminate).toHaveBeenCalled();
});

/** An engine whose worker takes questions into `asked`; the test answers them. */
function engineByHand() {
  const asked: Question[] = [];
  let answer!: (message: Answer) => void;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        answer = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
      }
      postMessage(question: Question) {
        asked.push(question);
      }
      terminate() {}
    },
  );
  const engine = startEngine(ADDRESSES);
  answer({ kind: 'ready' });
  answer({ kind: 'complete' });
  const queries = () => asked.flatMap((question) => (question.kind === 'search' ? question.query : []));
  return { engine, answer, queries };
}

test('a query waits for the one before it; what nobody waits for any more never reaches the engine', async () => {
  const { engine, answer, queries } = engineByHand();
  const results = { hits: [] } as unknown as Results;
  const first = engine.search('t', { limit: 1 });
  const second = engine.search('tr', { limit: 1 }, AbortSignal.abort());
  const third = engine.search('tre', { limit: 1 });
  await vi.waitFor(() => expect(queries()).toEqual(['t']));
  answer({ kind: 'results', id: 1, results });
  await expect(first).resolves.toBe(results);
  await expect(second).rejects.toThrow(/aborted/);
  await vi.waitFor(() => expect(queries()).toEqual(['t', 'tre']));
  answer({ kind: 'error', id: 2, message: 'broken' });
  await expect(third, 'told apart from a fault of the network').rejects.toThrow(EngineError);
  const last = engine.search('tree', { limit: 1 });
  await vi.waitFor(() => expect(queries()).toEqual(['t', 'tre', 'tree']));
  engine.stop();
  await expect(last).rejects.toThrow(/stopped/);
});

test('an answer that does not come is given up', async () => {
  vi.useFakeTimers();
  const { engine } = engineByHand();
  const late = expect(engine.search('a', { limit: 1 })).rejects.toThrow(SilentError);
  await vi.advanceTimersByTimeAsync(4_000);
  await late;
});
