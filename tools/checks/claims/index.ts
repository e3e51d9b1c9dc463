/**
 * `npm run check:claims [-- topic-or-id …]`: what pages say about behaviour, by small builds and calls of the real packages.
 * See claim.ts for what a claim is, and named.ts for how a page names one.
 */
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import { run } from '../../lib/run.ts';
import { repositoryRoot } from '../../sample/workspace.ts';
import { readPages } from '../content/read.ts';
import type { Claim } from './claim.ts';
import { Lab } from './lab.ts';
import { claimsAreNamed } from './named.ts';
import { claims, topics } from './topics.ts';

/** Claims that are checked at the same time; builds wait for a core in any case. */
const AT_ONCE = 6;

/** Tries one claim: the problem when it does not hold. */
async function tryClaim({ id, says, check }: Claim, lab: Lab): Promise<Problem | undefined> {
  const start = Date.now();
  let problem: Problem | undefined;
  try {
    await check(lab);
  } catch (error) {
    const seen = error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error);
    problem = new Problem(`claim ${id}`, 'does not hold', {
      expected: says,
      seen: seen?.replaceAll('\n', '\n              ') ?? '',
      fix: `correct the pages that name it (grep -rn ${id} docs), or the claim`,
    });
  }
  console.log(`  ${problem ? 'FAIL' : 'ok  '} ${id} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return problem;
}

/** The claims that were asked for on the command line, by topic or id. */
function chosen(names: readonly string[]): readonly Claim[] {
  if (names.length === 0) return claims;
  const unknown = names.filter((name) => !(name in topics) && !claims.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Problem(unknown.join(', '), 'no such topic or claim', { expected: Object.keys(topics).join(', ') });
  return claims.filter((claim) => names.some((name) => name === claim.id || topics[name]?.includes(claim)));
}

async function main(): Promise<void> {
  const start = Date.now();
  const list = chosen(process.argv.slice(2).filter((name) => name !== '--'));
  const problems = claimsAreNamed(readPages(path.join(repositoryRoot, 'docs')), claims);
  const lab = new Lab();
  const queue = [...list];
  const work = async () => {
    for (let claim = queue.shift(); claim; claim = queue.shift()) {
      const problem = await tryClaim(claim, lab);
      if (problem) problems.push(problem);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    lab.close();
  }
  for (const problem of problems) console.error(problem.message);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `${problems.length === 0 ? 'ok  ' : 'FAIL'} claims: ${list.length} in ${seconds} s${problems.length > 0 ? `, ${problems.length} problems` : ''}`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await run(main);
