/** The engine in a worker: building the index takes longer than a frame, and the page must not wait for it. */

import { SearchEngine } from './engine.ts';
import { fetchIndex, fetchTexts } from './fetch-index.ts';
import type { Answer, Question } from './messages.ts';

let engine: SearchEngine | undefined;

/** Sections between two looks at what is asked meanwhile: a few ms of work, and few enough pauses. */
const SLICE = 32;

const answer = (message: Answer) => postMessage(message);

async function load(url: string): Promise<void> {
  const file = await fetchIndex(url);
  engine = SearchEngine.build(file);
  answer({ kind: 'ready' });
  try {
    // The first part goes on to answer: on a slow machine this takes longer than an answer may.
    engine = await SearchEngine.buildInSlices(file, await fetchTexts(url), SLICE);
  } catch (error) {
    console.warn('Search goes on without the texts of the pages:', error);
  }
  answer({ kind: 'complete' });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'load') {
    load(data.url).catch((error) => answer({ kind: 'failed', message: String(error) }));
    return;
  }
  const { id, query, options } = data;
  try {
    if (!engine) throw new Error('The search index is not there yet');
    answer({ kind: 'results', id, results: engine.search(query, options) });
  } catch (error) {
    answer({ kind: 'error', id, message: String(error) });
  }
});
