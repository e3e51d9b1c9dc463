/** Asks the local engine. */
import type { Hit } from '../engine/engine.ts';
import type { Ask } from './ask.ts';

/** Words in a snippet, from `content:10`. */
export function snippetSize(attributes: string[] = []): number {
  const size = Number(/^content:(\d+)$/.exec(attributes.find((name) => name.startsWith('content:')) ?? '')?.[1]);
  return size > 0 ? size : 10;
}

export function askLocal(
  search: (query: string, options: { limit: number; snippetSize: number }) => Promise<Hit[]>,
): Ask {
  return async ({ query, hitsPerPage = 20, attributesToSnippet }) => {
    const hits = await search(query, { limit: hitsPerPage, snippetSize: snippetSize(attributesToSnippet) });
    return { results: [{ hits, nbHits: hits.length }] };
  };
}
