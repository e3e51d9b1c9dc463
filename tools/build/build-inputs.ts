/**
 * The files that a site is built from. Tests build a site again when one is newer than the build, and `npm run dev` drops
 * its cache when one has changed.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_ENTRIES } from '../framework/client.ts';
import { listFiles } from '../lib/files.ts';
import { importsOf } from '../lib/imports.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Data that plugins put into pages. */
const DATA = ['docs/generated', 'docs/reference'];

/** The modules that a configuration runs or bundles, itself included, relative to the repository with `/`. */
const modulesOf = (config: string): string[] => importsOf(ROOT, [config, ...CLIENT_ENTRIES]);

/**
 * Files and folders that decide what a build writes, relative to the repository.
 * @param config Rspress's configuration
 * @param docs folder of the pages
 */
export const buildInputs = (config: string, docs: string): string[] => [
  ...modulesOf(config),
  'theme',
  docs,
  'package-lock.json',
];

/** A hash of the plugins and their data, because compiled pages contain texts and numbers from them. */
export function hashOfPlugins(): string {
  const hash = createHash('sha256');
  const data = DATA.flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...modulesOf('rspress.config.ts'), ...data])
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}
