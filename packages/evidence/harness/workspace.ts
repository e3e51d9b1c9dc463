/**
 * Installs a unit once and keeps it in a cache folder outside the repository.
 *
 * The folder is the same on every machine, because Rsdoctor writes absolute paths into its reports.
 * An install is reused as long as package.json and lockfile are the same, by every checkout.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../../tools/lib/files.ts';
import { Problem } from '../../../tools/lib/problem.ts';
import versions from '../samples/versions.json' with { type: 'json' };
import type { UnitName } from './units.ts';

/** The projects that are built. */
export const sampleRoot = path.join(import.meta.dirname, '../samples');
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
export const cacheRoot =
  process.env.RSDOCTOR_DOCS_CACHE ??
  (process.platform === 'win32' ? path.join(repositoryRoot, '.cache/sample') : '/tmp/rsdoctor-docs');

/** Files that belong to the install and survive a new set of sources. */
const installFiles = new Set(['node_modules', 'package-lock.json', '.npmrc', '.installed']);

/** The folder in which a unit is installed and built. */
export function unitFolder(unit: UnitName): string {
  return path.join(cacheRoot, unit);
}

/** The units that exist, by name. */
export function listUnits(): UnitName[] {
  return fs
    .readdirSync(sampleRoot)
    .filter((name) => fs.existsSync(path.join(sampleRoot, name, 'package.json')))
    .sort() as UnitName[];
}

/** Runs a command to its end; the output of both streams in the order in which it came. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeoutSeconds?: number },
): Promise<{ code: number; log: string; seconds: number }> {
  const start = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let log = '';
    let late = false;
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    const timer = setTimeout(
      () => {
        late = true;
        // The whole group: a bundler that keeps a server alive has children.
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      },
      (options.timeoutSeconds ?? 300) * 1000,
    );
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      const note = late ? `\n(stopped: still running after ${options.timeoutSeconds ?? 300} s)` : '';
      resolve({
        code: late ? 124 : (code ?? 1),
        log: stripVTControlCharacters(log) + note,
        seconds: (Date.now() - start) / 1000,
      });
    });
  });
}

/**
 * Lets one process at a time work in a folder of the cache, such as a unit's; a lock whose owner is gone is taken over.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(cacheRoot, `${folder}.lock`);
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      const owner = Number(fs.existsSync(lock) ? fs.readFileSync(lock, 'utf8') : '0');
      if (owner > 0 && !isAlive(owner)) fs.rmSync(lock, { force: true });
      else await wait(500);
    }
  }
  try {
    return await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Installs a unit when it is missing or out of date, checks its versions, and returns its folder. */
export async function install(unit: UnitName): Promise<string> {
  const from = path.join(sampleRoot, unit);
  const folder = unitFolder(unit);
  if (!fs.existsSync(path.join(from, 'package-lock.json'))) {
    throw new Problem(`packages/evidence/samples/${unit}/package-lock.json`, 'the unit has no lockfile', {
      fix: 'run `npm install` in a copy of the folder and commit its package-lock.json',
    });
  }
  const stamp = fingerprint(from);
  const stampFile = path.join(folder, '.installed');
  if (!fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== stamp) {
    fs.mkdirSync(folder, { recursive: true });
    fs.rmSync(stampFile, { force: true });
    copySources(from, folder, new Set());
    // `npm install`, not `npm ci`: a registry that lacks the builds for other systems leaves a lockfile that `npm ci`
    // refuses.
    const result = await runProgram('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      timeoutSeconds: 900,
    });
    if (result.code !== 0) {
      throw new Problem(`packages/evidence/samples/${unit}/package.json`, 'npm install failed', {
        seen: result.log.trim().slice(-2000),
        fix: 'check the registry and the versions in package.json',
      });
    }
    fs.writeFileSync(stampFile, stamp);
  }
  checkVersions(unit, folder);
  return folder;
}

/** Everything that decides what npm installs, in one hash. */
function fingerprint(from: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const file = path.join(from, name);
    if (fs.existsSync(file)) hash.update(name).update(fs.readFileSync(file));
  }
  const vendor = path.join(from, 'vendor');
  if (fs.existsSync(vendor))
    for (const file of listFiles(vendor)) hash.update(file).update(fs.readFileSync(path.join(vendor, file)));
  return hash.digest('hex');
}

/** Stops when an installed package is not the version that the pages describe. */
export function checkVersions(
  unit: UnitName,
  folder: string,
  expected: Readonly<Record<string, string>> = versions,
): void {
  const manifest = JSON.parse(fs.readFileSync(path.join(sampleRoot, unit, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    const known = expected[name];
    if (known !== undefined && known !== version) {
      throw new Problem(
        `packages/evidence/samples/${unit}/package.json`,
        `${name} is not the version that the pages describe`,
        {
          expected: `${known} (packages/evidence/samples/versions.json)`,
          seen: version,
          fix: 'change one of the two, then npm run evidence -- facts',
        },
      );
    }
    if (!/^(?:npm:[^@]*@|npm:@[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$|^file:/.test(version)) {
      throw new Problem(`packages/evidence/samples/${unit}/package.json`, `${name} is not pinned`, {
        expected: 'an exact version',
        seen: version,
      });
    }
    const installed = path.join(folder, 'node_modules', name, 'package.json');
    if (!fs.existsSync(installed)) {
      throw new Problem(`packages/evidence/samples/${unit}/package.json`, `${name} is not installed`, {
        expected: version,
        seen: `no ${installed}`,
        fix: `delete ${folder} and run the command again`,
      });
    }
    const seen = (JSON.parse(fs.readFileSync(installed, 'utf8')) as { version: string }).version;
    const plain = version.replace(/^npm:.*@/, '');
    if (!version.startsWith('file:') && seen !== plain) {
      throw new Problem(`packages/evidence/samples/${unit}/package.json`, `${name} is installed in another version`, {
        expected: plain,
        seen,
        fix: `delete ${folder} and run the command again`,
      });
    }
  }
}

/** Puts fresh sources into a unit's folder: what is neither installed nor in `keep` goes away first. */
export function replaceSources(folder: string, sources: readonly string[], keep: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(folder)) {
    if (!installFiles.has(name) && !keep.has(name))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const source of sources) copySources(source, folder, new Set(['node_modules', 'package-lock.json', '.npmrc']));
}

function copySources(from: string, to: string, skip: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(from)) {
    if (name !== 'node_modules' && !skip.has(name))
      fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}
