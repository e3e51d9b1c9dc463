/** Recorded numbers come from docs/generated, so that all pages give one number for one thing. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { proseOf } from '@rsdoctor-docs/base/docs/prose';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';

/** Matches names that count a thing: `files`, `css.files`; not `files.bytes`, which is a size. */
const counts = (thing: string) => new RegExp(`(?:^|\\.)${thing}\\b(?!.*\\.(?:bytes|ms|percent)$)`);

interface Unit {
  /** How a text writes the unit behind a number; a regular expression. */
  written: string;
  /** The names of the recorded numbers that have this unit. */
  names: RegExp;
  /** How many bytes, milliseconds or pieces make one of this unit: 1000 for KB. */
  size: number;
}

const UNITS: readonly Unit[] = [
  { written: 'KB', names: /\.bytes$/, size: 1000 },
  { written: 'MB', names: /\.bytes$/, size: 1e6 },
  { written: 'bytes|字节', names: /\.bytes$/, size: 1 },
  { written: 's\\b|seconds|秒', names: /\.ms$/, size: 1000 },
  { written: 'ms|毫秒', names: /\.ms$/, size: 1 },
  { written: '%|percent', names: /\.percent$/, size: 1 },
  // One word may stand between: 336 plain modules, 336 个普通模块.
  { written: '(?:[a-z]+ )?modules|个\\p{Script=Han}{0,3}模块', names: counts('modules'), size: 1 },
  { written: '(?:[a-z]+ )?files|个\\p{Script=Han}{0,3}文件', names: counts('files'), size: 1 },
  { written: 'runs|次', names: counts('runs'), size: 1 },
];
const QUANTITIES = UNITS.map(({ written, ...unit }) => ({
  ...unit,
  pattern: new RegExp(`(?<![\\d.,])(?<whole>\\d{1,3}(?:,\\d{3})+|\\d+)(?<fraction>\\.\\d+)? ?(?:${written})`, 'gu'),
}));

/** Recorded numbers that a text gives, rounded as they may be: `2.30 s`, `198 KB`, `336 plain modules`. */
function* recordedIn(text: string, numbers: Numbers): Iterable<{ seen: string; name: string }> {
  for (const { pattern, names, size } of QUANTITIES)
    for (const { 0: seen, groups: { whole = '', fraction = '' } = {} } of text.matchAll(pattern)) {
      const value = Number(whole.replaceAll(',', '') + fraction);
      // Smaller numbers occur in texts by chance.
      if (value < (fraction ? 1 : 100)) continue;
      const decimals = Math.max(0, fraction.length - 1);
      const [name] = Object.keys(numbers)
        .filter((one) => names.test(one) && ((numbers[one] ?? 0) / size).toFixed(decimals) === value.toFixed(decimals))
        .sort((a, b) => a.length - b.length);
      if (name) yield { seen, name };
    }
}

/** Each `<N>` names a known number, and no recorded number is written by hand, except in code. */
export function* badNumbers(page: Page, numbers: Numbers): Iterable<Problem> {
  for (const node of nodesIn(page.tree)) {
    const of = isJsx(node) && node.name === 'N' ? (attributesOf(node).of ?? '') : undefined;
    if (of !== undefined && numbers[of] === undefined)
      yield new Problem(placeOf(page, node), `<N of="${of}" />: no such number`, {
        expected: nearest(of, Object.keys(numbers)) ?? 'a name in docs/generated/sample.json or open-mct.json',
        fix: 'correct the name, or count the number in packages/evidence/numbers and run npm run evidence -- numbers',
      });
  }
  // The home page has no place for an element: theme/home/sample.test.ts compares its numbers.
  for (const { text, line } of page.kind === 'home' ? [] : proseOf(page))
    for (const { seen, name } of recordedIn(text, numbers))
      if (!page.source.includes(`by hand: ${seen}`))
        yield new Problem(`${page.file}:${line}`, 'a number of the sample is written by hand', {
          expected: `<N of="${name}" />`,
          seen,
          fix: `write the element; alt and frontmatter do without the number; a number of something else: {/* by hand: ${seen}, what it is */}`,
        });
}

const numbersOf = once(knownNumbers);

export const sampleNumbers = pageCheck('sample-numbers', 'recorded numbers come from docs/generated', (page) =>
  badNumbers(page, numbersOf()),
);
