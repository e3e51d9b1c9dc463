/** Recorded numbers come from docs/generated, so that all pages give one number for one thing. */
import { formatNumber } from '../../../packages/evidence/numbers/format-number.ts';
import { knownNumbers, type Numbers } from '../../../packages/evidence/numbers/numbers.ts';
import { once } from '../../lib/once.ts';
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { isJsx, nodesIn, textAttribute } from '../read/nodes.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Smaller numbers of bytes occur in texts by chance. */
const DISTINCT = 1000;
const BYTES = /(?<![\d.,])(?:\d+\.\d\d [KM]B|\d{1,3}(?:,\d{3})+ (?:bytes|字节))/g;

/** The component to write in place of each text of a recorded number of bytes. */
const writtenBytes = (numbers: Numbers, language: 'en' | 'zh'): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(numbers)
      .filter((name) => name.endsWith('.bytes') && (numbers[name] ?? 0) >= DISTINCT)
      // Later entries replace earlier ones, so that the shortest name of a number is offered.
      .sort((a, b) => b.length - a.length)
      .flatMap((name) => [
        [formatNumber({ of: name }, numbers, language), `<N of="${name}" />`],
        [formatNumber({ of: name, as: 'bytes' }, numbers, language), `<N of="${name}" as="bytes" />`],
      ]),
  );

/** Each `<N>` names a known number, and no recorded number of bytes is written by hand, except in code. */
export function* badNumbers(page: Page, numbers: Numbers): Iterable<Problem> {
  const written = writtenBytes(numbers, page.lang);
  for (const node of nodesIn(page.tree)) {
    const of = isJsx(node) && node.name === 'N' ? textAttribute(node, 'of') : undefined;
    if (of !== undefined && numbers[of] === undefined)
      yield new Problem(placeOf(page, node), `<N of="${of}" />: no such number`, {
        expected: 'a name in docs/generated/sample.json or open-mct.json',
        fix: 'correct the name, or count the number in packages/evidence/numbers and run npm run evidence -- numbers',
      });
    for (const [seen] of node.type === 'text' ? node.value.matchAll(BYTES) : []) {
      const expected = written.get(seen);
      if (expected)
        yield new Problem(placeOf(page, node), 'a number of the sample is written by hand', { expected, seen });
    }
  }
}

const numbersOf = once(knownNumbers);

export const sampleNumbers = pageCheck('sample', 'recorded numbers come from docs/generated', (page) =>
  badNumbers(page, numbersOf()),
);
