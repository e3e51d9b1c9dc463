/** What stands in the first line of a code block is there: the file that it shows, the lines that it marks, the marks in it. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeInCode, placeOf } from '@rsdoctor-docs/base/docs/fences';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';

/** The marks of lines that are painted (packages/preset/parts/code/code.plugin.ts). */
const MARKS = ['highlight', 'hl', '++', '--', 'focus'];

/** The lines that `{2,4-6}` marks. */
const markedLines = (marked: string): number[] => marked.split(/[,-]/).filter(Boolean).map(Number);

function* faultsOf(fence: Fence): Iterable<Problem> {
  const { code, file, missing, marked, meta } = fence;
  if (missing) {
    yield new Problem(placeOf(fence), `shows a file that is not there: ${file}`, {
      fix: 'correct file="…": /x is below docs, <root>/x below the repository; or add the file',
    });
    return;
  }
  if (meta.file && fence.written)
    yield new Problem(placeOf(fence), 'shows a file and has code of its own', { fix: 'delete one of them' });
  const lines = code.trimEnd().split('\n');
  const beyond = markedLines(marked ?? '').find((line) => line < 1 || line > lines.length);
  if (beyond !== undefined)
    yield new Problem(placeOf(fence), `marks line ${beyond}, which the block does not have`, {
      expected: `1 to ${lines.length}`,
      seen: `{${marked}}`,
      fix: 'correct the numbers in braces',
    });
  for (const [index, line] of lines.entries())
    for (const [, mark = '', count = '1'] of line.matchAll(/\[!code ([^\]\s:]+)(?::([^\]]*))?\]/g)) {
      const at = placeInCode(fence, index + 1);
      if (!MARKS.includes(mark)) {
        const meant = nearest(mark, MARKS);
        yield new Problem(at, `readers would see "[!code ${mark}]" as code`, {
          expected: meant ?? MARKS.join(', '),
          fix: 'write one of these marks, or delete it',
        });
      } else if (!/^[1-9]\d*$/.test(count))
        yield new Problem(at, `a mark for "${count}" lines`, { expected: 'a number from 1 on' });
      else if (index + Number(count) > lines.length)
        yield new Problem(at, `a mark for ${count} lines, which the block does not have`, {
          expected: `${lines.length - index} at most`,
          fix: 'correct the number behind the colon',
        });
    }
}

/** Problems of code blocks that the build would show otherwise than meant, or stop at without a line. */
export const fenceFaults = (fences: readonly Fence[]): Problem[] => fences.flatMap((fence) => [...faultsOf(fence)]);

export const fences: Check<Fence> = {
  name: 'fences',
  about: 'the file that a block shows, the lines that it marks and the marks in it exist',
  of: 'code blocks',
  items: fencesOf,
  problems: fenceFaults,
};
