/** What a rebuild runs again. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lab } from '../harness/lab.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, COMMON_LOADER } from './projects.ts';

/** How many files a project has that go through the loader. The slow build's guide names the number. */
const FILES = 40;
/** A bundler looks for changes only when a build is done. */
const IDLE = 700;

/** A CommonJS loader that notes each of its runs. */
const loader = (cacheable: boolean) => `const fs = require('node:fs');

module.exports = function stamp(text) {
  ${cacheable ? '' : 'this.cacheable(false);'}
  fs.appendFileSync(process.env.RUNS, this.resourcePath + '\\n');
  return text;
};
`;

const files: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: FILES }, (_, at) => [`src/part${at}.js`, `export const part${at} = () => ${at};\n`]),
);
const entry = Object.keys(files)
  .map((file, at) => `import { part${at} } from './${path.basename(file)}';\ndocument.body.append(part${at}());\n`)
  .join('');

/** How often the loader runs in the rebuild after one saved file. */
async function runsAfterSave(
  lab: Lab,
  bundler: Bundler,
  { cacheable, rsdoctor, mode = 'development' }: { cacheable: boolean; rsdoctor: boolean; mode?: string },
): Promise<number> {
  const cwd = await lab.project({
    bundler,
    rsdoctor: rsdoctor && { disableClientServer: true },
    config: `{ mode: '${mode}', module: { rules: [{ test: /part\\d+\\.js$/, loader: './loaders/stamp.js' }] } }`,
    files: {
      'package.json': COMMON_LOADER['package.json'],
      'loaders/stamp.js': loader(cacheable),
      ...files,
      'src/index.js': entry,
      'src/total.js': null,
    },
  });
  const notes = path.join(cwd, 'runs.txt');
  const program = await lab.bundle(bundler, cwd, { args: ['--watch'], env: { CI: '', RUNS: notes } });
  const build = (count: number) => program.prints(new RegExp(`(?:compiled (?:successfully|with)[^]*){${count}}`));
  await build(1);
  await wait(IDLE);
  expect(`runs in the first build of ${bundler}`, linesOf(notes), FILES);
  fs.rmSync(notes);
  fs.appendFileSync(path.join(cwd, 'src/part0.js'), 'export const more = 1;\n');
  await build(2);
  program.stop();
  return linesOf(notes);
}

const linesOf = (file: string): number => fs.readFileSync(file, 'utf8').trim().split('\n').length;

export const rebuilds: readonly Claim[] = [
  {
    id: 'uncached-loader-runs-for-all-files',
    says: 'In a rebuild a loader that calls cacheable(false) runs for all 40 files, and without the call for the one that was saved. With Rsdoctor on, a CommonJS loader runs for all files either way.',
    async check(lab) {
      for (const bundler of BUNDLERS)
        for (const [cacheable, rsdoctor, expected] of [
          [false, false, FILES],
          [true, false, 1],
          [false, true, FILES],
          [true, true, FILES],
        ] as const)
          expect(
            `runs in a rebuild of ${bundler}, ${cacheable ? 'cacheable' : 'not cacheable'}, Rsdoctor ${rsdoctor ? 'on' : 'off'}`,
            await runsAfterSave(lab, bundler, { cacheable, rsdoctor }),
            expected,
          );
    },
  },
  {
    id: 'production-watch-caches-no-loader',
    says: 'In watch mode a production build runs a loader for all 40 files after one was saved, also a loader that may be cached.',
    async check(lab) {
      for (const bundler of BUNDLERS)
        expect(
          `runs in a production rebuild of ${bundler}`,
          await runsAfterSave(lab, bundler, { cacheable: true, rsdoctor: false, mode: 'production' }),
          FILES,
        );
    },
  },
];
