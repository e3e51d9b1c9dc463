/** The files that a module imports, directly or through others. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Specifiers of imports, those of types and dynamic ones too, and of scripts that are named to be bundled. */
const SPECIFIER =
  /(?:\bfrom |\bimport\(|^import |\bimport\.meta\.resolve\()'(\.[^'?]*|#\w+\/[^'?]*|@rsdoctor-docs\/[^'?]*)(?:\?\w+)?'/gm;

/**
 * The file of a specifier, relative to `root`: by its path, by `imports` of package.json (`#packages/preset/names.ts`), or by the
 * `exports` of a package of the repository.
 */
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
 * Files and all that they import, directly or not, without packages of others.
 * @param root the folder that all names are relative to
 * @throws when one of the files does not exist
 */
export function importsOf(root: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    directImportsOf(root, name).forEach(visit);
  };
  files.forEach(visit);
  return [...found];
}
