/** Printed output names the run that prints it (packages/evidence runs it), or says why none can. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeOf } from '@rsdoctor-docs/base/docs/fences';
import { Problem } from '@rsdoctor-docs/base/problem';

const outputLanguages = new Set(['', 'text', 'txt', 'log', 'console', 'ansi']);

/** Whether a block shows what a tool printed: its language is no programming language, or its title says so. */
function isOutput(fence: Pick<Fence, 'language' | 'meta' | 'file'>): boolean {
  return (
    (outputLanguages.has(fence.language) && fence.file === undefined) ||
    /^(?:Output|输出)$/i.test(fence.meta.title ?? '')
  );
}

/** Output blocks that neither name a run nor say why. */
export const outputFaults = (fences: readonly Fence[]): Problem[] =>
  fences
    .filter((fence) => isOutput(fence) && fence.meta.observed === undefined)
    .flatMap((fence) => {
      const reason = fence.meta['no-check'];
      if (reason === undefined)
        return new Problem(placeOf(fence), 'nothing compares this output with a run', {
          expected: 'observed="a config below docs/samples or a name in docs/samples/runs.json"',
          seen: fence.code.split('\n')[0] ?? '',
          fix: 'if nothing here can print it, say why in its fence: no-check="why"',
        });
      if (reason !== 'true' && reason.trim().length >= 8) return [];
      return new Problem(placeOf(fence), 'the block opts out of the check without a reason', {
        expected: 'no-check="why no run here can print it"',
        seen: reason,
      });
    });

export const outputs: Check<Fence> = {
  name: 'outputs',
  about: 'every block of output names the run that prints it, or says why none can',
  of: 'blocks of output',
  items: (site) => fencesOf(site).filter(isOutput),
  problems: outputFaults,
};
