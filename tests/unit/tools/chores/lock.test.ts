import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildEntry, completeLock, type Lock, missingBuilds } from '../../../../tools/chores/lock.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../..', name), 'utf8')) as Lock;

describe('the lockfile', () => {
  test.each(['package-lock.json', 'tools/lab/host/package-lock.json'])(
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
    expect(buildEntry('@x/b-win32-ia32-msvc', '1')).toMatchObject({ os: ['win32'], cpu: ['ia32'] });
    expect(buildEntry('@x/b-wasm32-wasi', '1')).toMatchObject({ cpu: ['wasm32'] });
  });
});
