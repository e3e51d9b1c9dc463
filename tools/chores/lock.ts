/**
 * `npm run lock`: completes package-lock.json. A registry that has not all builds of a package (other systems and
 * processors) makes npm leave them out, and then `npm ci` fails everywhere. Their entries need no address and no hash:
 * npm asks the registry for them where they fit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../lib/command.ts';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export interface Lock {
  packages: Record<string, Entry>;
}

/** Optional packages that an entry asks for and the lockfile does not hold. */
export function missingBuilds(lock: Lock): { name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !lock.packages[`${where}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version })),
  );
}

/** The entry of a build, by the system and processor at the end of its name (`binding-linux-x64-gnu`). */
export function buildEntry(name: string, version: string): Entry {
  const [, system = '', cpu = '', libc] =
    /-(darwin|linux|win32|freebsd|android|wasm32|wasm)-?([a-z0-9]+?)(?:-(gnu|musl|msvc|eabi|gnueabihf))?$/.exec(name) ??
    [];
  const isWasm = system.startsWith('wasm');
  const libcs: Record<string, string> = { gnu: 'glibc', musl: 'musl' };
  return {
    version,
    cpu: [isWasm ? 'wasm32' : cpu],
    dev: true,
    optional: true,
    ...(isWasm ? {} : { os: [system] }),
    ...(system === 'linux' && libc && libcs[libc] ? { libc: [libcs[libc]] } : {}),
  };
}

/** The lockfile with an entry for every build; the others untouched. */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { name, version } of missingBuilds(lock)) packages[`node_modules/${name}`] = buildEntry(name, version);
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { file: { type: 'string', default: path.join(import.meta.dirname, '../../package-lock.json') } },
  });
  const lock = JSON.parse(readFileSync(values.file, 'utf8')) as Lock;
  console.log(`${missingBuilds(lock).length} builds added to ${path.basename(values.file)}`);
  writeFileSync(values.file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
});
