/**
 * `npm run lock`: completes the lockfiles. When a registry lacks builds of a package for other systems, npm leaves
 * them out, and then `npm ci` fails everywhere. This command adds them with the hashes that the registry gives; without
 * a hash npm would accept any file.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { eachOf } from '@rsdoctor-docs/base/each-of';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
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

/** The lockfile with an entry for every build. */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { name, version } of missingBuilds(lock)) packages[`node_modules/${name}`] = buildEntry(name, version);
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

/** The packages that npm would install without comparing a hash, as `name@version`, with their entries. */
export const withoutHash = ({ packages }: Lock): [spec: string, entry: Entry][] =>
  Object.entries(packages)
    // Folders of the repository itself have no hash.
    .filter(
      ([where, { integrity, link, resolved }]) =>
        where.includes('node_modules/') && !link && !resolved?.startsWith('file:') && !integrity,
    )
    .map(([where, entry]) => [`${where.slice(where.lastIndexOf('node_modules/') + 13)}@${entry.version}`, entry]);

/** The hash that the registry gives for a package; empty when it does not have it. */
const hashOf = (spec: string): Promise<string> =>
  promisify(execFile)('npm', ['view', spec, 'dist.integrity'], { shell: process.platform === 'win32' }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );

/** The lockfiles that a test asks to be whole: those of the site, and of the program that publishes it and emulates its host. */
const LOCKFILES = ['package-lock.json', 'tools/host/package-lock.json', 'tools/emulator/package-lock.json'];

await command(import.meta, async () => {
  parseArgs({ options: {} });
  for (const name of LOCKFILES) {
    const file = path.join(import.meta.dirname, '../..', name);
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    const whole = completeLock(lock);
    await eachOf(withoutHash(whole), async ([spec, entry]) => {
      const hash = await hashOf(spec);
      if (hash.startsWith('sha512-')) entry.integrity = hash;
    });
    writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
    console.log(`${missingBuilds(lock).length} builds added to ${name}`);
    const open = withoutHash(whole).map(([spec]) => spec);
    if (open.length > 0)
      console.warn(
        `no integrity: ${open.join(', ')}. Run npm run lock where the registry has the builds of all systems.`,
      );
  }
});
