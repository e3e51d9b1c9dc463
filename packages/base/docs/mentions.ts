/**
 * The claims that a page names in comments: `{/* claim: brief-holds-code-frames *\/}`. Several are separated by spaces or
 * commas.
 */
import type { Nodes } from 'mdast';
import { lineOf, nodesIn } from './nodes.ts';
import type { Page } from './page.ts';

export interface Mention {
  id: string;
  page: Page;
  node: Nodes;
  line: number;
}

/** The claims that a page names, in its order. */
export const mentionsOf = (page: Page): Mention[] =>
  [...nodesIn(page.tree)].flatMap((node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
    const ids = /^\s*\/\*\s*claims?:\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value)?.[1]?.split(/[\s,]+/) ?? [];
    return ids.map((id) => ({ id, page, node, line: lineOf(node) }));
  });
