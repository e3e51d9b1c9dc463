/** The engine of each index, for DocSearch: hits as it draws them. */
import { type Engine, SilentError, startEngine } from '@rsdoctor-docs/search/client';
import { searchConfig } from '@rsdoctor-docs/search/config';
import { escapeHtml } from '@rsdoctor-docs/search/highlight';
import { withBase } from '@rspress/core/runtime';
import type { Ask } from './client/ask.ts';

const engines = new Map<string, Engine>();

/** The running engine of an index. One that failed is forgotten, so that the next call starts another. */
export function localEngine(indexUrl: string): Engine {
  const known = engines.get(indexUrl);
  if (known) return known;
  const engine = startEngine({ workerUrl: withBase(`/${searchConfig?.worker}`), indexUrl });
  engines.set(indexUrl, engine);
  engine.ready.catch(() => engines.delete(indexUrl));
  return engine;
}

/** @param onUnknown gets the words of each query that the site does not have */
export const askLocal =
  (indexUrl: string, onUnknown: (words: string[]) => void): Ask =>
  async ({ query, hitsPerPage: limit = 20 }) => {
    const search = () => localEngine(indexUrl).search(query, { limit });
    const { hits, unknown } = await search().catch((error: unknown) => {
      if (!(error instanceof SilentError)) throw error;
      localEngine(indexUrl).stop();
      engines.delete(indexUrl);
      return search();
    });
    onUnknown(unknown);
    const drawn = hits.map(({ hierarchy: { lvl0, ...levels }, ...hit }) => ({
      ...hit,
      hierarchy: {
        lvl0,
        ...Object.fromEntries(Object.entries(levels).map(([level, text]) => [level, text && escapeHtml(text)])),
      },
      content: hit.content && escapeHtml(hit.content),
      _highlightResult: { hierarchy: { lvl0: { value: lvl0, matchLevel: 'full' } } },
    }));
    return { results: [{ hits: drawn, nbHits: drawn.length }] };
  };
