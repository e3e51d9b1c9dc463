/**
 * Printed output that a page claims to have seen is compared with a fresh run.
 *
 *     ```text title="Output" observed="rules/e1001/rspack.config.mjs"
 *
 * The value is a config below docs/samples, or a name in docs/samples/runs.json for runs that need more:
 * `{ "diff-json": { "build": ["bundle-diff/base.rspack.config.mjs"], "set": {…}, "env": {…}, "cli": ["bundle-diff", "--json"] } }`.
 * A line `…` stands for any lines, `…` in a line for any text; times, hashes, ports and absolute paths may differ.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from '../../sample/build.ts';
import { Problem } from '../../problem.ts';
import { install, run as runCommand } from '../../sample/workspace.ts';
import { placeOf, type Fence } from './fences.ts';

export interface Run {
  /** Configs below docs/samples, built one after the other; the last one's log is what is compared, unless `cli` is there. */
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
    const log = logs.get(name) ?? (await execute(known));
    logs.set(name, log);
    const fault = findMismatch(fence.code, log);
    if (fault) problems.push(new Problem(`${fence.page}:${fence.codeLine + fault.line}`, 'the run prints something else', { expected: fault.text, seen: fault.seen, fix: `npm run report -- docs/samples/${path.posix.dirname(known.build.at(-1) ?? name)} --config ${path.posix.basename(known.build.at(-1) ?? name)}, then correct the block` }));
  }
  return problems;
}

async function execute(run: Run): Promise<string> {
  let log = '';
  let directory = '';
  for (const sample of run.build) {
    const result = await build({
      folder: path.posix.join('docs/samples', path.posix.dirname(sample)),
      config: path.posix.basename(sample),
      fresh: run.cli !== undefined,
      // The outputs of the builds before must stay for the CLI.
      keep: run.cli === undefined ? [] : ['dist', 'baseline', 'current'],
      ...(run.set ? { set: run.set } : {}),
      ...(run.env ? { env: run.env } : {}),
    });
    log = result.log;
    directory = result.directory;
  }
  if (!run.cli) return log;
  const cli = path.join(await install('cli'), 'node_modules/@rsdoctor/cli/bin/rsdoctor');
  const result = await runCommand(process.execPath, [cli, ...run.cli], { cwd: directory, timeoutSeconds: run.stopAfterSeconds ?? 60, env: { ...process.env, CI: 'true', NO_COLOR: '1', BROWSER: 'none' } });
  return result.log;
}

/** The first line of a block that the log does not have in its place; undefined when all are there. */
export function findMismatch(block: string, log: string): { line: number; text: string; seen: string } | undefined {
  const seen = log.split('\n').map(mask).filter((line) => line !== '');
  const wanted = block.split('\n').map((text, line) => ({ text, line })).filter(({ text }) => mask(text) !== '');
  let place = 0;
  let free = true;
  for (const { text, line } of wanted) {
    if (/^\s*(?:…|\.\.\.)\s*$/.test(text)) {
      free = true;
      continue;
    }
    const matches = matcher(text);
    const found = seen.findIndex((candidate, index) => index >= place && matches(candidate));
    if (found < 0 || (!free && found !== place)) return { line, text: text.trim(), seen: closest(text, free ? seen : seen.slice(place, place + 1)) };
    place = found + 1;
    // Lines that stand together in the block stand together in the log.
    free = false;
  }
  return undefined;
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
    .replace(/(?<![\w.])(?:[A-Za-z]:)?(?:\/[\w.@+-]+)+\/(?=(?:src|app|node_modules|dist|build|\.rsdoctor|\.next|docs)\b)/g, '<dir>/')
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
