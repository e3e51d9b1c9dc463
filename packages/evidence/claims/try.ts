/** Tries what pages say about behavior, by small builds and calls of the real packages (claim.ts). */
import { eachOf } from '@rsdoctor-docs/base/each-of';
import { Problem } from '@rsdoctor-docs/base/problem';
import { Lab, type Version } from '../harness/lab.ts';
import type { Claim } from './claim.ts';

/** Claims that run at the same time. The lab limits builds to the number of cores. */
const AT_ONCE = 6;

/** What the trial of a claim says. */
export interface Verdict {
  claim: Claim;
  /** Why it does not hold. */
  problem?: Problem;
  /** The bundlers with which it holds; none for a claim that builds nothing. */
  on: readonly Version[];
  /** Why it does not hold with Rspack 2 as it does with Rspack 1: pages may say it to other readers alone. */
  notOnRspack2?: Problem;
}

/** Tries a claim once. */
async function tryWith({ id, says, check }: Claim, lab: Lab): Promise<Problem | undefined> {
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
  } finally {
    lab.close();
  }
}

/** Tries a claim, and once more with Rspack 2 if it builds with Rspack. */
async function tryClaim(claim: Claim): Promise<Verdict> {
  const first = new Lab('rspack-1');
  const problem = await tryWith(claim, first);
  const isOfRspack1 = first.built.has('rspack-1') && !first.built.has('rspack-2');
  if (problem || !isOfRspack1) return { claim, ...(problem && { problem }), on: [...first.built] };
  const second = new Lab('rspack-2');
  const notOnRspack2 = await tryWith(claim, second);
  const on = notOnRspack2 ? first.built : new Set([...first.built, ...second.built]);
  return { claim, ...(notOnRspack2 && { notOnRspack2 }), on: [...on] };
}

/** Tries claims, several at a time. @param done is called with what each trial says */
export const tryClaims = (list: readonly Claim[], done: (verdict: Verdict) => void): Promise<void> =>
  eachOf(list, async (claim) => done(await tryClaim(claim)), AT_ONCE);
