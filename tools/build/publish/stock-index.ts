/** Rspress writes an index for its own search panel, which this site does not have. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';

/** Where the index goes: `npm run search:eval` compares our search with the stock one on it. */
export const STOCK_INDEX_FOLDER = path.join(import.meta.dirname, '../../../.cache/stock-search');

/**
 * Moves the index out of a built site: half a megabyte that no reader asks for. Replaces the one of the last build.
 * @throws Problem when there is none
 */
export async function setStockIndexAside(dir: string): Promise<void> {
  const from = path.join(dir, 'static');
  const names = (await readdir(from)).filter((name) => /^search_index\..*\.json$/.test(name));
  if (names.length === 0)
    throw new Problem(from, "Rspress's own search index is not there", {
      expected: 'search_index.….json',
      seen: 'none',
      fix: 'see under what name Rspress writes it, and tell tools/build/publish/stock-index.ts',
    });
  await rm(STOCK_INDEX_FOLDER, { recursive: true, force: true });
  await mkdir(STOCK_INDEX_FOLDER, { recursive: true });
  for (const name of names) await rename(path.join(from, name), path.join(STOCK_INDEX_FOLDER, name));
}
