/**
 * Where claims are tried: small projects, built with the packages of the samples.
 *
 * Each build has its own folder in the cache, named by a hash of its inputs, with a link to the installed packages. So
 * claims share builds, each build is made once, and its files stay to be read.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { buildEnvironment } from './build.ts';
import { Built, type Outcome } from './built.ts';
import { keyOf, recall, remember } from './cache.ts';
import type { WorkspaceName } from './kinds.ts';
import { type Program, start } from './process.ts';
import { cacheRoot, install, withLock } from './workspace.ts';

/** A program that prints nothing for this long is taken for one that hangs. */
const QUIET_SECONDS = 8;
/** Ends a build that hangs. No claim's build takes this long, not even on a busy machine. */
const LIMIT_SECONDS = 120;

/** A small project: a bundler and a few files. */
export interface Project {
  bundler: 'rspack' | 'webpack';
  /** For a project that needs Rspack 2, whatever the lab has. */
  rspack?: 'rspack-2';
  /** Options of the Rsdoctor plugin, as an object or as source text where they hold functions; `false` is no plugin. */
  rsdoctor?: Record<string, unknown> | string | false;
  /** More of the bundler's config, as source text of an object. */
  config?: string;
  /** Statements in front of the config, such as imports. */
  before?: string;
  /** Files by path; without any, a few lines in `src/index.js`. `null` leaves a default file out. */
  files?: Record<string, string | null>;
  /**
   * On top of the neutral environment, which has `CI=true` and `RSDOCTOR=true`. `{ CI: '' }` is a developer's machine.
   */
  env?: Record<string, string>;
  /** More arguments of the bundler: `['--mode', 'development']`. */
  args?: readonly string[];
  /**
   * For builds that do not end by themselves: once the log matches and nothing more is printed for a while, the build
   * is stopped, and its `code` is undefined.
   */
  hangsAfter?: RegExp;
}

const DEFAULT_FILES = {
  'package.json': '{ "name": "claim", "version": "1.0.0", "private": true, "type": "module" }\n',
  'src/index.js': "import { total } from './total.js';\n\ndocument.body.append(total([1, 2, 3]));\n",
  'src/total.js': 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
};

/** A bundler in a version, as the addresses of the site name it. */
export type Version = 'rspack-1' | 'rspack-2' | 'webpack';

const WORKSPACES = { 'rspack-1': 'bundlers', 'rspack-2': 'rspack-2', webpack: 'bundlers' } as const;

/** What a command of a workspace builds with; undefined for one that builds nothing. */
function versionOf(command: string, workspace: WorkspaceName): Version | undefined {
  if (workspace.startsWith('rspack-2')) return 'rspack-2';
  return command === 'webpack' ? command : /^rs(?:pack|build)$/.test(command) ? 'rspack-1' : undefined;
}

export class Lab {
  /** What its projects were built with. */
  readonly built = new Set<Version>();
  private readonly builds = new Map<string, Promise<Built>>();
  private readonly installs = new Map<WorkspaceName, Promise<string>>();
  private readonly temporary: string[] = [];
  private readonly programs: Program[] = [];
  // All labs share the cores.
  private static readonly waiting: Array<() => void> = [];
  private static free = os.availableParallelism();

  /** The version of Rspack with which projects of the bundler `rspack` are built. */
  readonly rspack: 'rspack-1' | 'rspack-2';

  constructor(rspack: 'rspack-1' | 'rspack-2') {
    this.rspack = rspack;
  }

  /** Builds a small project once, in this run and between runs. A build that fails is a result. */
  build(project: Project): Promise<Built> {
    const files = filesOf(project);
    const { env, args, hangsAfter } = project;
    const version = this.versionOf(project);
    const text = JSON.stringify([files, version, env, args, String(hangsAfter)]);
    const key = keyOf({ text }, 'packages/evidence/harness/lab.ts');
    const made =
      this.builds.get(key) ??
      withLock(`claims/${key}`, async () => {
        const folder = path.join(cacheRoot, 'claims', key);
        const kept = recall<Outcome>(key);
        if (kept && fs.existsSync(folder)) return new Built(folder, kept);
        fs.rmSync(folder, { recursive: true, force: true });
        fs.mkdirSync(folder, { recursive: true });
        await this.write(folder, files, version);
        const outcome = await this.finish(folder, project);
        remember(key, outcome);
        return new Built(folder, outcome);
      });
    this.builds.set(key, made);
    this.built.add(version);
    return made;
  }

  /** Writes a project into a temporary folder without building it, for programs that keep running and for watch mode. */
  async project(project: Project): Promise<string> {
    const folder = this.temp();
    await this.write(folder, filesOf(project), this.versionOf(project));
    return folder;
  }

  /** Starts the bundler in the folder of a project (see `project`). */
  bundle(
    bundler: Project['bundler'],
    cwd: string,
    { args = [], env = {}, ...project }: Pick<Project, 'args' | 'env' | 'rspack'> = {},
  ): Promise<Program> {
    const command = bundler === 'rspack' ? (['rspack', 'build'] as const) : (['webpack'] as const);
    const workspace = WORKSPACES[this.versionOf({ bundler, ...project })];
    return this.start([...command, '-c', `${bundler}.config.mjs`, ...args], { cwd, env, workspace });
  }

  /** Starts a program of a workspace's packages in a folder (see `project`); it is stopped at the end. */
  async start(
    [command, ...args]: readonly [string, ...string[]],
    { cwd, env, workspace = 'bundlers' }: { cwd: string; env?: Record<string, string>; workspace?: WorkspaceName },
  ): Promise<Program> {
    const version = versionOf(command, workspace);
    if (version) this.built.add(version);
    const own = path.join(await this.workspace(workspace), 'node_modules/.bin', command);
    const program = start(fs.existsSync(own) ? own : command, args, { cwd, env: buildEnvironment({ env }) });
    this.programs.push(program);
    return program;
  }

  /** Runs the CLI to its end, or for so many seconds; `code` is undefined when it was still running. */
  async cli(
    args: readonly string[],
    { cwd, env, seconds = 60 }: { cwd: string; env?: Record<string, string>; seconds?: number },
  ): Promise<{ code: number | undefined; log: string }> {
    const program = await this.start(['rsdoctor', ...args], { cwd, ...(env ? { env } : {}), workspace: 'cli' });
    const code = await program.endsWithin(seconds);
    program.stop();
    return { code, log: program.log() };
  }

  /** The folder of an installed workspace: to read a package's code, or to import it. */
  workspace(name: WorkspaceName): Promise<string> {
    const known = this.installs.get(name) ?? withLock(name, () => install(name));
    this.installs.set(name, known);
    return known;
  }

  /** An empty temporary folder; `close` removes it. */
  temp(): string {
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rsdoctor-docs-claim-'));
    this.temporary.push(folder);
    return folder;
  }

  /** Stops all programs and removes all throwaway folders. */
  close(): void {
    for (const program of this.programs) program.stop();
    for (const folder of this.temporary) fs.rmSync(folder, { recursive: true, force: true });
  }

  /** Runs the bundler, as many at once as there are cores. */
  private async finish(folder: string, { bundler, hangsAfter, ...settings }: Project): Promise<Outcome> {
    const isOurs = (file: string) => file === 'node_modules';
    const before = new Set(listFiles(folder, isOurs));
    // A build that is expected to hang uses no core, so it takes no slot.
    if (!hangsAfter) await this.take();
    const program = await this.bundle(bundler, folder, settings);
    let code: number | undefined;
    try {
      code = hangsAfter ? await endOrQuiet(program, hangsAfter) : await program.endsWithin(LIMIT_SECONDS);
    } finally {
      program.stop();
      if (!hangsAfter) this.give();
    }
    const files = listFiles(folder, isOurs).filter((file) => !before.has(file));
    return { code, log: program.log(), files };
  }

  /** Writes files into a folder, with the packages linked in. */
  private async write(folder: string, files: Record<string, string>, version: Version): Promise<void> {
    const packages = path.join(await this.workspace(WORKSPACES[version]), 'node_modules');
    fs.symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
  }

  private versionOf({ bundler, rspack }: Pick<Project, 'bundler' | 'rspack'>): Version {
    return bundler === 'rspack' ? (rspack ?? this.rspack) : bundler;
  }

  private async take(): Promise<void> {
    if (Lab.free > 0) Lab.free -= 1;
    else await new Promise<void>((resolve) => Lab.waiting.push(resolve));
  }

  private give(): void {
    const next = Lab.waiting.shift();
    if (next) next();
    else Lab.free += 1;
  }
}

/** Exit code, or undefined once the program is silent after a match. */
async function endOrQuiet(program: Program, pattern: RegExp): Promise<number | undefined> {
  // A program that ends without printing it gives its exit code below.
  await program.prints(pattern, LIMIT_SECONDS).catch(() => {});
  for (let seen = ''; seen !== program.log(); ) {
    seen = program.log();
    const code = await program.endsWithin(QUIET_SECONDS);
    if (code !== undefined) return code;
  }
  return undefined;
}

const PLUGINS = { rspack: 'RsdoctorRspackPlugin', webpack: 'RsdoctorWebpackPlugin' };

/** All files of a project; the config is written unless the project brings one. */
function filesOf({ bundler, rsdoctor = {}, config = '{}', before = '', files = {} }: Project): Record<string, string> {
  const all = { ...DEFAULT_FILES, ...files };
  const given = Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null));
  const name = `${bundler}.config.mjs`;
  if (name in given) return given;
  const options = typeof rsdoctor === 'string' ? rsdoctor : JSON.stringify(rsdoctor);
  const lines = [
    `import { ${PLUGINS[bundler]} } from '@rsdoctor/${bundler}-plugin';`,
    before,
    `const more = ${config};`,
    'export default {',
    "  mode: 'production',",
    "  entry: './src/index.js',",
    '  ...more,',
    rsdoctor === false
      ? '  plugins: more.plugins ?? [],'
      : `  plugins: [...(more.plugins ?? []), new ${PLUGINS[bundler]}(${options})],`,
    '};',
  ];
  return { ...given, [name]: `${lines.join('\n')}\n` };
}
