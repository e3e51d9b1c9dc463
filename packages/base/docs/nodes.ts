/** Walks the syntax tree of a page. */
import type { Nodes } from 'mdast';

export type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A node and all below it, in the order of the page. A generator, so that checks can `yield` what they find. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

export const isJsx = (node: Nodes): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The line of a node, from 1. */
export const lineOf = ({ position }: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;

/**
 * The text below a node.
 * @param write the text of a node that is not to be taken as it is; undefined for the others
 */
export function nodeText(node: Nodes, write: (node: Nodes) => string | undefined = () => undefined): string {
  const own = write(node);
  if (own !== undefined) return own;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? (node.children as Nodes[]).map((child) => nodeText(child, write)).join('') : '';
}
