/** Recorded numbers come from docs/generated, so that one thing has one number everywhere. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatNumber } from '../../../packages/evidence/numbers/format-number.ts';
import { knownNumbers, type Numbers } from '../../../packages/evidence/numbers/numbers.ts';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Bytes with four digits or more: nothing else in the docs looks like one of them by chance. */
const DISTINCT = 1000;
const BYTES = /(?<![\d.,])(?:\d+\.\d\d [KM]B|\d{1,3}(?:,\d{3})+ (?:bytes|字节))/g;

/** How the numbers of bytes are written, with a name of each. */
function writtenBytes(numbers: Numbers, language: 'en' | 'zh'): ReadonlyMap<string, string> {
  const names = Object.keys(numbers).filter((name) => name.endsWith('.bytes') && (numbers[name] ?? 0) >= DISTINCT);
  return new Map(
    // The first name of a number is the shortest: later entries must not replace it.
    names
      .sort((a, b) => b.length - a.length)
      .flatMap((name) => [
        [formatNumber({ of: name }, numbers, language), `<N of="${name}" />`],
        [formatNumber({ of: name, as: 'bytes' }, numbers, language), `<N of="${name}" as="bytes" />`],
      ]),
  );
}

const isNumber = (node: Nodes) => 'name' in node && node.name === 'N' && 'attributes' in node;

/** Each `<N>` names a known number, and no recorded number of bytes is written by hand. Code is left alone. */
export function sampleNumbersHold(pages: readonly Page[], numbers: Numbers): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const written = writtenBytes(numbers, page.lang);
    visit(page.tree, (node) => {
      if (isNumber(node)) {
        const of = attributeOf(node, 'of');
        if (numbers[of] === undefined)
          problems.push(
            new Problem(placeOf(page, node), `<N of="${of}" />: no such number`, {
              expected: 'a name in docs/generated/sample.json or open-mct.json',
              fix: 'correct the name, or count the number in packages/evidence/numbers and run npm run evidence -- numbers',
            }),
          );
      }
      if (node.type !== 'text') return;
      for (const [text] of node.value.matchAll(BYTES)) {
        const component = written.get(text);
        if (component)
          problems.push(
            new Problem(placeOf(page, node), 'a number of the sample is written by hand', {
              expected: component,
              seen: text,
            }),
          );
      }
    });
    return problems;
  });
}

/** The text of an attribute; empty without one. */
function attributeOf(node: Nodes, name: string): string {
  const attributes = 'attributes' in node ? (node.attributes as Array<{ name?: string; value?: unknown }>) : [];
  return String(attributes.find((attribute) => attribute.name === name)?.value ?? '');
}

export const sampleNumbers: Check<Page> = {
  name: 'sample',
  about: 'recorded numbers come from docs/generated',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages) => sampleNumbersHold(pages, knownNumbers()),
};
