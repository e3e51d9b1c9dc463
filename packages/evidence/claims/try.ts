/** Tries what pages say about behavior, by small builds and calls of the real packages (claim.ts). */
import { eachOf } from '@rsdoctor-docs/base/each-of';
import { Problem } from '@rsdoctor-docs/base/problem';
import { Lab } from '../harness/lab.ts';
import type { Claim } from './claim.ts';

/** Claims that run at the same time. The lab limits builds to the number of cores. */
const AT_ONCE = 6;

/** Tries one claim: the problem when it does not hold. */
async function tryClaim({ id, says, check }: Claim, lab: Lab): Promise<Problem | undefined> {
  try {
    await check(lab);
    return undefined;
  } catch (error) {
    const seen = error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error);
    return new Problem(`claim ${id}`, 'does not hold', {
      expected: says,
      seen: seen?.replaceAll('\n', '\n              ') ?? '',
      fix: `correct the pages that name it (grep -rn ${id} docs), or the claim`,
    });
  }
}

/** Tries claims, several at a time. @param done is called with each claim, and its problem if it does not hold */
export async function tryClaims(
  list: readonly Claim[],
  done: (claim: Claim, problem: Problem | undefined) => void,
): Promise<void> {
  const lab = new Lab();
  try {
    await eachOf(list, async (claim) => done(claim, await tryClaim(claim, lab)), AT_ONCE);
  } finally {
    lab.close();
  }
}
