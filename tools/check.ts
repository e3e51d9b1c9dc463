/**
 * `npm run check [-- names…] [--all] [--base BRANCH] [--list]`: the checks of tools/checks on what differs from main.
 * Names are groups or checks; `--all` looks at everything, `--list` says what there is.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readScope } from './checks/changed.ts';
import { groups } from './checks/index.ts';
import { readSite } from './checks/read/site.ts';
import { chooseChecks, describeOutcome, runCheck } from './checks/run.ts';
import { command } from './lib/command.ts';
import type { Problem } from './lib/problem.ts';

const root = path.join(import.meta.dirname, '..');

function list(): void {
  for (const group of groups) {
    console.log(`${group.name}: ${group.about}${group.onlyWhenNamed ? ' (only when named)' : ''}`);
    for (const check of group.checks) console.log(`  ${check.name.padEnd(14)} ${check.about}`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      list: { type: 'boolean' },
      base: { type: 'string' },
    },
  });
  if (values.list) return list();
  const site = readSite(path.join(root, 'docs'));
  const scope = values.all ? undefined : readScope(root, values.base);
  if (scope?.files.length === 0) {
    console.log(`Nothing differs from ${scope.base}. npm run check -- --all looks at everything.`);
    return;
  }
  if (scope) console.log(`${scope.files.length} files differ from ${scope.base}.`);
  const start = performance.now();
  const chosen = chooseChecks(groups, positionals);
  let failed = 0;
  const problems: Problem[] = [];
  for (const each of chosen) {
    const outcome = await runCheck(each.check, site, scope);
    problems.push(...outcome.problems);
    console.log(describeOutcome(each, outcome));
    if (outcome.state === 'failed') failed += 1;
  }
  // Last, where they are looked for.
  for (const problem of problems) console.error(problem.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${chosen.length - failed} checks passed, ${failed} failed (${seconds} s)`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await command(import.meta, main);
