/** Plans a new version of Rsdoctor's packages: which of them change, and how a manifest does. Pure. */
import { Problem } from '@rsdoctor-docs/base/problem';

/** A package of Rsdoctor and its version in a package.json, or in packages/evidence/samples/versions.json. */
const ENTRY = /"(@rsdoctor\/[\w-]+)": "(\d[^"]*)"/g;

/** Version by package name. */
export type Versions = Record<string, string>;

export const readVersions = (text: string): Versions =>
  Object.fromEntries([...text.matchAll(ENTRY)].map(([, name, version]) => [name!, version!]));

/** A manifest with other versions; nothing else in it changes. */
export const setVersions = (text: string, wanted: Versions): string =>
  text.replace(ENTRY, (whole, name: string) => (wanted[name] ? `"${name}": "${wanted[name]}"` : whole));

/**
 * The new version of each package that gets one.
 * @param args `1.6.6` for each package that has this version in the registry, `@rsdoctor/cli@1.6.4` for one package. If a
 * package is meant by both, it gets the second.
 * @param current the versions that the manifests name now
 * @throws Problem when no package that is used here has the version in the registry
 */
export function wantedVersions(
  args: readonly string[],
  current: Versions,
  isPublished: (name: string, version: string) => boolean,
): Versions {
  const wanted: Versions = {};
  // Sorted, versions alone come before versions with a name, which overwrite them.
  for (const arg of args.toSorted()) {
    const [, only, version = ''] = /^(?:(@rsdoctor\/[\w-]+)@)?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(arg) ?? [];
    const names = Object.keys(current).filter((name) => name === (only ?? name));
    const found = version ? names.filter((name) => isPublished(name, version)) : [];
    if (found.length === 0)
      throw new Problem(`npm run bump -- ${arg}`, 'is in the registry for no package that is used here', {
        expected: `1.6.6, or @rsdoctor/cli@1.6.4; packages: ${Object.keys(current).join(', ')}`,
      });
    for (const name of found) wanted[name] = version;
  }
  return Object.fromEntries(Object.entries(wanted).filter(([name, version]) => current[name] !== version));
}
