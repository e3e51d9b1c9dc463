/** Every JSON block parses. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeInCode } from '@rsdoctor-docs/base/docs/fences';
import { findJsonFault } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';

const isJson = (fence: Fence) => /^json(?:c|5)?$/.test(fence.language) && !fence.missing;

/** Problems of the JSON blocks; `jsonc` and `json5` may have comments. */
export function jsonFaults(fences: readonly Fence[]): Problem[] {
  return fences.filter(isJson).flatMap((fence) => {
    const fault = findJsonFault(fence.code, fence.language !== 'json');
    if (!fault) return [];
    return new Problem(placeInCode(fence, fault.line), 'the JSON block does not parse', {
      seen: fault.message,
      fix: 'correct it, or call the block jsonc when it has comments',
    });
  });
}

export const json: Check<Fence> = {
  name: 'json',
  about: 'every JSON block parses',
  of: 'JSON blocks',
  items: (site) => fencesOf(site).filter(isJson),
  problems: jsonFaults,
};
