/** Which files of the repository a file is made of, by what they import. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** The specifiers that a module names, those that load when they are asked for too. */
const SPECIFIER = /(?:\bfrom |\bimport\(|^import )'(\.[^']*)'/gm;

/** The files that a file itself imports, relative to the repository with `/`. */
export const directImportsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)]
        .map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
        .filter((name) => existsSync(path.join(root, name)))
    : [];

/**
 * A file, all that it imports, and so on.
 * @param except these are left out, with what only they import
 */
export function importsOf(file: string, except?: RegExp): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || except?.test(name)) return;
    found.add(name);
    directImportsOf(name).forEach(visit);
  };
  visit(file);
  return [...found];
}
