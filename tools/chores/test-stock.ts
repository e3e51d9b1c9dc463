/**
 * `npm run test:stock`: builds the site and its fixtures with all patches switched off, into folders of their own, and
 * runs the browser tests of reading, search and navigation on them. Those that are about what a patch does are left
 * out.
 */
import { spawnSync } from 'node:child_process';
import { OFF_VARIABLE } from '../framework/patch.ts';

/** The folder that the configurations build into and the tests read, instead of doc_build. */
const FOLDER = 'doc_build_stock';

const SPECS = ['page-parts', 'without-javascript', 'navigate', 'menus', 'language', 'search'];

/** Tests of what a patch does, by words of their titles. */
const LEFT_OUT = [
  // locale-redirect: the stock script drops the hash.
  'is led to Chinese on the first visit',
];

const commands = [
  // The sites themselves are built by the tests when they are missing or out of date.
  [
    'playwright',
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--grep-invert',
    LEFT_OUT.join('|'),
    ...SPECS.map((name) => `tests/site/${name}.spec.ts`),
    ...process.argv.slice(2),
  ],
];

for (const [program = '', ...args] of commands) {
  console.log(`\n— ${program} ${args.join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [OFF_VARIABLE]: 'all', SITE_FOLDER: FOLDER },
  });
  if (status !== 0) process.exit(status ?? 1);
}
