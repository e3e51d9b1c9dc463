/** The workflows publish nothing that was not tested, and hand the host's token to nothing but the host's program. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = path.join(import.meta.dirname, '../../../.github/workflows');

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
