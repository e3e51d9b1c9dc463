/**
 * What a site is made of: the one list by which tests know whether a built site is out of date, and `npm run dev` knows
 * when to start again. It is found by following imports, so that nobody keeps it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED } from '../framework/bundled.ts';
import { listFiles } from '../lib/files.ts';
import { importsOf } from '../lib/imports.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CONFIG = 'rspress.config.ts';
/** Data that plugins read once, when Rspress starts, and the packages, which they import by name. */
const DATA = ['docs/generated', 'docs/reference', 'packages'];

/** The modules that a configuration runs or bundles, itself included, relative to the repository with `/`. */
const modulesOf = (config: string): string[] => importsOf(ROOT, [config, ...Object.values(BUNDLED)]);

/**
 * Files and folders that decide what a build writes, relative to the repository.
 * @param config Rspress's configuration
 * @param docs folder of the pages
 */
export const madeOf = (config: string, docs: string): string[] => [
  ...modulesOf(config),
  'theme',
  'packages',
  docs,
  'package-lock.json',
];

/**
 * Tells whether `rspress dev` must start again to see a change of a file: its configuration with all that this imports,
 * and the data of tables and terms, are read once.
 * @returns takes a file relative to the repository, with `/`; knows the imports as they are now
 */
export function readOnce(): (file: string) => boolean {
  const modules = new Set(modulesOf(CONFIG));
  return (file) => modules.has(file) || DATA.some((folder) => file.startsWith(`${folder}/`));
}

/** A hash that changes with the content of what is read once. */
export function hashOfReadOnce(): string {
  const hash = createHash('sha256');
  const data = DATA.flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`));
  for (const file of [...modulesOf(CONFIG), ...data]) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}
