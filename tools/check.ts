/**
 * `npm run check [-- names…] [--list]`: the checks of tools/checks. Names are groups or checks; `--list` shows all.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from './checks/index.ts';
import { readSite } from './checks/read/site.ts';
import { chooseChecks, describeOutcome, runCheck } from './checks/run.ts';
import { command } from './lib/command.ts';
import type { Problem } from './lib/problem.ts';

await command(import.meta, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
  if (values.list) {
    for (const group of groups) {
      console.log(`${group.name}: ${group.about}${group.onlyWhenNamed ? ' (only when named)' : ''}`);
      for (const check of group.checks) console.log(`  ${check.name.padEnd(14)} ${check.about}`);
    }
    return;
  }
  const site = readSite(path.join(import.meta.dirname, '../docs'));
  const start = performance.now();
  const chosen = chooseChecks(groups, positionals);
  const problems: Problem[] = [];
  let failed = 0;
  for (const each of chosen) {
    const outcome = await runCheck(each.check, site);
    console.log(describeOutcome(each, outcome));
    problems.push(...outcome.problems);
    if (outcome.problems.length > 0) failed += 1;
  }
  // Print problems last, where people look first.
  for (const problem of problems) console.error(problem.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${chosen.length - failed} checks passed, ${failed} failed (${seconds} s)`);
  process.exitCode = failed > 0 ? 1 : 0;
});
