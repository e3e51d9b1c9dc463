/** The CLI: what it reads, what it says, and with which code it ends. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@rsdoctor-docs/base/free-port';
import type { Built } from '../harness/built.ts';
import type { Lab } from '../harness/lab.ts';
import type { Program } from '../harness/process.ts';
import { type Claim, expect } from './claim.ts';
import { buildIn, compare, MANIFEST, onEach } from './projects.ts';

/** Asks a running report server for one part of its data. */
async function ask<T>(port: number, key: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/api/data/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  return (await response.json()) as T;
}

interface Graph {
  modules: unknown[];
}

/** Opens data with the CLI on a free port, and waits until the server is up. */
async function open(
  lab: Lab,
  command: string,
  profile: string,
  cwd: string,
): Promise<{ program: Program; port: number }> {
  const port = await freePort();
  const program = await lab.start(['rsdoctor', command, '--profile', profile, '--port', String(port)], {
    cwd,
    env: { CI: '1', BROWSER: 'true' },
    workspace: 'cli',
  });
  await program.prints(/local url/);
  return { program, port };
}

/** Copies a report to `moved/` in a new folder, and replaces the report's folder in its manifest. */
function move(lab: Lab, built: Built, folderOf: (place: string) => string): string {
  const place = lab.temp();
  const from = path.join(built.folder, 'dist/.rsdoctor');
  fs.cpSync(from, path.join(place, 'moved'), { recursive: true });
  const manifest = path.join(place, 'moved/manifest.json');
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replaceAll(from, folderOf(place)));
  return place;
}

export const cli: readonly Claim[] = [
  {
    id: 'analyze-stays',
    says: 'rsdoctor analyze serves the report until it is stopped, with CI=1 too.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler });
      const { program, port } = await open(lab, 'analyze', MANIFEST, built.folder);
      expect('exit code', await program.endsWithin(3), undefined);
      expect('modules', (await ask<Graph>(port, 'moduleGraph')).modules.length > 0, true);
      program.stop();
    }),
  },
  {
    id: 'moved-report',
    says: 'A moved report needs absolute paths in its manifest: with relative ones the CLI starts and loads nothing, with the old ones it ends with 1.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler });
      const absolute = move(lab, built, (place) => path.join(place, 'moved'));
      const right = await open(lab, 'analyze', 'moved/manifest.json', absolute);
      expect('modules by absolute paths', (await ask<Graph>(right.port, 'moduleGraph')).modules.length > 0, true);
      right.program.stop();

      const relative = move(lab, built, () => 'moved');
      const wrong = await open(lab, 'analyze', 'moved/manifest.json', relative);
      expect('data by relative paths', await ask(wrong.port, 'moduleGraph'), ['moved/moduleGraph/0']);
      expect('message about relative paths', /ENOENT|error/i.test(wrong.program.log()), false);
      wrong.program.stop();

      const gone = move(lab, built, () => '/nowhere/.rsdoctor');
      const ended = await lab.cli(['analyze', '--profile', 'moved/manifest.json'], { cwd: gone });
      expect('exit code with the old paths', ended.code, 1);
      expect('message with the old paths', ended.log, /ENOENT.*\/nowhere\/\.rsdoctor/);
    }),
  },
  {
    id: 'renamed-report-shows-the-newer',
    says: 'Where a newer report lies at the old place of a renamed one, the CLI shows the newer one, and bundle-diff compares it with itself.',
    check: onEach(async (lab, bundler) => {
      const cwd = await lab.project({ bundler });
      const size = (folder: string) => fs.statSync(path.join(cwd, folder, 'main.js')).size;
      await buildIn(lab, bundler, cwd);
      fs.renameSync(path.join(cwd, 'dist'), path.join(cwd, 'before'));
      fs.appendFileSync(path.join(cwd, 'src/index.js'), "document.title = 'a longer title';\n");
      await buildIn(lab, bundler, cwd);
      expect('the file grew', size('dist') > size('before'), true);

      const { program, port } = await open(lab, 'analyze', 'before/.rsdoctor/manifest.json', cwd);
      const { assets } = await ask<{ assets: Array<{ size: number }> }>(port, 'chunkGraph');
      program.stop();
      expect('size of the file in the renamed report', assets[0]?.size, size('dist'));

      const [baseline = '', current = ''] = ['before', 'dist'].map((folder) =>
        path.join(cwd, folder, '.rsdoctor/manifest.json'),
      );
      const diff = await compare<{ assets: { all: { total: { size: unknown } } } }>(lab, baseline, current);
      expect('sizes that bundle-diff compares', diff.assets.all.total.size, {
        baseline: size('dist'),
        current: size('dist'),
      });
    }),
  },
  {
    id: 'rspack-stats',
    says: 'rspack build --json with stats: detailed writes a file that stats-analyze shows with its modules and the sizes of its files, in a second build too; without it, and with verbose, the file has no list of modules.',
    async check(lab) {
      for (const [stats, modules] of [
        ["'detailed'", true],
        ["'verbose'", false],
        ['undefined', false],
      ] as const) {
        const cwd = await lab.project({ bundler: 'rspack', rsdoctor: false, config: `{ stats: ${stats} }` });
        // The second build keeps the files of the first, which stats may leave out.
        for (let turn = 0; turn < 2; turn++) await buildIn(lab, 'rspack', cwd, '--json=stats.json');
        const file = JSON.parse(fs.readFileSync(path.join(cwd, 'stats.json'), 'utf8')) as Partial<Graph>;
        expect(`modules in the file, stats: ${stats}`, file.modules !== undefined, modules);
        if (!modules) continue;
        const { program, port } = await open(lab, 'stats-analyze', 'stats.json', cwd);
        expect('modules in the report', (await ask<Graph>(port, 'moduleGraph')).modules.length > 0, true);
        const { assets } = await ask<{ assets: Array<{ path: string; size: number }> }>(port, 'chunkGraph');
        const size = fs.statSync(path.join(cwd, 'dist/main.js')).size;
        expect('size of the file in the report', assets.find((asset) => asset.path === 'main.js')?.size, size);
        program.stop();
      }
    },
  },
  {
    id: 'cli-exit-codes',
    says: 'Wrong arguments end the CLI with 1; a command that does not exist, and --json together with --html, end it with 0.',
    check: onEach(async (lab, bundler) => {
      const { folder: cwd } = await lab.build({ bundler });
      const cases: ReadonlyArray<readonly [string, number, RegExp]> = [
        [`analyse --profile ${MANIFEST}`, 0, /^\s*$/],
        ['analyze', 1, /Missing required argument: --profile/],
        ['bundle-diff', 1, /Missing required arguments: --current and --baseline/],
        ['analyze --profile', 1, /Missing required argument\. Please provide a value for the option\./],
        [`analyze ${MANIFEST}`, 1, /Unused args: /],
        ['stats-analyze --profile a.json --no-open', 1, /Unknown option\. Please check your command\./],
        ['analyze --profile missing.json', 1, /ENOENT: no such file or directory, open '.*missing\.json'/],
        ['analyze --profile dist', 1, /EISDIR/],
        ['analyze --profile package.json', 1, /Cannot convert undefined or null to object/],
        [`analyze --profile ${MANIFEST} --port abc`, 1, /AssertionError.*false == true/s],
        [`bundle-diff --baseline ${MANIFEST} --current ${MANIFEST} --json --html`, 0, /cannot be used together/],
      ];
      await Promise.all(
        cases.map(async ([args, code, message]) => {
          const ended = await lab.cli(args.split(' '), { cwd });
          expect(`exit code of rsdoctor ${args}`, ended.code, code);
          expect(`message of rsdoctor ${args}`, ended.log, message);
        }),
      );
    }),
  },
];
