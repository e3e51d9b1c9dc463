/** Results of slow build steps, kept in .cache/ by the hash of what they are made of. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';

const CACHE_DIR = path.resolve('.cache');

/** The version of an installed package, also of one that hides its package.json. */
function versionOf(name: string, from: string): string {
  const folders = createRequire(path.join(from, 'index.js')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find(existsSync);
  if (!file) throw new Problem(name, 'is not installed, and results of it are kept', { fix: 'npm install' });
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * The name of a result: a hash of its input and of the packages that make it.
 * @param from the folder that finds the packages
 */
export function keyOf(input: string | Buffer, makers: readonly string[], from: string = import.meta.dirname): string {
  const versions = makers.map((name) => `${name}@${versionOf(name, from)}`);
  return createHash('sha256').update(versions.join('\n')).update('\0').update(input).digest('hex').slice(0, 32);
}

/**
 * The stored result for `input`, or a new one from `make`.
 * @param kind folder below .cache/; change its name when `make` changes
 * @param makers packages that `make` uses: another version of one makes the result anew
 */
export async function cached(
  kind: string,
  input: string | Buffer,
  makers: readonly string[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const dir = path.join(CACHE_DIR, kind);
  const file = path.join(dir, keyOf(input, makers));
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
