/** Only the host's program gets the host's token, nothing untested is published, and actions of others are pinned. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(root, '.github/workflows');

interface Step {
  uses?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  permissions?: Record<string, string>;
  needs?: string | string[];
  environment?: unknown;
  uses?: string;
  steps?: Step[];
}
interface Workflow {
  name: string;
  on: unknown;
  permissions?: unknown;
  concurrency?: { group: string; 'cancel-in-progress': unknown };
  jobs: Record<string, Job>;
}

const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
}));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ place: `${file}: ${name}`, job })),
);
const triggersOf = (workflow: Workflow): Record<string, unknown> =>
  Object(typeof workflow.on === 'string' ? { [workflow.on]: {} } : workflow.on);
const jobsOf = (name: string) => workflows.find(({ file }) => file === name)!.workflow.jobs;
const jobsWithToken = jobs.filter(({ job }) => JSON.stringify(job).includes('secrets.'));

test('these jobs have the token', () => {
  expect(jobsWithToken.map(({ place }) => place).sort()).toEqual([
    'preview.yml: delete',
    'preview.yml: publish',
    'publish.yml: publish',
  ]);
});

describe.each(jobsWithToken)('$place', ({ job }) => {
  test('runs on main alone, or on what was built for a pull request', () => {
    expect(job.if).toMatch(/github\.ref == 'refs\/heads\/main'|workflow_run\.conclusion == 'success'/);
    expect(job.environment).toBeDefined();
  });

  test('checks out the program of the host, and runs no other code of ours', () => {
    for (const { uses, run = '', with: options } of job.steps ?? []) {
      if (uses?.startsWith('actions/checkout')) expect(options).toMatchObject({ 'sparse-checkout': 'tools/host' });
      expect(uses ?? '').not.toMatch(/^\./);
      expect(run).not.toMatch(/\bnpm (?:run|test|install|i)\b|\bnpx\b|\btsx\b|\bnode (?!_)/);
      if (run.includes('npm ci')) expect(run).toContain('--ignore-scripts');
    }
  });

  test('gives the token to the steps that need it, and to none that installs', () => {
    for (const { run = '', env } of job.steps ?? [])
      if (env?.CLOUDFLARE_API_TOKEN) expect(run).toContain('node_modules/.bin/wrangler');
  });
});

test('a publication needs every check of the same commit', () => {
  const { test: check, collect, publish } = jobsOf('publish.yml');
  expect([check?.uses, collect?.needs, publish?.needs]).toEqual(['./.github/workflows/check.yml', 'test', 'collect']);
  expect(collect?.if).toContain("(needs.test.result == 'success' || inputs.run && needs.test.result == 'skipped')");
  expect(publish?.if).toContain("needs.collect.result == 'success'");
});

test('the build of a publication gets every variable of the hosted search', () => {
  const read = readFileSync(path.join(root, 'packages/search/build/hosted.ts'), 'utf8').match(
    /SEARCH_[A-Z]+(?:_[A-Z]+)*/g,
  );
  const { build } = workflows.find(({ file }) => file === 'check.yml')!.workflow.jobs;
  const given = build!.steps!.find(({ run }) => run === 'npm run build')!.env;
  expect(Object.keys(given!).sort()).toEqual([...new Set(read)].sort());
});

test('a job that checks out may read the repository', () => {
  for (const { place, job } of jobs)
    if (job.steps?.some(({ uses }) => uses?.startsWith('actions/checkout')))
      expect(job.permissions?.contents, place).toBe('read');
});

test('where no host is set up, as in a fork, nothing is published, nor tested for it', () => {
  // A variable of an environment is not known yet where a job's condition is read: MAINTAINING.md asks for one of the repository.
  for (const [name, job] of Object.entries(jobsOf('publish.yml')))
    if (!job.needs) expect(job.if, name).toMatch(/^vars\.CLOUDFLARE_PROJECT && /);
  for (const [name, job] of Object.entries(jobsOf('preview.yml')))
    expect(job.if, name).toMatch(/^vars\.CLOUDFLARE_PREVIEW_PROJECT && /);
});

test('what is published before, and put back, is a run of this repository on main: a fork may call its branch so', () => {
  const { run } = jobsOf('publish.yml').collect!.steps!.find(({ run }) => run?.includes('/runs'))!;
  for (const part of ['.path ==', '.head_branch == "main"', '.conclusion == "success"', '.event == "push"'])
    expect(run).toContain(part);
  expect(run).toContain('.head_repository.full_name == .repository.full_name');
  // Both the run that is asked for and the one before pass that filter.
  expect(run!.split('$ours |')).toHaveLength(3);
});

test('a push ends neither the evidence of an earlier one nor the weekly run of everything', () => {
  const { concurrency } = workflows.find(({ file }) => file === 'evidence.yml')!.workflow;
  expect(concurrency?.group).toContain('github.event_name');
  expect(concurrency?.['cancel-in-progress']).toMatch(/^\$\{\{ github\.event_name == 'pull_request' }}$/);
});

test('every workflow with a schedule is one whose failure opens an issue', () => {
  const scheduled = workflows.filter(({ workflow }) => 'schedule' in triggersOf(workflow));
  const { workflow_run: watched } = triggersOf(workflows.find(({ file }) => file === 'tell.yml')!.workflow);
  expect((watched as { workflows: string[] }).workflows.toSorted()).toEqual(
    scheduled.map(({ workflow }) => workflow.name).toSorted(),
  );
});

/** The first major of each action that runs on Node 24: GitHub has taken Node 20 from its machines. */
const FLOORS: Readonly<Record<string, number>> = {
  'actions/cache': 5,
  'actions/checkout': 5,
  'actions/download-artifact': 7,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
};

test('every action of GitHub runs on a Node that its machines have', () => {
  const used = ['.github/workflows', '.github/actions'].flatMap((folder) =>
    listFiles(path.join(root, folder)).flatMap((file) =>
      [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/uses: (actions\/[\w-]+)\S* # v(\d+)/g)].map(
        ([, action = '', major]) => ({ file, action, major: Number(major) }),
      ),
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  // An action that is not listed has no floor, and fails too.
  expect(used.filter(({ action, major }) => !(major >= (FLOORS[action] ?? Number.NaN)))).toEqual([]);
});

test('no workflow has a permission that it does not name, and actions of others are pinned', () => {
  for (const { file, workflow } of workflows) expect(workflow.permissions, file).toEqual({});
  for (const { place, job } of jobs)
    for (const { uses } of job.steps ?? [])
      if (uses && !uses.startsWith('./')) expect(uses, place).toMatch(/@[0-9a-f]{40}$/);
});

test('no text of others becomes a command, and no step finds the token that checked out', () => {
  for (const { place, job } of jobs)
    for (const { uses, run = '', with: options } of job.steps ?? []) {
      expect(run, place).not.toContain('${{');
      if (uses?.startsWith('actions/checkout')) expect(options?.['persist-credentials'], place).toBe(false);
    }
  const composite = parse(readFileSync(path.join(root, '.github/actions/install/action.yml'), 'utf8')) as { runs: Job };
  for (const { run = '' } of composite.runs.steps ?? []) expect(run).not.toContain('${{');
});

test('a publication takes nothing from a cache, which jobs of main that run packages of samples can write', () => {
  const { build } = jobsOf('check.yml');
  const restores = build!.steps!.filter(({ uses }) => /^actions\/cache(?:\/restore)?@/.test(uses ?? ''));
  expect(restores.map((step) => step.if)).toEqual([expect.stringMatching(/^\$\{\{ !inputs\.hosted-search }}$/)]);
  for (const { uses } of Object.values(jobsOf('publish.yml')).flatMap(({ steps = [] }) => steps))
    expect(uses ?? '').not.toMatch(/^actions\/cache/);
});
