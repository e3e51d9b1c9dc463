/**
 * The last step before the files go to the host. It brings back the hashed files of earlier publications, so that open
 * tabs find their chunks, and stores those of this one.
 * `tsx tools/build/publish/keep.ts`
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { command } from '../../lib/command.ts';
import { listFiles } from '../../lib/files.ts';

/** When a file was last part of a publication, by its path. */
type Dates = Record<string, string>;

const filesIn = (dir: string): string[] => (existsSync(dir) ? listFiles(dir) : []);

/**
 * Copies what earlier publications had below static/ and this one has not, unless it is older than `days`; then stores
 * this publication's files.
 * @returns the number of files that were brought back
 */
export function keepHashedFiles(dir: string, store: string, days: number, now: Date = new Date()): number {
  const list = path.join(store, 'dates.json');
  const dates: Dates = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const current = filesIn(path.join(dir, 'static'));
  for (const file of current) dates[file] = now.toISOString();
  const oldest = now.getTime() - days * 24 * 60 * 60 * 1000;
  let kept = 0;
  for (const file of filesIn(path.join(store, 'static'))) {
    const isOld = !dates[file] || new Date(dates[file]).getTime() < oldest;
    if (isOld) {
      rmSync(path.join(store, 'static', file));
      delete dates[file];
    } else if (!existsSync(path.join(dir, 'static', file))) {
      cpSync(path.join(store, 'static', file), path.join(dir, 'static', file));
      kept += 1;
    }
  }
  mkdirSync(store, { recursive: true });
  for (const file of current) cpSync(path.join(dir, 'static', file), path.join(store, 'static', file));
  writeFileSync(list, JSON.stringify(dates));
  return kept;
}

await command(import.meta, () => {
  const kept = keepHashedFiles('doc_build', '.cache/published', 30);
  console.log(`${kept} hashed files of earlier publications kept`);
});
