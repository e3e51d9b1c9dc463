/** The part of the MDX syntax tree that the plugins for components read and write. */
import { Problem } from '../lib/problem.ts';

export interface TreeNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  children?: TreeNode[];
  attributes?: Array<{ type: string; name?: string; value?: unknown }>;
  position?: { start: { line: number } };
}

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

/** Puts other nodes in place of those for which `replace` has one; it does not look into what it replaced. */
export function replaceNodes(tree: TreeNode, replace: (node: TreeNode) => TreeNode | undefined): void {
  if (!tree.children) return;
  tree.children = tree.children.map((child) => {
    const other = replace(child);
    if (!other) replaceNodes(child, replace);
    return other ?? child;
  });
}

/** The attributes of an element that are plain text; `alt={…}` counts as missing. */
export function attributesOf(element: TreeNode): Record<string, string> {
  return Object.fromEntries(
    (element.attributes ?? []).flatMap(({ name, value }) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Makes the errors of one element of a page: with file and line in front, and the name of the component. */
export const faultOf =
  (element: TreeNode, page: string) =>
  (what: string, details: ConstructorParameters<typeof Problem>[2] = {}): Problem =>
    new Problem(`${page}:${element.position?.start.line ?? 1}`, `<${element.name}>: ${what}`, details);

/**
 * Does the work of one element.
 * @throws what {@link faultOf} makes of a Problem of the work, which knows the attributes but not the page
 */
export function inElement<T>(element: TreeNode, page: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem ? faultOf(element, page)(error.message) : error;
  }
}
