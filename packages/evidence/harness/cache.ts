/** Keeps results of builds and runs in the cache folder, under a hash of their inputs. */
import fs from 'node:fs';
import path from 'node:path';
import { Hasher, type Input } from '../ledger.ts';
import { cacheRoot, repositoryRoot } from './workspace.ts';

const hasher = new Hasher(repositoryRoot);
const fileOf = (key: string) => path.join(cacheRoot, 'results', `${key}.json`);

/** The key of a result: a hash of its inputs and of the version of Node.js. */
export const keyOf = (...inputs: readonly Input[]): string => hasher.of({ name: process.version, inputs });

/** The result that was kept under a key. */
export const recall = <Result>(key: string): Result | undefined =>
  fs.existsSync(fileOf(key)) ? (JSON.parse(fs.readFileSync(fileOf(key), 'utf8')) as Result) : undefined;

/** Keeps a result. */
export function remember(key: string, result: unknown): void {
  fs.mkdirSync(path.dirname(fileOf(key)), { recursive: true });
  fs.writeFileSync(fileOf(key), JSON.stringify(result));
}
