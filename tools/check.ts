/**
 * `npm run check`: all checks of tools/checks. If those that need no build pass, it builds the site and judges what was built.
 * `npm run check -- links code`: the checks and groups of these names, without a build; `-- --list` shows all.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import type { AnyCheck } from '@rsdoctor-docs/base/docs/check';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import type { Problem } from '@rsdoctor-docs/base/problem';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { groups } from './checks/index.ts';
import { chooseChecks, runCheck } from './checks/run.ts';
import { ensureBuilt } from './sites.ts';

await command(import.meta, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
  if (values.list) {
    for (const [group, checks] of Object.entries(groups))
      for (const check of checks) console.log(`${group.padEnd(7)} ${check.name.padEnd(14)} ${check.about}`);
    return;
  }
  const site = readSite(path.join(import.meta.dirname, '../docs'), LANGS);
  const start = performance.now();
  const problems: Problem[][] = [];
  const waiting: Problem[] = [];
  const run = async (checks: readonly AnyCheck[]): Promise<void> => {
    for (const check of checks) {
      const outcome = await runCheck(check, site);
      console.log(outcome.line);
      problems.push(outcome.problems);
      waiting.push(...outcome.waiting);
    }
  };
  await run(chooseChecks(groups, positionals));
  const areFound = problems.flat().length > 0;
  if (positionals.length === 0 && !areFound) {
    ensureBuilt('main');
    await run(chooseChecks(groups, ['built']));
  }
  for (const { message } of waiting) console.warn(`waits: ${message}`);
  // Print problems last, where people look first.
  for (const { message } of problems.flat()) console.error(message);
  const failed = problems.filter(({ length }) => length > 0).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${problems.length - failed} checks passed, ${failed} failed (${seconds} s)`);
  if (positionals.length === 0 && areFound) console.log('The site is built and judged when these pass.');
  process.exitCode = failed > 0 ? 1 : 0;
});
