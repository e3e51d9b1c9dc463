/** What workflows name is there, and what they run without an installation runs so: with the files that the job checks out. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(root, '.github/workflows');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  'working-directory'?: string;
}
interface Workflow {
  on: Record<string, { paths?: string[]; 'paths-ignore'?: string[] } | null>;
  jobs: Record<string, { steps?: Step[] }>;
}

const files = repositoryFiles(root);
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
const workflows = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([job, { steps = [] }]) => ({ place: `${name}: ${job}`, steps })),
);

test('each pattern of files matches one', () => {
  const patterns = workflows.flatMap(({ name, text, workflow }) => [
    ...Object.values(Object(workflow.on) as Workflow['on'])
      .flatMap((event) => [...(event?.paths ?? []), ...(event?.['paths-ignore'] ?? [])])
      .map((pattern) => [name, pattern.replace(/^!/, '')] as const),
    ...[...text.matchAll(/hashFiles\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => [name, pattern] as const),
    ),
  ]);
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter(([, pattern]) => !files.some((file) => path.matchesGlob(file, pattern)))).toEqual([]);
});

test('a change of what readers download is compared by size', () => {
  const { paths = [] } = workflows.find(({ name }) => name === 'size.yml')!.workflow.on.pull_request!;
  const isWatched = (file: string) =>
    paths.reduce((is, one) => (path.matchesGlob(file, one.replace(/^!/, '')) ? !one.startsWith('!') : is), false);
  for (const folder of ['theme', ...manifest.workspaces.filter((one) => !one.endsWith('evidence'))])
    expect(isWatched(`${folder}/index.ts`), folder).toBe(true);
  expect(isWatched('packages/evidence/index.ts')).toBe(false);
});

test('a cache is looked for under the name under which it is saved', () => {
  const keys = jobs
    .flatMap(({ steps }) => steps)
    .filter(({ uses, with: options }) => uses?.startsWith('actions/cache') && options?.path === '.cache')
    .map(({ with: options }) => options?.key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('each npm script is there, and nothing is installed inside of a workspace, which would take the packages of the root away', () => {
  const wrong = jobs.flatMap(({ place, steps }) =>
    steps.flatMap(({ run = '', 'working-directory': folder = '' }) => {
      const own = folder === '' ? manifest : JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
      const scripts = [...run.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(test)\b)/g)].map(([, one, two]) => one ?? two);
      const missing = scripts.filter((script) => !(script! in (own.scripts ?? {})));
      const installs = /\bnpm (?:ci|i|install)\b/.test(run) && manifest.workspaces.includes(folder) ? [run] : [];
      return [...missing, ...installs].map((what) => `${place}: ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});

/** A command that a job runs with `node`, from what it checks out and without packages. */
const bare = jobs.flatMap(({ place, steps }) => {
  const sparse = steps.find(({ with: options }) => options?.['sparse-checkout'])?.with?.['sparse-checkout'];
  if (sparse === undefined) return [];
  const runs = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/(?:^|\n)node (?!_)(.+)/g)].map(([, command]) => command!),
  );
  return runs.map((command) => ({ place, command, folders: sparse.split(/\s+/) }));
});

test.each(bare)('$place runs node $command', ({ command, folders }) => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'sparse-'));
  for (const file of files.filter(
    (one) => !one.includes('/') || folders.some((folder) => one.startsWith(`${folder}/`)),
  )) {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(checkout, file));
  }
  expect(existsSync(path.join(checkout, 'node_modules'))).toBe(false);
  mkdirSync(path.join(checkout, 'publication/site'), { recursive: true });
  // Node 24 of the workflow leaves the types out by itself. tsx does that for Node 20; packages are found by neither.
  const tsx = import.meta.resolve('tsx');
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, ...command.split(' ')], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a publication runs such a command', () =>
  expect(bare.map(({ place }) => place)).toEqual(['publish.yml: collect']));
