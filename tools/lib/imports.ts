/** Which files of a folder a module is made of, by what it imports. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The specifiers that a module names, those of types and those that load when they are asked for too. */
const SPECIFIER = /(?:\bfrom |\bimport\(|^import )'(\.[^'?]*|@rsdoctor-docs\/[^'?]*)(?:\?\w+)?'/gm;

/** The file of a specifier, relative to `root`. Packages of the repository name theirs in `exports`. */
const fileOf = (root: string, file: string, specifier: string): string =>
  specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : path.relative(root, createRequire(path.join(root, file)).resolve(specifier)).replaceAll('\\', '/');

/** The files that a file itself imports, relative to `root` with `/`. */
export const directImportsOf = (root: string, file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...readFileSync(path.join(root, file), 'utf8').matchAll(SPECIFIER)]
        .map(([, name = '']) => fileOf(root, file, name))
        .filter((name) => existsSync(path.join(root, name)))
    : [];

/**
 * Files, all that they import, and so on; packages of others are left out.
 * @param root the folder that all names are relative to
 * @param except these are left out, with what only they import
 * @throws when one of the files is not there
 */
export function importsOf(root: string, files: readonly string[], except?: RegExp): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || except?.test(name)) return;
    found.add(name);
    directImportsOf(root, name).forEach(visit);
  };
  files.forEach(visit);
  return [...found];
}
