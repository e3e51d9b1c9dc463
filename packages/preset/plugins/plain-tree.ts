/** Makes a page plain Markdown, for its twin. */
import { text } from '@rsdoctor-docs/base/mdx';
import type { Blockquote, Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { changeTwin, elementAsMarkdown, type Part } from './part.ts';

/** Nodes without imports, comments and components. */
function flatten(nodes: readonly Nodes[], parts: readonly Part[], file: string): Nodes[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    const inside = 'children' in node ? flatten(node.children, parts, file) : undefined;
    if (node.type === 'mdxJsxFlowElement') return elementAsMarkdown(parts, node, inside ?? [], file);
    if (node.type === 'mdxJsxTextElement') return inside ?? [];
    return [inside ? ({ ...node, children: inside } as Nodes) : node];
  });
}

/** Keeps the first line of an alert, `> [!NOTE]`, whose bracket would be escaped as that of a text. */
function keepAlert({ children: [first] }: Blockquote): void {
  if (first?.type !== 'paragraph') return;
  const [mark, ...rest] = first.children;
  const [name] = (mark?.type === 'text' && /^\[!\w+\]/.exec(mark.value)) || [];
  if (mark?.type !== 'text' || !name) return;
  first.children = [{ type: 'html', value: name }, text(mark.value.slice(name.length)), ...rest];
}

/** The id at the end of a heading's text. */
const HEADING_ID = /\s*\{#[\w-]+\}$/;

/**
 * Makes a page's tree plain: no JSX, no ids of headings, absolute addresses, code with its title alone.
 * @param file the page's file, relative to the repository
 * @param address of the page, with the origin if the site says where it is published
 */
export function toPlainTree(tree: Root, file: string, address: string, parts: readonly Part[]): void {
  const origin = address.startsWith('/') ? '' : new URL(address).origin;
  changeTwin(parts, tree, file);
  tree.children = flatten(tree.children, parts, file) as RootContent[];
  visit(tree, (node) => {
    if ('url' in node && /^[/#]/.test(node.url)) node.url = (node.url.startsWith('/') ? origin : address) + node.url;
    if (node.type === 'blockquote') keepAlert(node);
    if (node.type === 'code') node.meta = /(?:^|\s)(title=(?:"[^"]*"|'[^']*'|\S+))/.exec(node.meta ?? '')?.[1] ?? null;
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    if (last?.type === 'text') last.value = last.value.replace(HEADING_ID, '');
  });
}
