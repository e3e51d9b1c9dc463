/**
 * Turns a number in a text (①) into a button that lights the same number in a picture
 * (packages/parts/shot/callouts.client.ts). In a caption it means the picture above; elsewhere the nearest one above that
 * has so many numbers. Sources and Markdown twins keep the plain number.
 */

import { isJsx } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, holdPunctuation, inlineElement, text } from '@rsdoctor-docs/base/mdx';
import type { Nodes, Root } from 'mdast';
import type { Lang } from '../site.ts';
import { wordsIn } from '../words/words.ts';
import { shotId } from './id.ts';

const NUMBERS = '①②③④⑤⑥⑦⑧⑨';
/** Nodes in which numbers stay text: some have an action of their own, others show their source. */
const LEFT_ALONE = ['heading', 'link', 'inlineCode', 'code', 'mdxjsEsm'];

/** @param countOf how many numbers a picture has, by its id */
export function linkCallouts(tree: Root, lang: Lang, countOf: (id: string) => number): void {
  /** Ids of the pictures above this place. The nearest comes first, because a number most likely means that one. */
  const before: string[] = [];
  const buttonOf = (number: string, caption: boolean): Nodes | undefined => {
    const index = NUMBERS.indexOf(number) + 1;
    const id = (caption ? before.slice(0, 1) : before).find((shot) => countOf(shot) >= index);
    if (!id) return undefined;
    return inlineElement(
      'button',
      {
        type: 'button',
        className: 'mark',
        'data-mark': `${shotId(id)} ${index}`,
        'aria-label': wordsIn(lang, 'shot').inPicture(number),
      },
      [text(number)],
    );
  };
  const visit = (node: Nodes, caption = false): Nodes[] => {
    if (LEFT_ALONE.includes(node.type)) return [node];
    if (node.type === 'text')
      return node.value
        .split(new RegExp(`([${NUMBERS}])`))
        .filter(Boolean)
        .map((part) => (NUMBERS.includes(part) && buttonOf(part, caption)) || text(part));
    const isShot = isJsx(node) && node.name === 'Shot';
    if (isShot) before.unshift(attributesOf(node).id ?? '');
    if ('children' in node)
      node.children = (node.children as Nodes[]).flatMap((child) =>
        visit(child, caption || isShot),
      ) as typeof node.children;
    return [node];
  };
  visit(tree);
  holdPunctuation(tree, (node) => node.name === 'button' && attributesOf(node).className === 'mark');
}
