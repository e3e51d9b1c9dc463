/** Changing the MDX syntax tree of a page. */
import type { InlineCode, Nodes, Paragraph, PhrasingContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isJsx, type Jsx, lineOf, nodesIn } from './docs/nodes.ts';
import { Problem } from './problem.ts';

type InlineElement = Extract<Jsx, { type: 'mdxJsxTextElement' }>;
type BlockElement = Extract<Jsx, { type: 'mdxJsxFlowElement' }>;

/** Rspress's record of a page, which its plugins may change. */
export interface PageMeta {
  frontmatter: Record<string, unknown>;
  /** The headings of the outline. */
  toc: { id: string; text: string; depth: number; attributes?: Record<string, string> }[];
}

declare module 'mdast' {
  interface HeadingData {
    /** Attributes that the entry of the heading gets in the outline. */
    entry?: Record<string, string>;
  }
}

export const text = (value: string): Text => ({ type: 'text', value });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A text in which `code` stands in backticks, as nodes. */
export const inlineNodes = (words: string): (InlineCode | Text)[] =>
  words
    .split('`')
    .map((value, index): InlineCode | Text => ({ type: index % 2 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');

/** All elements of a component, in the order of the page. */
export const elementsOf = (tree: Nodes, name: string): Jsx[] =>
  [...nodesIn(tree)].filter(isJsx).filter((element) => element.name === name);

const attributesFrom = (attributes: Readonly<Record<string, string>>): Jsx['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** An element in a line of text, as MDX writes it. */
export const inlineElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[],
): InlineElement => ({ type: 'mdxJsxTextElement', name, attributes: attributesFrom(attributes), children });

/** An element in the flow of a page, as MDX writes it. */
export const blockElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: BlockElement['children'] = [],
): BlockElement => ({ type: 'mdxJsxFlowElement', name, attributes: attributesFrom(attributes), children });

/** Replaces the nodes for which `replace` returns another one. It does not look into replaced nodes. */
export function replaceNodes(tree: Nodes, replace: (node: Nodes) => Nodes | undefined): void {
  visit(tree, (node, index, parent) => {
    const other = parent && replace(node);
    if (!other) return undefined;
    (parent.children as Nodes[])[index as number] = other;
    return SKIP;
  });
}

/** Signs that must not end a line, and signs that must not begin one. */
const OPENING = /[([{（「『“‘《]+$/;
const CLOSING = /^[)\]}）」』”’》,.;:?!，。、；：？！]+/;

/** Removes what `part` matches from a text. @returns the removed part as a node, if there is any */
function takeOff(node: Nodes | undefined, part: RegExp): Text[] {
  if (node?.type !== 'text') return [];
  const [found] = part.exec(node.value) ?? [];
  node.value = node.value.replace(part, '');
  return found ? [text(found)] : [];
}

/** Keeps buttons of a text on one line with the punctuation beside them: browsers may break a line at every button. */
export function holdPunctuation(tree: Nodes, isButton: (element: Jsx) => boolean): void {
  visit(tree, 'mdxJsxTextElement', (element, index, parent) => {
    if (!parent || index === undefined || !isButton(element)) return undefined;
    const siblings = parent.children as PhrasingContent[];
    const held = [...takeOff(siblings[index - 1], OPENING), element, ...takeOff(siblings[index + 1], CLOSING)];
    if (held.length > 1) siblings[index] = inlineElement('span', { className: 'unbroken' }, held);
    return SKIP;
  });
}

/** The attributes of an element that are plain text; `alt={…}` counts as missing. */
export const attributesOf = ({ attributes }: Pick<Jsx, 'attributes'>): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

/** Makes errors about one element: file and line of the page, and the name of the component. */
export const faultOf =
  (element: Jsx, page: string) =>
  (what: string, details: ConstructorParameters<typeof Problem>[2] = {}): Problem =>
    new Problem(`${page}:${lineOf(element)}`, `<${element.name}>: ${what}`, details);

/** Does the work of one element. A Problem of the work, which does not know the page, gets file and line. */
export function inElement<T>(element: Jsx, page: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem ? faultOf(element, page)(error.message) : error;
  }
}
