/**
 * The one runner: builds an example with real packages and says what came out.
 *
 * An example is a folder with a bundler's config. Sources that it does not bring come from the unit
 * (`packages/evidence/samples/<unit>`), so that a page can show a config alone and CI still builds it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../tools/lib/files.ts';
import { Problem } from '../../../tools/lib/problem.ts';
import { type Alert, findReports, type Report, readAlerts } from './reports.ts';
import { type Kind, kindOf, kinds, type UnitName } from './units.ts';
import { cacheRoot, install, replaceSources, repositoryRoot, runProgram, sampleRoot, withLock } from './workspace.ts';

export interface BuildOptions {
  /** The folder with the config, relative to the repository (`docs/samples/output`, `packages/evidence/samples/shop`). */
  folder: string;
  /** The config's file name; without it the only config in the folder. */
  config?: string;
  /** Options that are put on top of those in the config: `{ output: { mode: 'brief' } }`. */
  set?: Record<string, unknown>;
  /** Environment variables of the build. */
  env?: Record<string, string>;
  /** Folders of an earlier build in the same unit that must stay. */
  keep?: readonly string[];
  /** Build although the same build was made before: for callers that need the files, not the result alone. */
  fresh?: boolean;
  timeoutSeconds?: number;
  /** Called after a fresh build, while no other process may touch the folder: the time to copy files out of it. */
  take?: (result: BuildResult) => void;
}

export interface BuildResult {
  folder: string;
  config: string;
  unit: UnitName;
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
  unit: UnitName;
  config: string;
  sources: string[];
}

/** Decides what a build needs, without touching the disk beyond reading names. */
export function planBuild(options: Pick<BuildOptions, 'folder' | 'config'>): Plan {
  const absolute = path.resolve(repositoryRoot, options.folder);
  if (!fs.existsSync(absolute))
    throw new Problem(options.folder, 'the folder does not exist', { expected: 'a folder with a bundler config' });
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
  const own = path.relative(sampleRoot, absolute);
  const unit = own !== '' && !own.startsWith('..') ? (own.split(path.sep)[0] as UnitName) : kind.unit;
  // An example with its own src/ is whole; a config alone gets the sources of the folder with its name here
  // (`quick-start/vue-rsbuild` → `packages/evidence/samples/vue-rsbuild`), else those of the unit.
  const named = path.join(sampleRoot, path.basename(absolute));
  const base =
    fs.existsSync(path.join(named, 'src')) || fs.existsSync(path.join(named, 'app'))
      ? named
      : path.join(sampleRoot, unit);
  const whole =
    absolute === base || fs.existsSync(path.join(absolute, 'src')) || fs.existsSync(path.join(absolute, 'app'));
  return { kind, unit, config, sources: whole ? [absolute] : [base, absolute] };
}

/** Builds one example. A build that fails is a result (`code`, `log`), not an exception. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const plan = planBuild(options);
  const key = fingerprint(plan, options);
  const cached = path.join(cacheRoot, 'results', `${key}.json`);
  if (!options.fresh && fs.existsSync(cached)) return JSON.parse(fs.readFileSync(cached, 'utf8')) as BuildResult;

  const result = await withLock(plan.unit, async (): Promise<BuildResult> => {
    const directory = await install(plan.unit);
    replaceSources(directory, plan.sources, new Set(options.keep));
    if (!fs.existsSync(path.join(directory, 'package.json')))
      fs.cpSync(path.join(sampleRoot, plan.unit, 'package.json'), path.join(directory, 'package.json'));
    const skip = (relative: string): boolean =>
      relative === 'node_modules' ||
      relative === '.installed' ||
      relative === 'package-lock.json' ||
      (options.keep?.includes(relative) ?? false);
    const before = new Set(listFiles(directory, skip));
    const [command, ...args] = plan.kind.command(plan.config);
    const { code, log, seconds } = await runProgram(path.join(directory, 'node_modules/.bin', command), args, {
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
      unit: plan.unit,
      command: [command, ...args].join(' '),
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
  // A failure may be the machine's: it is tried again. A build that was meant to be stopped is no failure.
  if (result.code === 0 || options.timeoutSeconds !== undefined) {
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.writeFileSync(cached, JSON.stringify(result));
  }
  return result;
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
    // No server, no browser tab.
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

/** The name under which a build's result is kept. */
export function fingerprintOf(options: BuildOptions): string {
  return fingerprint(planBuild(options), options);
}

/** Everything that decides a build's result, in one name. */
function fingerprint(plan: Plan, options: BuildOptions): string {
  const hash = createHash('sha256').update(process.version);
  const add = (folder: string): void => {
    for (const file of listFiles(folder, (relative) => relative === 'node_modules'))
      hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  };
  for (const source of plan.sources) add(source);
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(fs.readFileSync(path.join(sampleRoot, plan.unit, name)));
  for (const name of ['build.ts', 'reports.ts', 'units.ts', 'workspace.ts'])
    hash.update(fs.readFileSync(path.join(import.meta.dirname, name)));
  hash.update(JSON.stringify([plan.config, options.set, options.env]));
  return hash.digest('hex').slice(0, 24);
}
