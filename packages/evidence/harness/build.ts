/**
 * Builds an example with the real packages and returns what came out.
 *
 * An example is a folder with a bundler's config. Sources that it does not bring come from the workspace
 * (`packages/evidence/samples/<workspace>`), so that a page can show a config alone and CI still builds it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Input } from '../ledger.ts';
import { keyOf, recall, remember } from './cache.ts';
import { type Kind, kindOf, kinds, LAID_OVER, type WorkspaceName } from './kinds.ts';
import { runProgram } from './process.ts';
import { type Alert, findReports, type Report, readAlerts } from './reports.ts';
import { install, installFiles, replaceSources, repositoryRoot, sampleRoot, withLock } from './workspace.ts';

export interface BuildOptions {
  /** The folder with the config, relative to the repository (`docs/samples/output`, `packages/evidence/samples/shop`). */
  folder: string;
  /** The config's file name; without it the only config in the folder. */
  config?: string;
  /** Options that are put on top of those in the config: `{ output: { mode: 'brief' } }`. */
  set?: Record<string, unknown>;
  /** Environment variables of the build. */
  env?: Record<string, string>;
  /** Builds even if the result is cached, for callers that need the files too (see `readBuild`). */
  fresh?: boolean;
  timeoutSeconds?: number;
  /** Called after a fresh build, while the folder is locked, so that the caller can copy files out of it. */
  take?: (result: BuildResult) => void;
}

export interface BuildResult {
  folder: string;
  config: string;
  workspace: WorkspaceName;
  command: string;
  /** Where it was built; the files are there only right after a fresh build. */
  directory: string;
  code: number;
  seconds: number;
  log: string;
  files: Array<{ path: string; size: number }>;
  reports: Report[];
  alerts: Alert[];
}

interface Plan {
  kind: Kind;
  workspace: WorkspaceName;
  config: string;
  sources: string[];
}

/** Plans a build. Of the disk it reads only the names of files. */
export function planBuild(options: Pick<BuildOptions, 'folder' | 'config'>): Plan {
  const absolute = path.resolve(repositoryRoot, options.folder);
  if (!fs.existsSync(absolute))
    throw new Problem(options.folder, 'the folder does not exist', {
      expected: 'a folder with a bundler config, relative to the repository',
    });
  const configs = fs.readdirSync(absolute).filter((name) => kindOf(name) !== undefined);
  const config = options.config ?? (configs.length === 1 ? configs[0] : undefined);
  if (config === undefined || !configs.includes(config)) {
    throw new Problem(options.folder, config === undefined ? 'which config?' : `no config ${config}`, {
      expected: `one of ${kinds.map((kind) => `${kind.name}.*`).join(', ')}`,
      seen: configs.length === 0 ? 'no config' : configs.join(', '),
      fix: 'name one with --config',
    });
  }
  const kind = kindOf(config) as Kind;
  const workspace = workspaceOf(absolute) ?? kind.workspace;
  // An example with its own src/ is whole; a config alone gets the sources of the folder with its name here
  // (`quick-start/vue-rsbuild` → `packages/evidence/samples/vue-rsbuild`), else those of the workspace.
  const named = path.join(sampleRoot, path.basename(absolute));
  const base =
    fs.existsSync(path.join(named, 'src')) || fs.existsSync(path.join(named, 'app'))
      ? named
      : path.join(sampleRoot, workspace);
  const whole =
    absolute === base || fs.existsSync(path.join(absolute, 'src')) || fs.existsSync(path.join(absolute, 'app'));
  return { kind, workspace, config, sources: whole ? [absolute] : [base, absolute] };
}

/** The workspace of a folder of packages/evidence/samples; undefined for other folders. */
function workspaceOf(folder: string): WorkspaceName | undefined {
  const [name = ''] = path.relative(sampleRoot, folder).split(path.sep);
  if (name === '' || name === '..') return undefined;
  return LAID_OVER[name] ?? (name as WorkspaceName);
}

/** Builds one example. A build that fails is a result (`code`, `log`), not an exception. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const plan = planBuild(options);
  const key = keyOfBuild(options);
  const kept = options.fresh ? undefined : recall<BuildResult>(key);
  if (kept) return kept;

  const result = await withLock(plan.workspace, async (): Promise<BuildResult> => {
    const directory = await install(plan.workspace);
    replaceSources(directory, plan.sources);
    if (!fs.existsSync(path.join(directory, 'package.json')))
      fs.cpSync(path.join(sampleRoot, plan.workspace, 'package.json'), path.join(directory, 'package.json'));
    const skip = (relative: string) => installFiles.has(relative);
    const before = new Set(listFiles(directory, skip));
    const { command, isFound } = plan.kind;
    const [program = '', ...args] = [...command.split(' '), ...(isFound ? [] : ['-c', plan.config])];
    const { code, log, seconds } = await runProgram(path.join(directory, 'node_modules/.bin', program), args, {
      cwd: directory,
      timeoutSeconds: options.timeoutSeconds ?? 420,
      env: buildEnvironment(options),
    });
    const files = listFiles(directory, skip).filter((file) => !before.has(file));
    const reports = findReports(directory, files);
    const [first] = reports;
    const result: BuildResult = {
      folder: options.folder,
      config: plan.config,
      workspace: plan.workspace,
      command: [program, ...args].join(' '),
      directory,
      code,
      seconds,
      log: log.replaceAll('\r', ''),
      files: files.map((file) => ({ path: file, size: fs.statSync(path.join(directory, file)).size })),
      reports,
      alerts: first ? readAlerts(directory, first) : [],
    };
    options.take?.(result);
    return result;
  });
  // A failure may be the machine's, so it is not cached. A build that was meant to be stopped is no failure.
  if (result.code === 0 || options.timeoutSeconds !== undefined) remember(key, result);
  return result;
}

/**
 * Builds one example anew and reads its files before the next build overwrites them.
 * @throws Problem when the build fails
 */
export async function readBuild<Found>(
  options: Omit<BuildOptions, 'fresh' | 'take'>,
  read: (result: BuildResult) => Found,
): Promise<Found> {
  let found: Found | undefined;
  const { config, code, log } = await build({
    ...options,
    fresh: true,
    take: (result) => {
      if (result.code === 0) found = read(result);
    },
  });
  if (code !== 0)
    throw new Problem(`${options.folder}/${config}`, `the build ended with code ${code}`, {
      expected: 'code 0',
      seen: log.trim().slice(-2000),
    });
  return found as Found;
}

/** The environment of a build: nothing of the caller's that could change the result. */
export function buildEnvironment(options: Pick<BuildOptions, 'set' | 'env'>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const preload = options.set
    ? `--import ${pathToFileURL(path.join(import.meta.dirname, 'preload/register.mjs')).href}`
    : undefined;
  return {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    ...(SystemRoot ? { SystemRoot } : {}),
    // These keep Rsdoctor from starting a server or opening a tab.
    CI: 'true',
    BROWSER: 'none',
    // The switch of the quick start's configs.
    RSDOCTOR: 'true',
    NO_COLOR: '1',
    TZ: 'UTC',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(options.set ? { RSDOCTOR_SET: JSON.stringify(options.set), NODE_OPTIONS: preload } : {}),
    ...options.env,
  };
}

/** Everything that decides the result of a build, except its options. */
export function inputsOfBuild(options: Pick<BuildOptions, 'folder' | 'config'>): Input[] {
  const { workspace, sources, kind } = planBuild(options);
  return [
    ...sources.map((folder) => `${path.relative(repositoryRoot, folder).split(path.sep).join('/')}/`),
    ...['package.json', 'package-lock.json'].map((name) => `packages/evidence/samples/${workspace}/${name}`),
    { text: JSON.stringify(kind) },
    'packages/evidence/harness/build.ts',
  ];
}

/** The name under which a build's result is kept. */
function keyOfBuild(options: BuildOptions): string {
  const text = JSON.stringify([planBuild(options).config, options.set, options.env]);
  return keyOf(...inputsOfBuild(options), { text });
}
