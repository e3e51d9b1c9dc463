/**
 * Printed output that a page claims to have seen is compared with a fresh run.
 *
 *     ```text title="Output" observed="rules/e1001/rspack.config.mjs"
 *
 * The value is a config below docs/samples, or a name in docs/samples/runs.json for runs that need more (see `Run`).
 * A line `…` stands for any lines, `…` in a line for any text; times, hashes, ports and absolute paths may differ.
 * A block of output that nothing here can print says why: no-check="needs an editor with MCP".
 */
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type Fence, placeOf } from '@rsdoctor-docs/base/docs/fences';
import { Problem } from '@rsdoctor-docs/base/problem';
import { type BuildOptions, type BuildResult, build, inputsOfBuild, readBuild } from '../harness/build.ts';
import { keyOf, recall, remember } from '../harness/cache.ts';
import { runProgram, STOPPED } from '../harness/process.ts';
import { install, repositoryRoot } from '../harness/workspace.ts';
import type { Input } from '../ledger.ts';

export interface Run {
  /**
   * Configs below docs/samples (or `packages/evidence/samples/shop/…`), built one after the other; the last one's log is what is
   * compared, unless there is more.
   */
  build?: Array<string | Step>;
  /** Options and environment of all builds. */
  set?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Files and folders of the repository that the commands find in their folder. */
  copy?: string[];
  /**
   * Commands as a reader types them, run in a folder of their own with the files that the builds wrote; what they print
   * is compared. `rsdoctor` is the CLI; a word that is a path below docs/ is that file. `exit` is the code of a command
   * that is meant to fail.
   */
  then?: Array<string | { command: string; exit: number }>;
  /** A server listens during the builds, and what they send to it is compared: variable that gets its address → path on it. */
  receive?: Record<string, string>;
  /** For commands that stay: they are stopped after so many seconds. */
  stopAfterSeconds?: number;
}

/** A build with settings of its own. */
export interface Step {
  config: string;
  set?: Record<string, unknown>;
  env?: Record<string, string>;
  /** The folder below which the commands find the files of this build. */
  into?: string;
}

/** The runs that pages may name. */
export function readRuns(docs: string): Record<string, Run> {
  const file = path.join(docs, 'samples/runs.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Run>) : {};
}

/** Compares all output blocks with the runs that they are bound to. */
export async function tryPrinted(fences: readonly Fence[], docs: string): Promise<Problem[]> {
  const runs = readRuns(docs);
  const problems: Problem[] = [];
  for (const fence of fences) {
    const name = fence.meta.observed;
    if (name === undefined) continue;
    const known = runOf(name, docs, runs);
    if (!known) {
      problems.push(
        new Problem(placeOf(fence), `no run "${name}"`, {
          expected: 'a config below docs/samples or a name in docs/samples/runs.json',
          fix: 'correct the name, or add the run to docs/samples/runs.json',
        }),
      );
      continue;
    }
    let fault = findMismatch(fence.code, await execute(known));
    // On a busy machine the program may have been stopped before it printed the lines.
    if (fault && known.stopAfterSeconds !== undefined)
      fault = findMismatch(fence.code, await execute({ ...known, stopAfterSeconds: known.stopAfterSeconds * 4 }, true));
    if (fault)
      problems.push(
        new Problem(`${fence.page}:${fence.codeLine + fault.line}`, 'the run prints something else', {
          expected: fault.text,
          seen: fault.seen,
          fix: `${reportCommand(known)}, then correct the block`,
        }),
      );
  }
  return problems;
}

/** The commands that show a writer what the run prints. */
function reportCommand(run: Run): string {
  const builds = planBuilds(run).map(({ folder, config, set, env }) => {
    const flags = [
      ...(set ? [`--set '${JSON.stringify(set)}'`] : []),
      ...Object.entries(env ?? {}).map(([key, value]) => `--env '${key}=${value}'`),
    ];
    return ['npm run evidence -- report', folder, '--config', config, ...flags].join(' ');
  });
  return [...builds, ...commandsOf(run).map(({ command }) => command)].join(' && ');
}

function commandsOf(run: Run): Array<{ command: string; exit: number }> {
  return (run.then ?? []).map((entry) => (typeof entry === 'string' ? { command: entry, exit: 0 } : entry));
}

/** Files of docs/ that its commands name. */
const namedFiles = (run: Run): string[] =>
  commandsOf(run)
    .flatMap(({ command }) => command.split(' '))
    .filter((word) => word.startsWith('docs/'));

interface PlannedBuild extends BuildOptions {
  into?: string;
}

function planBuilds(run: Run): PlannedBuild[] {
  return (run.build ?? []).map((entry) => {
    const step: Step = typeof entry === 'string' ? { config: entry } : entry;
    const folder = path.posix.dirname(step.config);
    const [set, env] = [
      { ...run.set, ...step.set },
      { ...run.env, ...step.env },
    ];
    return {
      folder: folder.startsWith('packages/') ? folder : path.posix.join('docs/samples', folder),
      config: path.posix.basename(step.config),
      ...(Object.keys(set).length > 0 ? { set } : {}),
      ...(Object.keys(env).length > 0 ? { env } : {}),
      ...(run.then === undefined && run.stopAfterSeconds !== undefined ? { timeoutSeconds: run.stopAfterSeconds } : {}),
      ...(step.into === undefined ? {} : { into: step.into }),
    };
  });
}

/**
 * Makes a run and returns what it printed.
 * @param fresh runs again even if the result is cached
 */
export async function execute(run: Run, fresh = false): Promise<string> {
  const builds = planBuilds(run);
  if (!run.then && !run.receive) {
    let log = '';
    for (const { into: _, ...options } of builds) log = (await build({ ...options, fresh })).log;
    return log;
  }
  const key = keyOf(...inputsOfRun(run));
  const kept = fresh ? undefined : recall<string>(key);
  if (kept !== undefined) return kept;
  // The next build overwrites the workspace's folder, so the commands get their own.
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'rsdoctor-docs-run-'));
  try {
    for (const source of run.copy ?? [])
      fs.cpSync(path.join(repositoryRoot, source), path.join(folder, path.basename(source)), { recursive: true });
    const log = run.receive
      ? await receive(run.receive, (env) => buildInto(folder, builds, env))
      : await buildInto(folder, builds).then(() => runCommands(run, folder));
    remember(key, log);
    return log;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the builds, and copies their files into a folder. */
async function buildInto(
  folder: string,
  builds: readonly PlannedBuild[],
  env: Record<string, string> = {},
): Promise<void> {
  for (const { into = '', ...options } of builds)
    await readBuild({ ...options, env: { ...options.env, ...env } }, (result) =>
      copyOutput(result, path.join(folder, into)),
    );
}

function copyOutput({ directory, files }: BuildResult, target: string): void {
  for (const { path: file } of files) {
    fs.cpSync(path.join(directory, file), path.join(target, file), { recursive: true });
    // The manifest names its parts by absolute path.
    if (path.basename(file) === 'manifest.json')
      fs.writeFileSync(
        path.join(target, file),
        fs.readFileSync(path.join(target, file), 'utf8').replaceAll(directory, target),
      );
  }
}

async function runCommands(run: Run, folder: string): Promise<string> {
  let log = '';
  for (const { command, exit } of commandsOf(run)) {
    const [program = '', ...args] = command
      .split(' ')
      .map((word) => (word.startsWith('docs/') ? path.join(repositoryRoot, word) : word));
    const [file, ...first] =
      program === 'rsdoctor'
        ? [process.execPath, path.join(await install('cli'), 'node_modules/@rsdoctor/cli/bin/rsdoctor')]
        : [program];
    const result = await runProgram(file as string, [...first, ...args], {
      cwd: folder,
      timeoutSeconds: run.stopAfterSeconds ?? 60,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', BROWSER: '/bin/true', npm_config_loglevel: 'error' },
    });
    const stopped = result.code === STOPPED && run.stopAfterSeconds !== undefined;
    if (result.code !== exit && !stopped)
      throw new Problem('docs/samples/runs.json', `\`${command}\` ends with another code`, {
        expected: String(exit),
        seen: `${result.code}\n${result.log.trim().slice(-2000)}`,
        fix: 'correct the command; if it is meant to fail, write { "command": …, "exit": … }',
      });
    log += result.log;
  }
  return log;
}

/** Listens while `work` runs: one line for each request, as `POST /path body`. */
async function receive(
  variables: Record<string, string>,
  work: (env: Record<string, string>) => Promise<void>,
): Promise<string> {
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    lines.push(`${request.method} ${request.url} ${await textOf(request)}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses = Object.entries(variables).map(([name, route]) => [name, `http://127.0.0.1:${port}${route}`]);
  try {
    await work(Object.fromEntries(addresses));
  } finally {
    server.close();
  }
  return `${lines.join('\n')}\n`;
}

/** The first line of a block that the log does not have in its place; undefined when all are there. */
export function findMismatch(block: string, log: string): { line: number; text: string; seen: string } | undefined {
  const printed = log
    .split('\n')
    .map(mask)
    .filter((line) => line !== '');
  const wanted = block
    .split('\n')
    .map((text, line) => ({ text, line }))
    .filter(({ text }) => mask(text) !== '');
  // The block may begin at any line of the log; from there on, its lines must follow each other without a gap.
  const find = (count: number) =>
    new RegExp(`^${wanted.slice(0, count).map(patternOf).join('')}`, 'm').exec(`${printed.join('\n')}\n`);
  const missing = wanted.findIndex((_, index) => !find(index + 1));
  const fault = wanted[missing];
  if (!fault) return undefined;
  const before = wanted[missing - 1];
  const found = before && !isGap(before.text) ? find(missing) : null;
  const next = found ? [found.input.slice(found.index + found[0].length).split('\n')[0] || 'nothing'] : printed;
  return { line: fault.line, text: fault.text.trim(), seen: closest(fault.text, next) };
}

const isGap = (text: string): boolean => /^\s*(?:…|\.\.\.)\s*$/.test(text);

/** What a line of a block stands for in the log, as a regular expression: a gap for any lines, `…` for any text. */
const patternOf = ({ text }: { text: string }): string =>
  isGap(text)
    ? '(?:.*\n)*?'
    : `${mask(text)
        .split('…')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}\n`;

/** Replaces text that differs between runs: paths, times, hashes, ports. */
export function mask(line: string): string {
  return (
    line
      .replace(
        /(?<![\w.:/>])(?:[A-Za-z]:)?(?:\/[\w.@+-]+)+\/(?=(?:src|app|node_modules|dist|build|\.rsdoctor|\.next)\/)/g,
        '<dir>/',
      )
      // Of other absolute paths only the name is compared.
      .replace(
        /(?<![\w.:/>])(?:[A-Za-z]:)?(?:\/[\w.@+-]+){2,}(?=\s|$)/g,
        (found) => `<dir>/${found.split('/').at(-1) ?? ''}`,
      )
      .replace(/\b\d+(?:\.\d+)? ?m?s\b/g, '<time>')
      .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, '<hash>')
      .replace(/(?<=(?:localhost|127\.0\.0\.1):)\d+/g, '<port>')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The line of the log that shares most words with the expected one. */
function closest(text: string, lines: readonly string[]): string {
  const words = new Set(mask(text).split(' '));
  const score = (line: string): number => line.split(' ').filter((word) => words.has(word)).length;
  return [...lines].sort((a, b) => score(b) - score(a))[0] ?? 'nothing';
}

/** What decides what a run prints: its definition, the files that it uses, the CLI. */
export function inputsOfRun(run: Run): Input[] {
  return [
    { text: JSON.stringify(run) },
    ...planBuilds(run).flatMap(inputsOfBuild),
    ...[...namedFiles(run), ...(run.copy ?? [])].map((file) =>
      fs.statSync(path.join(repositoryRoot, file), { throwIfNoEntry: false })?.isDirectory() ? `${file}/` : file,
    ),
    'packages/evidence/outputs/printed.ts',
  ];
}

/** A run that a page names: one of docs/samples/runs.json, or the build of a config. */
export const runOf = (name: string, docs: string, runs: Readonly<Record<string, Run>>): Run | undefined =>
  runs[name] ?? (fs.existsSync(path.join(docs, 'samples', name)) ? { build: [name] } : undefined);
