/** Every JavaScript and TypeScript block parses. `npm run evidence -- page/…` builds the blocks too, which takes longer. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeInCode } from '@rsdoctor-docs/base/docs/fences';
import { Problem } from '@rsdoctor-docs/base/problem';
import { parseSync } from 'rolldown/experimental';

/** How a block is parsed, by its language: JavaScript may hold JSX. */
const SYNTAX: Readonly<Record<string, 'jsx' | 'ts' | 'tsx'>> = {
  js: 'jsx',
  javascript: 'jsx',
  jsx: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
};

const isScript = ({ language, missing, meta }: Fence) => language in SYNTAX && !missing && !('no-check' in meta);

/** Problems of the script blocks; only the first fault of a block is named. */
export function scriptFaults(fences: readonly Fence[]): Problem[] {
  return fences.filter(isScript).flatMap((fence) => {
    const [fault] = parseSync(`block.${SYNTAX[fence.language]}`, fence.code).errors;
    if (!fault) return [];
    const line = fence.code.slice(0, fault.labels[0]?.start).split('\n').length;
    return new Problem(placeInCode(fence, line), 'the block does not parse', {
      seen: `${fault.message}: ${fence.code.split('\n')[line - 1]?.trim() ?? ''}`,
      fix: 'correct it; an excerpt that cannot stand alone says so: no-check="why"',
    });
  });
}

export const scripts: Check<Fence> = {
  name: 'scripts',
  about: 'every JavaScript and TypeScript block parses',
  of: 'script blocks',
  items: (site) => fencesOf(site).filter(isScript),
  problems: scriptFaults,
};
