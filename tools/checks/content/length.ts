/** A guide shows its task first: what is only looked up stands in a fold, `:::details Every control on this screen`. */

import { isJsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes } from 'mdast';
import { pageCheck } from '../check.ts';

const LIMITS: Readonly<Record<string, { most: number; unit: string; pattern: RegExp } | undefined>> = {
  en: { most: 1300, unit: 'words', pattern: /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu },
  zh: { most: 1800, unit: 'characters', pattern: /\p{Script=Han}/gu },
};

/** Guides that are longer. The list only becomes shorter. */
const OPEN: readonly string[] = ['guide/more/faq', 'guide/more/known-issues', 'guide/start/cicd'];

/** The bundlers that an element `<Bundler is="Rspack 1, webpack">` names; none of other elements. */
const bundlersOf = (node: Nodes): string[] =>
  isJsx(node) && node.name === 'Bundler' ? (attributesOf(node).is ?? '').split(',').map((name) => name.trim()) : [];

/** Whether a reader of a bundler sees an element: `Rspack` is for those of `Rspack 2` as well. */
const isFor = (node: Nodes, reader: string): boolean => {
  const names = bundlersOf(node);
  return names.length === 0 || names.some((name) => reader === name || reader.startsWith(`${name} `));
};

/** What the readers of a bundler see of a node as text, without what stands in its folds. Code in blocks is not counted. */
function shownIn(node: Nodes, reader: string): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  let folded = false;
  const shown: string[] = [];
  for (const child of node.children) {
    const mark = child.type === 'paragraph' ? nodeText(child).trim() : '';
    if (mark.startsWith(':::details')) folded = true;
    else if (folded && mark === ':::') folded = false;
    else if (!folded && isFor(child, reader)) shown.push(shownIn(child, reader));
  }
  return shown.join(' ');
}

/** The fault of a guide that is too long. @param open routes that may still be longer */
export function* lengthFaults(page: Page, open = OPEN): Iterable<Problem> {
  const limit = LIMITS[page.lang];
  if (!limit) return;
  const { most, unit, pattern } = limit;
  const readers = new Set(['', ...[...nodesIn(page.tree)].flatMap(bundlersOf)]);
  const length = Math.max(...[...readers].map((reader) => shownIn(page.tree, reader).match(pattern)?.length ?? 0));
  if (length > most && !open.includes(page.route))
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
