import { readFileSync } from 'node:fs';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';
import { completeLock, type Lock, missingBuilds, withoutHash } from './lock.ts';

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Lock;

test.each(['package-lock.json', 'tools/host/package-lock.json', 'tools/emulator/package-lock.json'])(
  '%s is whole, so that npm ci works (npm run lock repairs it)',
  (name) => expect(missingBuilds(read(name))).toEqual([]),
);

test.each(repositoryFiles('.').filter((name) => name.endsWith('package-lock.json')))(
  '%s has the hash of every package, on all systems: npm installs what has none without comparing it',
  (name) => expect(withoutHash(read(name)).map(([spec]) => spec)).toEqual([]),
);

test('a lockfile gets entries for builds that the registry did not have; they are named until they have a hash', () => {
  const optionalDependencies = { '@x/b-linux-x64-musl': '1.0.0', '@x/b-wasm32-wasi': '1.0.0' };
  const whole = completeLock({
    packages: { '': {}, 'node_modules/b': { integrity: 'sha512-b', optionalDependencies } },
  });
  expect(missingBuilds(whole)).toEqual([]);
  expect(whole.packages).toMatchObject({
    'node_modules/@x/b-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true },
    'node_modules/@x/b-wasm32-wasi': { cpu: ['wasm32'], optional: true },
  });
  expect(withoutHash(whole).map(([spec]) => spec)).toEqual(['@x/b-linux-x64-musl@1.0.0', '@x/b-wasm32-wasi@1.0.0']);
});
