/** The engine in a worker: building the index takes longer than a frame, and the page must not wait for it. */

import { SearchEngine } from './engine.ts';
import { fetchIndex } from './fetch-index.ts';
import type { Answer, Question } from './messages.ts';

let engine: SearchEngine | undefined;

const answer = (message: Answer) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  if (data.kind === 'search') {
    answer({ kind: 'hits', id: data.id, hits: engine?.search(data.query, data.options) ?? [] });
    return;
  }
  try {
    engine = SearchEngine.build(await fetchIndex(data.url));
    answer({ kind: 'ready' });
  } catch (error) {
    answer({ kind: 'failed', message: String(error) });
  }
});
