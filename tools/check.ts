/**
 * `npm run check`: all checks of tools/checks that need no build, of all files.
 * `npm run check -- links code`: the checks and groups of these names; `-- built` those of the built site; `-- --list` shows all.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { LANGS } from '#theme/site.ts';
import { groups } from './checks/index.ts';
import { chooseChecks, runCheck } from './checks/run.ts';

await command(import.meta, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
  if (values.list) {
    for (const [group, checks] of Object.entries(groups))
      for (const check of checks) console.log(`${group.padEnd(7)} ${check.name.padEnd(14)} ${check.about}`);
    return;
  }
  const site = readSite(path.join(import.meta.dirname, '../docs'), LANGS);
  const start = performance.now();
  const outcomes = [];
  for (const check of chooseChecks(groups, positionals)) {
    const outcome = await runCheck(check, site);
    console.log(outcome.line);
    outcomes.push(outcome);
  }
  const failed = outcomes.filter(({ problems }) => problems.length > 0);
  // Print problems last, where people look first.
  for (const { message } of failed.flatMap(({ problems }) => problems)) console.error(message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcomes.length - failed.length} checks passed, ${failed.length} failed (${seconds} s)`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
