/** Only the host's program gets the host's token, nothing untested is published, and actions of others are pinned. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(root, '.github/workflows');

interface Step {
  uses?: string;
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
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
}));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ place: `${file}: ${name}`, job })),
);
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
  const { test: check, collect, publish } = workflows.find(({ file }) => file === 'publish.yml')!.workflow.jobs;
  expect([check?.uses, collect?.needs, publish?.needs]).toEqual(['./.github/workflows/check.yml', 'test', 'collect']);
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

test('no workflow has a permission that it does not name, and actions of others are pinned', () => {
  for (const { file, workflow } of workflows) expect(workflow.permissions, file).toEqual({});
  for (const { place, job } of jobs)
    for (const { uses } of job.steps ?? [])
      if (uses && !uses.startsWith('./')) expect(uses, place).toMatch(/@[0-9a-f]{40}$/);
});
