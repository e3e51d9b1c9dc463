/** Each package has one version in the repository, in one manifest: others that use it say `*`, or a range as a peer. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { workspaces } = read('package.json') as { workspaces: string[] };

type Versions = Record<string, string>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
}
const manifests = ['', ...workspaces].map((folder) => ({
  file: path.posix.join(folder, 'package.json'),
  manifest: read(path.posix.join(folder, 'package.json')) as Manifest,
}));
const isOurs = (name: string) => name.startsWith('@rsdoctor-docs/');

test('each package has its exact version in one manifest', () => {
  const exact = new Map<string, string[]>();
  for (const { file, manifest } of manifests)
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (isOurs(name)) continue;
      if (version !== '*') expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+$/);
      exact.set(name, [...(exact.get(name) ?? []), ...(version === '*' ? [] : [file])]);
    }
  expect(exact.size).toBeGreaterThan(40);
  expect([...exact].filter(([, files]) => files.length !== 1)).toEqual([]);
});

test('a peer is a range, so that an upgrade is one line', () => {
  const peers = manifests.flatMap(({ manifest }) => Object.entries(manifest.peerDependencies ?? {}));
  expect(peers.length).toBeGreaterThan(0);
  for (const [name, version] of peers) expect(version, name).toMatch(/^\^/);
});

test('npm installs each of them once', () => {
  const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string }> };
  const names = manifests.flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  );
  const twice = names.filter((name) => workspaces.some((folder) => `${folder}/node_modules/${name}` in packages));
  expect(twice).toEqual([]);
});
