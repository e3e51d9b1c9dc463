/**
 * Scripts that few readers need. Each is a bundle of its own, fetched when it is needed, and named by its part
 * (`chunks` in plugin.ts): `loadChunk<typeof import('./open-zoom.ts')>('zoom')`.
 */
import { PATIENCE_MS } from '../untrusted.ts';

const loaded = new Map<string, Promise<unknown>>();
/** Makes the address of each retry a new one: browsers remember that a module failed. */
let tries = 0;

/** Address of a chunk. @param hash of an island, which the script of pages does not know */
export const chunkUrl = (name: string, hash = __CLIENT__.chunks[name]): string =>
  new URL(`${name}.${hash}.js`, import.meta.url).href;

/**
 * Imports a chunk, once.
 * @throws when it does not come, comes without its exports, or takes too long; the next call tries again
 */
export function loadChunk<Chunk>(name: string, hash?: string): Promise<Chunk> {
  const known = loaded.get(name) as Promise<Chunk> | undefined;
  if (known) return known;
  const address = chunkUrl(name, hash) + (tries > 0 ? `?${tries}` : '');
  const chunk = new Promise<Chunk>((resolve, reject) => {
    const fail = () => reject(new Error(`${address} did not come`));
    // An answer that a proxy has emptied or cut off is a module too. Exports stand at the end of a bundle: all or none.
    (import(/* @vite-ignore */ address) as Promise<Chunk & object>).then(
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
export function withChunk<Chunk>(name: string, use: (chunk: Chunk) => void): void {
  loadChunk<Chunk>(name).then(use, () => undefined);
}

/** Chunks that are fetched when the browser is idle, and the elements at which they are needed. */
export const idleChunks = new Map<string, string>();
