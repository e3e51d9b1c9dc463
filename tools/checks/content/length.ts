/** A guide shows its task first: what is only looked up stands in a fold, `:::details Every control on this screen`. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Bundler } from '@rsdoctor-docs/parts/bundlers';
import { ALL, bundlersAt } from '@rsdoctor-docs/parts/checks';
import type { Nodes } from 'mdast';

const LIMITS: Readonly<Record<string, { most: number; unit: string; pattern: RegExp } | undefined>> = {
  en: { most: 1300, unit: 'words', pattern: /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu },
  zh: { most: 1800, unit: 'characters', pattern: /\p{Script=Han}/gu },
};

/** What readers of a bundler see of a node as text, without what stands in its folds. Code in blocks is not counted. */
function shownIn(node: Nodes, bundler: Bundler, file: string): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node) || bundlersAt(node, file)?.includes(bundler) === false) return '';
  let folded = false;
  const shown: string[] = [];
  for (const child of node.children) {
    const mark = child.type === 'paragraph' ? nodeText(child).trim() : '';
    // Without blank lines around them, both ends and what is between them are one paragraph.
    const isEnd = /(?:^|\n):::$/.test(mark);
    if (mark.startsWith(':::details')) folded = !isEnd;
    else if (folded) folded = !isEnd;
    else shown.push(shownIn(child, bundler, file));
  }
  return shown.join(' ');
}

export function* lengthFaults(page: Page): Iterable<Problem> {
  const limit = LIMITS[page.lang];
  if (!limit) return;
  const { most, unit, pattern } = limit;
  const lengths = ALL.map((each) => shownIn(page.tree, each, page.file).match(pattern)?.length ?? 0);
  const length = Math.max(...lengths);
  if (length > most)
    yield new Problem(placeOf(page), 'the guide is longer than readers read', {
      expected: `${most} ${unit} outside of folds`,
      seen: String(length),
      fix: 'shorten it, or put what is only looked up between ":::details Every control on this screen" and ":::"',
    });
}

export const length = pageCheck(
  'length',
  'guides show the task first: 1,300 words or 1,800 Chinese characters, the rest in a fold',
  (page) => lengthFaults(page),
  ({ kind, route }) => kind !== 'excerpt' && route.startsWith('guide/'),
);
