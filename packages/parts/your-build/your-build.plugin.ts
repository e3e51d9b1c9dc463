/**
 * `<YourBuild fact="largest-initial-file" />` in a page: a line about the reader's own build while a report of theirs is open
 * in this tab (draw.ts), and nothing otherwise. In a cell of a table it is a sign that the row fits.
 */
import { isJsx, type Jsx } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, blockElement, faultOf, inlineElement, replaceNodes } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import type { Part } from '@rsdoctor-docs/preset';
import type { Nodes, Root } from 'mdast';
import { FACTS, isSign } from './facts.ts';
import { FACT } from './names.ts';

const ELEMENT = 'YourBuild';
const NAMES = Object.keys(FACTS);
const NAMED = `name one of ${NAMES.join(', ')}`;

const isOwn = (node: Nodes): node is Jsx => isJsx(node) && node.name === ELEMENT;

/** The fact that an element names. @throws Problem when there is none, or it is in the wrong place */
function factOf(element: Jsx, file: string): string {
  const fault = faultOf(element, file);
  const { fact = '' } = attributesOf(element);
  if (!NAMES.includes(fact))
    throw fault(`there is no fact "${fact}"`, {
      expected: nearest(fact, NAMES) ?? `one of ${NAMES.join(', ')}`,
      fix: NAMED,
    });
  const isInline = element.type === 'mdxJsxTextElement';
  if (isInline !== isSign(fact))
    throw fault(isInline ? 'a line stands in a text' : 'a sign stands outside of a table', {
      seen: fact,
      fix: isInline ? 'give the element a line of its own' : 'write it into a cell, behind the symptom',
    });
  return fact;
}

/** Puts an empty, hidden element in the place of each, which draw.ts fills. */
export function drawPlaces(tree: Root, file: string): void {
  replaceNodes(tree, (node) => {
    if (!isOwn(node)) return undefined;
    const attributes = { [FACT]: factOf(node, file), hidden: 'hidden' };
    return node.type === 'mdxJsxTextElement' ? inlineElement('span', attributes, []) : blockElement('p', attributes);
  });
}

/** Takes them out: a Markdown twin is read without the reader's report. */
export function takeOut(tree: Nodes): void {
  if (!('children' in tree)) return;
  tree.children = tree.children.filter((node) => !isOwn(node)) as typeof tree.children;
  tree.children.forEach(takeOut);
}

export const yourBuild: Part = {
  name: 'your-build',
  chunks: { yours: import.meta.resolve('./draw.ts') },
  elements: [ELEMENT],
  names: { [ELEMENT]: { property: 'fact', ids: () => NAMES, fix: () => NAMED } },
  page: drawPlaces,
  twin: takeOut,
};
