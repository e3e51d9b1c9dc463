import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  buildEntry,
  completeLock,
  fillHashes,
  type Lock,
  missingBuilds,
  withoutHash,
} from '../../../../tools/chores/lock.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../..', name), 'utf8')) as Lock;

describe('the lockfile', () => {
  test.each(['package-lock.json', 'tools/host/package-lock.json'])(
    '%s is whole, so that npm ci works (npm run lock repairs it)',
    (name) => {
      expect(missingBuilds(read(name))).toEqual([]);
    },
  );

  test('gets entries for builds that the registry did not have', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/b': { optionalDependencies: { '@x/b-linux-x64-musl': '1.0.0', '@x/b-wasm32-wasi': '1.0.0' } },
      },
    };
    const whole = completeLock(lock);
    expect(missingBuilds(whole)).toEqual([]);
    expect(whole.packages['node_modules/@x/b-linux-x64-musl']).toMatchObject({
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    });
    expect(withoutHash(whole).map(([spec]) => spec)).toContain('@x/b-linux-x64-musl@1.0.0');
    expect(buildEntry('@x/b-win32-ia32-msvc', '1')).toMatchObject({ os: ['win32'], cpu: ['ia32'] });
    expect(buildEntry('@x/b-wasm32-wasi', '1')).toMatchObject({ cpu: ['wasm32'] });
  });

  test('gets the hashes that the registry knows; what it does not know stays to be seen', async () => {
    const lock: Lock = {
      packages: {
        '': {},
        'packages/own': { version: '0.0.0' },
        'node_modules/own': { link: true },
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-kept' },
        'node_modules/a/node_modules/@x/b': { version: '2.0.0' },
        'node_modules/c': { version: '3.0.0' },
      },
    };
    const known: Record<string, string> = { '@x/b@2.0.0': 'sha512-b', 'a@1.0.0': 'sha512-other' };
    await fillHashes(lock, async (spec) => known[spec]);
    expect(lock.packages['node_modules/a/node_modules/@x/b']?.integrity).toBe('sha512-b');
    expect(lock.packages['node_modules/a']?.integrity).toBe('sha512-kept');
    expect(withoutHash(lock).map(([spec]) => spec)).toEqual(['c@3.0.0']);
  });
});
