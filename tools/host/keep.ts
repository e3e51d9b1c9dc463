/**
 * `node tools/host/keep.ts <publication> <previous>`: the last step before the files go to the host. It brings the
 * hashed files of the previous publication into this one, so that open tabs find their chunks.
 *
 * Runs without an installation, in Node 22.18 and newer: it imports nothing but Node's own modules.
 */
import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long a file stays after a publication that has it no more. */
const DAYS = 30;

/** Files below site/static/ that only earlier publications made, and when each was replaced. */
type Kept = Record<string, string>;

const staticOf = (publication: string) => path.join(publication, 'site/static');
const filesOf = (publication: string): string[] => {
  const folder = staticOf(publication);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(path.join(folder, name)).isFile()).sort();
};
const listOf = (publication: string) => path.join(publication, 'kept.json');
const keptIn = (publication: string): Kept =>
  existsSync(listOf(publication)) ? (JSON.parse(readFileSync(listOf(publication), 'utf8')) as Kept) : {};

/**
 * Copies what the previous publication has below site/static/ and this one has not, unless it was replaced too long ago,
 * and lists it in kept.json. A publication that is rolled back to has such a list already.
 * @returns the number of files that are kept
 */
export function keepHashedFiles(publication: string, previous: string, now: Date = new Date()): number {
  const kept = keptIn(publication);
  const before = keptIn(previous);
  const own = new Set(filesOf(publication).filter((file) => !kept[file]));
  const oldest = now.getTime() - DAYS * 24 * 60 * 60 * 1000;
  for (const file of filesOf(previous)) {
    const replaced = before[file] ?? now.toISOString();
    if (own.has(file) || new Date(replaced).getTime() < oldest) continue;
    if (!kept[file]) cpSync(path.join(staticOf(previous), file), path.join(staticOf(publication), file));
    kept[file] = replaced;
  }
  writeFileSync(listOf(publication), JSON.stringify(kept));
  return Object.keys(kept).length;
}

/** @throws when the arguments are not two folders of publications */
function run(publication?: string, previous?: string, ...rest: string[]): void {
  if (!publication || !previous || rest.length > 0)
    throw new Error('Give this publication and the previous one: node tools/host/keep.ts publication previous');
  if (!existsSync(path.join(publication, 'site')))
    throw new Error(`${publication} has no folder site/: put what is published there`);
  console.log(`${keepHashedFiles(publication, previous)} hashed files of earlier publications kept`);
}

if (realpathSync(process.argv[1] ?? '.') === import.meta.filename) run(...process.argv.slice(2));
