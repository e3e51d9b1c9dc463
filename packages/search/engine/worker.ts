/**
 * Answers questions about an index. In a worker it listens to messages; where no worker can start, the page imports it and
 * calls `connect` itself.
 */
import { type Results, SearchEngine, type SearchOptions } from './engine.ts';
import { type SearchIndexFile, type SearchTextFile, textAddress } from './index-file.ts';

export type Question =
  | { kind: 'load'; url: string }
  | { kind: 'search'; id: number; query: string; options: SearchOptions };

export type Answer =
  /** Queries are answered from the first file. */
  | { kind: 'ready' }
  /** Queries are answered from the texts too, unless these did not arrive. */
  | { kind: 'complete' }
  /** The first file did not arrive. */
  | { kind: 'failed'; message: string }
  | { kind: 'results'; id: number; results: Results }
  | { kind: 'error'; id: number; message: string };

/** Time for both files together, in ms. */
const LOAD_LIMIT_MS = 15_000;

async function fetchJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return response.json() as Promise<T>;
}

/** @returns a function that takes questions */
export function connect(answer: (message: Answer) => void): (question: Question) => void {
  let engine: SearchEngine | undefined;

  async function load(url: string): Promise<void> {
    const limit = AbortSignal.timeout(LOAD_LIMIT_MS);
    const file = await fetchJson<SearchIndexFile>(url, limit);
    engine = SearchEngine.build(file);
    answer({ kind: 'ready' });
    try {
      // Until it is built, the engine without texts answers.
      engine = await SearchEngine.buildInSlices(file, await fetchJson<SearchTextFile>(textAddress(url), limit));
    } catch (error) {
      console.warn('Search goes on without the texts of the pages:', error);
    }
    answer({ kind: 'complete' });
  }

  return (question) => {
    if (question.kind === 'load') {
      load(question.url).catch((error: unknown) => answer({ kind: 'failed', message: String(error) }));
      return;
    }
    const { id, query, options } = question;
    try {
      if (!engine) throw new Error('The search index has not arrived');
      answer({ kind: 'results', id, results: engine.search(query, options) });
    } catch (error) {
      answer({ kind: 'error', id, message: String(error) });
    }
  };
}

if ('WorkerGlobalScope' in globalThis) {
  const ask = connect((message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<Question>) => ask(data));
}
