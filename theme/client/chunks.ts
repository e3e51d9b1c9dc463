/** Scripts that few readers need. Each is a bundle of its own, fetched when it is needed. */
import type { Kept } from '@rsdoctor-docs/viewer';
import { PATIENCE_MS } from '../untrusted.ts';

/** The exports of each bundle that tools/framework/client.ts makes, by its name. */
export interface Chunks {
  search: typeof import('../parts/search/chunk.ts');
  hosted: typeof import('@rsdoctor-docs/search/hosted-dialog');
  fields: typeof import('./fields.ts');
  islands: typeof import('./islands.ts');
  zoom: typeof import('../parts/zoom/open.ts');
  live: typeof import('../parts/live/open.ts');
  marks: typeof import('../parts/shot/callouts.client.ts');
  viewer: typeof import('../parts/viewer/island.tsx');
}

/**
 * The reader's own reports, after the page that opened them was left. They are nowhere but in the memory of this tab; a
 * full load of a page drops them.
 */
export const kept: Kept = { reports: [] };

const loaded = new Map<string, Promise<unknown>>();
/** Makes the address of each retry a new one: browsers remember that a module failed. */
let tries = 0;

/** Address of a chunk. */
export const chunkUrl = (name: string): string =>
  new URL(`${name}.${__CLIENT__.chunks[name]}.js`, import.meta.url).href;

/**
 * Imports a chunk, once.
 * @throws when it does not come, comes without its exports, or takes too long; the next call tries again
 */
export function loadChunk<Name extends keyof Chunks>(name: Name): Promise<Chunks[Name]> {
  const known = loaded.get(name) as Promise<Chunks[Name]> | undefined;
  if (known) return known;
  const address = chunkUrl(name) + (tries > 0 ? `?${tries}` : '');
  const chunk = new Promise<Chunks[Name]>((resolve, reject) => {
    const fail = () => reject(new Error(`${address} did not come`));
    // An answer that a proxy has emptied or cut off is a module too. Exports stand at the end of a bundle: all or none.
    (import(/* @vite-ignore */ address) as Promise<Chunks[Name]>).then(
      (module) => (Object.keys(module).length > 0 ? resolve(module) : fail()),
      reject,
    );
    setTimeout(fail, PATIENCE_MS);
  });
  loaded.set(name, chunk);
  chunk.catch(() => {
    tries += 1;
    loaded.delete(name);
  });
  return chunk;
}

/** Imports a chunk and hands it to `use`. If it does not come, nothing happens. */
export function withChunk<Name extends keyof Chunks>(name: Name, use: (chunk: Chunks[Name]) => void): void {
  loadChunk(name).then(use, () => undefined);
}
