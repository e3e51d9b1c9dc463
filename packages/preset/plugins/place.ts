/** Refuses places in which the bundler would fail with a message that does not say why. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';

const CACHE_DIR = path.resolve('.cache');

/**
 * Bundlers read these characters of a path as their own: `#` and `?` begin a fragment and a query, `!` ends a loader.
 * @throws Problem when the path of the folder has one
 */
export function refuseFolder(folder: string): void {
  const [seen] = folder.match(/[#?!]/) ?? [];
  if (seen)
    throw new Problem(folder, `the path of the repository has a ${seen}, which bundlers read as a part of a request`, {
      expected: 'a path without # ? !',
      fix: 'move the repository to another folder',
    });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Takes a folder for this process until it ends: a second build would empty the folder under the first one.
 * @throws Problem when another process has it
 */
export function takeFolder(folder: string, locks: string = path.join(CACHE_DIR, 'building')): void {
  const lock = path.join(locks, path.resolve(folder).replace(/\W+/g, '-'));
  const owner = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isAlive(owner))
    throw new Problem(folder, `process ${owner} is building into this folder`, {
      fix: `wait until it has ended; if it is no build, delete ${path.relative(process.cwd(), lock)}`,
    });
  fs.mkdirSync(locks, { recursive: true });
  fs.writeFileSync(lock, String(process.pid));
  process.once('exit', () => fs.rmSync(lock, { force: true }));
}

/** Looks at the place before a build begins. */
export const pluginPlace = (): RspressPlugin => ({
  name: 'preset:place',
  config(config, _utils, isProd) {
    refuseFolder(process.cwd());
    if (isProd) takeFolder(config.outDir ?? 'doc_build');
    return config;
  },
});
