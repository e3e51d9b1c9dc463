/** Asks the local engine. */
import type { Results } from '../engine/hits.ts';
import type { Ask } from './ask.ts';

/** Words in a snippet, from `content:10`. */
export function snippetSize(attributes: string[] = []): number {
  const size = Number(/^content:(\d+)$/.exec(attributes.find((name) => name.startsWith('content:')) ?? '')?.[1]);
  return size > 0 ? size : 10;
}

/** @param onUnknown told after each answer which words of the query the site does not have */
export function askLocal(
  search: (query: string, options: { limit: number; snippetSize: number }) => Promise<Results>,
  onUnknown?: (words: string[]) => void,
): Ask {
  return async ({ query, hitsPerPage = 20, attributesToSnippet }) => {
    const { hits, unknown } = await search(query, {
      limit: hitsPerPage,
      snippetSize: snippetSize(attributesToSnippet),
    });
    onUnknown?.(unknown);
    return { results: [{ hits, nbHits: hits.length }] };
  };
}
