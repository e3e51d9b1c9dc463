/** Rspress writes an index for its own search panel, which this site does not have. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';

/**
 * Removes the index, half a megabyte, from a built site.
 * @throws Problem when there is none
 */
export async function removeStockIndex(dir: string): Promise<void> {
  const from = path.join(dir, 'static');
  const names = (await readdir(from)).filter((name) => /^search_index\..*\.json$/.test(name));
  if (names.length === 0)
    throw new Problem(from, "Rspress's own search index is not there", {
      expected: 'search_index.….json',
      seen: 'none',
      fix: 'see under what name Rspress writes it, and tell tools/build/publish/stock-index.ts',
    });
  for (const name of names) await rm(path.join(from, name));
}
