/**
 * Installs a workspace once and keeps it in a cache folder outside the repository.
 *
 * The folder is the same on every machine, because Rsdoctor writes absolute paths into its reports.
 * An install is reused as long as package.json and lockfile are the same, by every checkout.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { WorkspaceName } from './kinds.ts';
import { runProgram } from './process.ts';

/** The projects that are built. */
export const sampleRoot = path.join(import.meta.dirname, '../samples');
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
export const cacheRoot =
  process.env.RSDOCTOR_DOCS_CACHE ??
  (process.platform === 'win32' ? path.join(repositoryRoot, '.cache/sample') : '/tmp/rsdoctor-docs');

/** Files of the install, which stay when the sources are replaced. */
export const installFiles: ReadonlySet<string> = new Set(['node_modules', 'package-lock.json', '.npmrc', '.installed']);

/** The folder in which a workspace is installed and built. */
export function workspaceFolder(workspace: WorkspaceName): string {
  return path.join(cacheRoot, workspace);
}

/** The workspaces that exist, by name. */
export function listWorkspaces(): WorkspaceName[] {
  return fs
    .readdirSync(sampleRoot)
    .filter((name) => fs.existsSync(path.join(sampleRoot, name, 'package.json')))
    .sort() as WorkspaceName[];
}

/**
 * Lets one process at a time work in a folder of the cache, such as a workspace's; a lock whose process is dead is taken over.
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

/** Installs a workspace when it is missing or out of date, and returns its folder. */
export async function install(workspace: WorkspaceName): Promise<string> {
  const from = path.join(sampleRoot, workspace);
  const folder = workspaceFolder(workspace);
  if (!fs.existsSync(path.join(from, 'package-lock.json'))) {
    throw new Problem(`packages/evidence/samples/${workspace}/package-lock.json`, 'the workspace has no lockfile', {
      fix: 'run `npm install` in a copy of the folder and commit its package-lock.json',
    });
  }
  const stamp = fingerprint(from);
  const stampFile = path.join(folder, '.installed');
  if (!fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== stamp) {
    fs.mkdirSync(folder, { recursive: true });
    fs.rmSync(stampFile, { force: true });
    copyFiles(from, folder, new Set(['node_modules']));
    await npmInstall(folder, workspace);
    fs.writeFileSync(stampFile, stamp);
  }
  return folder;
}

/**
 * Installs what the package.json of a folder names.
 * @param sample the folder of packages/evidence/samples that it comes from
 * @throws Problem when npm fails
 */
export async function npmInstall(folder: string, sample: string): Promise<void> {
  // `npm install`, not `npm ci`: a registry that lacks the builds for other systems leaves a lockfile that `npm ci`
  // refuses.
  const { code, log } = await runProgram('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    timeoutSeconds: 900,
  });
  if (code !== 0)
    throw new Problem(`packages/evidence/samples/${sample}/package.json`, 'npm install failed', {
      seen: log.trim().slice(-2000),
      fix: 'check the registry and the versions in package.json',
    });
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

/** Replaces the sources in a workspace's folder by those of folders that are laid over one another; the install stays. */
export function replaceSources(folder: string, sources: readonly string[]): void {
  for (const name of fs.readdirSync(folder)) {
    if (!installFiles.has(name)) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const source of sources) copyFiles(source, folder, installFiles);
}

function copyFiles(from: string, to: string, skip: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(from)) {
    if (!skip.has(name)) fs.cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}
