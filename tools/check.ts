/** `npm run check [-- names…] [--list]`: the checks of tools/checks. Names are groups or checks; `--list` shows all. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from './checks/index.ts';
import { readSite } from './checks/read/site.ts';
import { chooseChecks, runCheck } from './checks/run.ts';
import { command } from './lib/command.ts';
import { Problem } from './lib/problem.ts';

await command(import.meta, async () => {
  const { positionals, tokens } = parseArgs({ strict: false, tokens: true });
  const options = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  const odd = options.find((name) => name !== '--list');
  if (odd)
    throw new Problem(`npm run check -- ${odd}`, 'there is no such option', {
      expected: 'npm run check                 all checks that need no build, of all files',
      seen: odd,
      fix: 'npm run check -- links code for some checks, -- built for those of a build, -- --list to see all',
    });
  if (options.length > 0) {
    for (const [group, checks] of Object.entries(groups))
      for (const check of checks) console.log(`${group.padEnd(7)} ${check.name.padEnd(14)} ${check.about}`);
    return;
  }
  const site = readSite(path.join(import.meta.dirname, '../docs'));
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
