/** Plans a new version of Rsdoctor's packages: which manifests change and how. Pure. */
import { Problem } from '../lib/problem.ts';

/** The packages that are released together, each under a version of its own. */
const FAMILY = '@rsdoctor/';
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Version by package name. */
export type Versions = Record<string, string>;

/**
 * What the arguments ask for: `1.6.6` for the whole family, `@rsdoctor/cli@1.6.4` for one package; a name counts more.
 * @param current the versions of now
 * @throws Problem when an argument is neither, or names a package that nothing here uses
 */
export function parseWanted(args: readonly string[], current: Versions): { all?: string; named: Versions } {
  const family = Object.keys(current).filter((name) => name.startsWith(FAMILY));
  const named: Versions = {};
  let all: string | undefined;
  for (const arg of args) {
    const [, name, version = arg] = /^(@rsdoctor\/[\w-]+)@(.+)$/.exec(arg) ?? [];
    if (!VERSION.test(version))
      throw new Problem(`npm run bump -- ${arg}`, 'is no version', { expected: '1.6.6, or @rsdoctor/cli@1.6.4' });
    if (name && !family.includes(name))
      throw new Problem(`npm run bump -- ${arg}`, 'names a package that is not used here', {
        expected: family.join(', '),
      });
    if (name) named[name] = version;
    else all = version;
  }
  if (all === undefined && Object.keys(named).length === 0)
    throw new Problem('npm run bump', 'needs a version', { expected: 'npm run bump -- 1.6.6' });
  return { ...(all === undefined ? {} : { all }), named };
}

/** The manifests among the files of the repository. */
export const manifestsAmong = (files: readonly string[]): string[] =>
  files.filter((file) => /(?:^|\/)package\.json$/.test(file));

/** Versions of the family in a package.json or in packages/evidence/samples/versions.json. */
export function readFamily(text: string): Versions {
  return Object.fromEntries(
    [...text.matchAll(/"(@rsdoctor\/[\w-]+)": "(\d[^"]*)"/g)].map(([, name, version]) => [name!, version!]),
  );
}

/** A package.json or packages/evidence/samples/versions.json with other versions; nothing else in it changes. */
export function setVersions(text: string, wanted: Versions): string {
  return text.replace(/"(@rsdoctor\/[\w-]+)": "(\d[^"]*)"/g, (whole, name: string) =>
    wanted[name] === undefined ? whole : `"${name}": "${wanted[name]}"`,
  );
}
