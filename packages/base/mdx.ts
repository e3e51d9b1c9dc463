/** Reading and changing the MDX syntax tree of a page. */
import { Problem } from './problem.ts';

/** The part of a node that the plugins use. */
export interface TreeNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string;
  /** Of a code block: its language, and the rest of its first line. */
  lang?: string | null;
  meta?: string | null;
  /** Of a heading: 1 for the title. */
  depth?: number;
  children?: TreeNode[];
  attributes?: Array<{ type: string; name?: string; value?: unknown }>;
  position?: { start: { line: number } };
  /** Tag, attributes and content that a node of Markdown gets in HTML (mdast-util-to-hast). */
  data?: { hName?: string; hProperties?: Record<string, string>; hChildren?: unknown[] };
  /** Of a list: blank lines between its items. */
  spread?: boolean;
  /** Of a table: the alignment of its columns. */
  align?: null[];
}

/** The part of a page's HTML tree (hast) that the plugins use. The tree also has MDX nodes. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
}

/** Rspress's record of a page, which its plugins may change. */
export interface PageMeta {
  frontmatter: Record<string, unknown>;
  /** The headings of the outline. */
  toc: { id: string; text: string; depth: number }[];
}

/** The fields that nodes of Markdown and of HTML share. */
interface TextNode {
  value?: string;
  children?: readonly TextNode[];
}

/** The text of a node and of everything below it. */
export const nodeText = (node: TextNode): string => node.value ?? (node.children ?? []).map(nodeText).join('');

export const text = (value: string): TreeNode => ({ type: 'text', value });
export const paragraph = (...children: TreeNode[]): TreeNode => ({ type: 'paragraph', children });

/** A text in which `code` stands in backticks, as nodes. */
export const inlineNodes = (words: string): TreeNode[] =>
  words
    .split('`')
    .map((value, index): TreeNode => ({ type: index % 2 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '');

/** All elements of a component, in the order of the page. */
export function elementsOf(tree: TreeNode, name: string): TreeNode[] {
  const own = /^mdxJsx(?:Flow|Text)Element$/.test(tree.type) && tree.name === name ? [tree] : [];
  return [...own, ...(tree.children ?? []).flatMap((child) => elementsOf(child, name))];
}

/** An element as MDX writes it: in the flow of a page, or in a line of text. */
export function jsxElement(
  place: 'flow' | 'text',
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: TreeNode[] = [],
): TreeNode {
  return {
    type: place === 'flow' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  };
}

/** Replaces the nodes for which `replace` returns another one. It does not look into replaced nodes. */
export function replaceNodes(tree: TreeNode, replace: (node: TreeNode) => TreeNode | undefined): void {
  if (!tree.children) return;
  tree.children = tree.children.map((child) => {
    const other = replace(child);
    if (!other) replaceNodes(child, replace);
    return other ?? child;
  });
}

/** Signs that must not end a line, and signs that must not begin one. */
const OPENING = /[([{（「『“‘《]+$/;
const CLOSING = /^[)\]}）」』”’》,.;:?!，。、；：？！]+/;

/** Removes what `part` matches from a text. @returns the removed part as a node, if there is any */
function takeOff(node: TreeNode | undefined, part: RegExp): TreeNode[] {
  if (node?.type !== 'text') return [];
  const [found] = part.exec(node.value ?? '') ?? [];
  node.value = (node.value ?? '').replace(part, '');
  return found ? [text(found)] : [];
}

/** Keeps buttons of a text on one line with the punctuation beside them: browsers may break a line at every button. */
export function holdPunctuation(tree: TreeNode, isButton: (node: TreeNode) => boolean): void {
  if (!tree.children) return;
  tree.children = tree.children.map((child, index, siblings) => {
    if (!isButton(child)) {
      holdPunctuation(child, isButton);
      return child;
    }
    const held = [...takeOff(siblings[index - 1], OPENING), child, ...takeOff(siblings[index + 1], CLOSING)];
    return held.length > 1 ? jsxElement('text', 'span', { className: 'unbroken' }, held) : child;
  });
}

/** The attributes of an element that are plain text; `alt={…}` counts as missing. */
export function attributesOf(element: Pick<TreeNode, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    (element.attributes ?? []).flatMap(({ name, value }) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Makes errors about one element: file and line of the page, and the name of the component. */
export const faultOf =
  (element: TreeNode, page: string) =>
  (what: string, details: ConstructorParameters<typeof Problem>[2] = {}): Problem =>
    new Problem(`${page}:${element.position?.start.line ?? 1}`, `<${element.name}>: ${what}`, details);

/** Does the work of one element. A Problem of the work, which does not know the page, gets file and line. */
export function inElement<T>(element: TreeNode, page: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem ? faultOf(element, page)(error.message) : error;
  }
}
