/** Results of slow build steps, kept in .cache/ by the hash of their input. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CACHE_DIR = path.join(import.meta.dirname, '../../.cache');

/**
 * The stored result for `input`, or a new one from `make`.
 * @param kind folder below .cache/; change its name when `make` changes
 */
export async function cached(kind: string, input: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const dir = path.join(CACHE_DIR, kind);
  const file = path.join(dir, createHash('sha256').update(input).digest('hex').slice(0, 32));
  try {
    return await readFile(file);
  } catch {
    const result = await make();
    await mkdir(dir, { recursive: true });
    // Rename a complete file, because another build may write the same entry at the same time.
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, result);
    await rename(half, file);
    return result;
  }
}
