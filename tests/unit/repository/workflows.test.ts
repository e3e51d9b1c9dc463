/** The workflows publish nothing that was not tested, and hand the host's token to nothing but the host's program. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unitsOf } from '../../../packages/evidence/units.ts';
import { readSite } from '../../../tools/checks/read/site.ts';
import { importsOf } from '../../../tools/lib/imports.ts';
import { SITE_NAMES } from '../../lib/sites.ts';

const root = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(root, '.github/workflows');

interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  environment?: unknown;
  uses?: string;
  steps?: Step[];
}
interface Workflow {
  on?: { pull_request?: { 'paths-ignore'?: string[] } | null };
  permissions?: unknown;
  defaults?: { run?: { shell?: string } };
  jobs: Record<string, Job>;
}

const texts = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }));
const workflows = texts.map(({ file, text }) => ({ file, workflow: parse(text) as Workflow }));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ place: `${file}: ${name}`, file, workflow, job })),
);
const jobsWithToken = jobs.filter(({ job }) => JSON.stringify(job).includes('secrets.CLOUDFLARE'));

test('there are jobs with the token', () => {
  expect(jobsWithToken.map(({ file }) => file).sort()).toEqual([
    'preview-clean.yml',
    'preview.yml',
    'publish.yml',
    'rollback.yml',
  ]);
});

describe.each(jobsWithToken)('$place', ({ workflow, job }) => {
  test('runs on main alone, or on what was built for a pull request', () => {
    expect(job.if).toMatch(/github\.ref == 'refs\/heads\/main'|workflow_run\.conclusion == 'success'/);
    expect(job.environment).toBeDefined();
  });

  test('checks out the program of the host, and runs no other code of ours', () => {
    const steps = job.steps ?? [];
    for (const { uses, with: options } of steps)
      if (uses?.startsWith('actions/checkout')) expect(options).toMatchObject({ 'sparse-checkout': 'tools/lab/host' });
    expect(steps.filter(({ uses }) => uses?.startsWith('./'))).toEqual([]);
    for (const { run = '' } of steps) {
      expect(run).not.toMatch(/\bnpm (?:run|test|install|i)\b|\bnpx\b|\btsx\b|\bnode (?!_)/);
      if (run.includes('npm ci')) expect(run).toContain('--ignore-scripts');
    }
  });

  test('gives the token to the steps that need it, and to none that installs', () => {
    for (const { run = '', env } of job.steps ?? [])
      if (env?.CLOUDFLARE_API_TOKEN) expect(run).toContain('node_modules/.bin/wrangler');
  });

  test('fails when any part of a pipe fails', () =>
    expect(workflow.defaults?.run?.shell ?? shellsOf(job)).toBe('bash'));
});

/** The shell of all steps that run something, when it is the same. */
const shellsOf = ({ steps = [] }: Job) => [...new Set(steps.filter(({ run }) => run).map(({ shell }) => shell))].join();

test('production needs the tests of the same commit', () => {
  const publish = workflows.find(({ file }) => file === 'publish.yml')?.workflow.jobs;
  expect(publish?.publish?.needs).toBe('collect');
  expect(publish?.collect?.needs).toBe('test');
  expect(publish?.test?.uses).toBe('./.github/workflows/test.yml');
});

test('no workflow has a permission that it does not name, and what others wrote is pinned', () => {
  for (const { file, workflow } of workflows) expect(workflow.permissions, file).toEqual({});
  for (const { place, job } of jobs)
    for (const { uses } of job.steps ?? [])
      if (uses && !uses.startsWith('./')) expect(uses, place).toMatch(/@[0-9a-f]{40}$/);
});

/** A pattern of `paths-ignore`, as GitHub reads it: `*` stops at a slash, `**` does not. */
const globOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`);
const jobsOf = (file: string) => workflows.find((each) => each.file === file)?.workflow.jobs ?? {};
const needsOf = ({ needs = [] }: Job) => [needs].flat();
const runs = ({ steps = [] }: Job) => steps.map(({ run = '' }) => run).join('\n');

describe('test.yml', () => {
  const all = jobsOf('test.yml');

  test('the one check that branches ask for waits for every other job', () => {
    const { every, ...others } = all;
    expect(needsOf(every!).sort()).toEqual(Object.keys(others).sort());
    expect(every?.if).toBe('always()');
  });

  test('what is downloaded comes from a job that was waited for, and is not built again', () => {
    const made = new Map(
      Object.entries(all).flatMap(([name, { steps = [] }]) =>
        steps.filter(({ uses }) => uses?.includes('upload-artifact')).map((step) => [step.with?.name, name] as const),
      ),
    );
    const takers = Object.entries(all).flatMap(([name, job]) =>
      (job.steps ?? [])
        .filter(({ uses }) => uses?.includes('download-artifact'))
        .map((step) => ({ name, job, artifact: step.with?.name, path: String(step.with?.path) })),
    );
    expect(takers.length).toBeGreaterThan(3);
    for (const { name, job, artifact, path: folder } of takers) {
      expect(needsOf(job), name).toContain(made.get(artifact));
      expect(runs(job), name).toMatch(new RegExp(`touch .*${folder}/.*404\\.html`));
    }
  });

  test('the small sites are built once, each of them', () => {
    const built = SITE_NAMES.filter((name) => name !== 'main').join(' ');
    expect(runs(all.fixtures!)).toContain(`tests/lib/sites.ts ${built}`);
  });

  test('a publication is kept back by an address that the contract lacks; a pull request is told', () => {
    const step = all.built?.steps?.find(({ run }) => run?.includes('published -- --check'));
    expect(step?.run).toMatch(/--check \|\|\s+\{ \[ "\$EVENT" = pull_request \] && echo '::warning/);
    expect(step).not.toHaveProperty('continue-on-error');
  });

  test('the list of published addresses is compared with main: the whole history is there', () => {
    expect(all.built?.steps?.[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  });
});

test('artifacts of built files have all of them, also those whose name begins with a dot', () => {
  const uploads = jobs.flatMap(({ place, job }) =>
    (job.steps ?? [])
      .filter(({ uses, with: options }) => uses?.includes('upload-artifact') && /doc_build/.test(String(options?.path)))
      .map((step) => ({ place, options: step.with })),
  );
  expect(uploads.length).toBeGreaterThan(3);
  for (const { place, options } of uploads) expect(options, place).toMatchObject({ 'include-hidden-files': true });
});

describe('a pull request leaves out', () => {
  const scope = runs(jobsOf('test.yml').scope!);
  const patternOf = (name: string) =>
    new RegExp(new RegExp(`grep -q\\w+ '(.*)' .* \\|\\| ${name}=false`).exec(scope)?.[1] ?? 'no such line');
  const dev = patternOf('dev');
  const notOfTheSite = patternOf('site');

  test("a writer's session only when nothing changed that it is made of", () => {
    const files = importsOf(root, ['rspress.config.ts', 'tests/dev/dev.test.ts']);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !dev.test(file))).toEqual([]);
    expect(dev.test('docs/en/index.md')).toBe(false);
  });

  test('the site, and its preview, only when nothing changed that it is made of', () => {
    const ignored = workflows.find(({ file }) => file === 'preview-build.yml')?.workflow.on?.pull_request?.[
      'paths-ignore'
    ];
    const isIgnored = (file: string) => ignored?.some((pattern) => globOf(pattern).test(file));
    const files = importsOf(root, ['rspress.config.ts', 'theme/index.tsx']);
    for (const file of [
      ...files,
      'docs/en/index.md',
      'docs/en/guide/start/intro.mdx',
      'package-lock.json',
      'README.txt',
    ]) {
      expect(notOfTheSite.test(file), file).toBe(false);
      expect(isIgnored(file), file).toBe(false);
    }
    for (const file of ['README.md', 'LICENSE', '.github/ISSUE_TEMPLATE/fault.yml', '.github/dependabot.yml']) {
      expect(notOfTheSite.test(file), file).toBe(true);
      expect(isIgnored(file), file).toBe(true);
    }
  });
});

test('the evidence runs when an input of a unit changes', () => {
  const { workflow } = workflows.find(({ file }) => file === 'evidence.yml')!;
  const paths = (workflow.on as { pull_request: { paths: string[] } }).pull_request.paths.map(globOf);
  const inputs = unitsOf(readSite(path.join(root, 'docs'))).flatMap((unit) =>
    unit.inputs.filter((input) => typeof input === 'string'),
  );
  expect(inputs.length).toBeGreaterThan(100);
  expect(inputs.filter((input) => !paths.some((pattern) => pattern.test(input)))).toEqual([]);
});
