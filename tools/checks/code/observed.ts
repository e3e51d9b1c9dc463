/**
 * Printed output that a page claims to have seen is compared with a fresh run.
 *
 *     ```text title="Output" observed="rules/e1001/rspack.config.mjs"
 *
 * The value is a config below docs/samples, or a name in docs/samples/runs.json for runs that need more:
 * `{ "diff-json": { "build": ["bundle-diff/base.rspack.config.mjs"], "set": {…}, "env": {…}, "cli": ["bundle-diff", "--json"] } }`.
 * A line `…` stands for any lines, `…` in a line for any text; times, hashes, ports and absolute paths may differ.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build, fingerprintOf, type BuildOptions } from '../../sample/build.ts';
import { Problem } from '../../problem.ts';
import versions from '../../sample/versions.json' with { type: 'json' };
import { cacheRoot, install, run as runCommand } from '../../sample/workspace.ts';
import { placeOf, type Fence } from './fences.ts';

export interface Run {
  /** Configs below docs/samples (or `tools/sample/shop/…`), built one after the other; the last one's log is what is compared, unless `cli` is there. */
  build: string[];
  set?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Arguments of the CLI, run where the builds were made. */
  cli?: string[];
  /** For commands that stay: they are stopped after so many seconds. */
  stopAfterSeconds?: number;
}

/** The runs that pages may name. */
export function readRuns(docs: string): Record<string, Run> {
  const file = path.join(docs, 'samples/runs.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Run>) : {};
}

/** Compares all output blocks that are bound to a run. */
export async function checkObserved(fences: readonly Fence[], docs: string): Promise<Problem[]> {
  const runs = readRuns(docs);
  const logs = new Map<string, string>();
  const problems: Problem[] = [];
  for (const fence of fences) {
    const name = fence.meta.observed;
    if (name === undefined) continue;
    const known: Run | undefined = runs[name] ?? (fs.existsSync(path.join(docs, 'samples', name)) ? { build: [name] } : undefined);
    if (!known) {
      problems.push(new Problem(placeOf(fence), `no run "${name}"`, { expected: 'a config below docs/samples or a name in docs/samples/runs.json', seen: name }));
      continue;
    }
    let log = logs.get(name) ?? (await execute(known));
    let fault = findMismatch(fence.code, log);
    if (fault && known.stopAfterSeconds !== undefined && !logs.has(name)) {
      // Stopped before it came to the point, on a busy machine.
      log = await execute({ ...known, stopAfterSeconds: known.stopAfterSeconds * 4 }, true);
      fault = findMismatch(fence.code, log);
    }
    logs.set(name, log);
    if (fault) problems.push(new Problem(`${fence.page}:${fence.codeLine + fault.line}`, 'the run prints something else', { expected: fault.text, seen: fault.seen, fix: `${reportCommand(known)}, then correct the block` }));
  }
  return problems;
}

/** The command that shows a writer what the run prints. */
function reportCommand(run: Run): string {
  const { folder, config } = placeOfSample(run.build.at(-1) ?? '');
  const flags = [...Object.entries(run.set ?? {}).map(([key, value]) => `--set '${key}=${JSON.stringify(value)}'`), ...Object.entries(run.env ?? {}).map(([key, value]) => `--env '${key}=${value}'`)];
  return ['npm run report --', folder, '--config', config, ...flags].join(' ');
}

/** Runs it and gives what was printed; what was run before is not run again unless `fresh`. */
export async function execute(run: Run, fresh = false): Promise<string> {
  const builds = run.build.map((sample): BuildOptions => ({
    ...placeOfSample(sample),
    ...(run.set ? { set: run.set } : {}),
    ...(run.env ? { env: run.env } : {}),
    ...(run.cli === undefined && run.stopAfterSeconds !== undefined ? { timeoutSeconds: run.stopAfterSeconds } : {}),
  }));
  const cached = path.join(cacheRoot, 'results', `${createHash('sha256').update(JSON.stringify([run.cli, versions['@rsdoctor/cli'], builds.map(fingerprintOf)])).digest('hex').slice(0, 24)}.txt`);
  if (run.cli && !fresh && fs.existsSync(cached)) return fs.readFileSync(cached, 'utf8');

  let log = '';
  let directory = '';
  for (const options of builds) {
    // For the CLI the files must be there, those of the builds before, too.
    const result = await build({ ...options, fresh: fresh || run.cli !== undefined, keep: run.cli === undefined ? [] : ['dist', 'baseline', 'current'] });
    log = result.log;
    directory = result.directory;
  }
  if (!run.cli) return log;
  const cli = path.join(await install('cli'), 'node_modules/@rsdoctor/cli/bin/rsdoctor');
  const result = await runCommand(process.execPath, [cli, ...run.cli], { cwd: directory, timeoutSeconds: run.stopAfterSeconds ?? 60, env: { ...process.env, CI: 'true', NO_COLOR: '1', BROWSER: '/bin/true' } });
  fs.writeFileSync(cached, result.log);
  return result.log;
}

function placeOfSample(sample: string): { folder: string; config: string } {
  const folder = path.posix.dirname(sample);
  return { folder: folder.startsWith('tools/') ? folder : path.posix.join('docs/samples', folder), config: path.posix.basename(sample) };
}

/** The first line of a block that the log does not have in its place; undefined when all are there. */
export function findMismatch(block: string, log: string): { line: number; text: string; seen: string } | undefined {
  const seen = log.split('\n').map(mask).filter((line) => line !== '');
  const wanted = block.split('\n').map((text, line) => ({ text, line })).filter(({ text }) => mask(text) !== '');
  const isGap = (text: string): boolean => /^\s*(?:…|\.\.\.)\s*$/.test(text);
  // The furthest line that no attempt got past: that is the one to show.
  let worst = { index: -1, place: 0, free: true };
  // Lines that stand together in the block stand together in the log; after a gap, and at the start, any line may be next.
  const fits = (index: number, place: number, free: boolean): boolean => {
    const line = wanted[index];
    if (!line) return true;
    if (isGap(line.text)) return fits(index + 1, place, true);
    const matches = matcher(line.text);
    const end = free ? seen.length : Math.min(place + 1, seen.length);
    for (let at = place; at < end; at += 1) if (matches(seen[at] as string) && fits(index + 1, at + 1, false)) return true;
    if (index > worst.index) worst = { index, place, free };
    return false;
  };
  if (fits(0, 0, true)) return undefined;
  const fault = wanted[worst.index] as { text: string; line: number };
  return { line: fault.line, text: fault.text.trim(), seen: closest(fault.text, worst.free ? seen : seen.slice(worst.place, worst.place + 1)) };
}

function matcher(text: string): (line: string) => boolean {
  const parts = mask(text).split('…');
  if (parts.length === 1) return (line) => line === parts[0];
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
  return (line) => pattern.test(line);
}

/** What differs from run to run, made the same. */
export function mask(line: string): string {
  return line
    .replace(/(?<![\w.:/>])(?:[A-Za-z]:)?(?:\/[\w.@+-]+)+\/(?=(?:src|app|node_modules|dist|build|\.rsdoctor|\.next)\/)/g, '<dir>/')
    // Elsewhere the name alone counts.
    .replace(/(?<![\w.:/>])(?:[A-Za-z]:)?(?:\/[\w.@+-]+){2,}(?=\s|$)/g, (found) => `<dir>/${found.split('/').at(-1) ?? ''}`)
    .replace(/\b\d+(?:\.\d+)? ?m?s\b/g, '<time>')
    .replace(/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, '<hash>')
    .replace(/(?<=(?:localhost|127\.0\.0\.1):)\d+/g, '<port>')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The line of the log that shares most words with the expected one: what the writer wants to see. */
function closest(text: string, lines: readonly string[]): string {
  const words = new Set(mask(text).split(' '));
  const score = (line: string): number => line.split(' ').filter((word) => words.has(word)).length;
  return [...lines].sort((a, b) => score(b) - score(a))[0] ?? 'nothing';
}
