/**
 * Claims that pages name, in a comment next to the sentence: `claim: brief-holds-code-frames` (more than one with
 * blanks between) in braces and asterisks, as a line of its own or without a space behind the sentence, so that it
 * leaves no trace.
 */
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

export interface Mention {
  id: string;
  page: Page;
  line: number;
}

/** The claims that a page names, in its order. */
export function mentionsOf(page: Page): Mention[] {
  const mentions: Mention[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const ids = /^\s*\/\*\s*claims?:\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value)?.[1];
    for (const id of ids?.split(/[\s,]+/) ?? []) mentions.push({ id, page, line: node.position?.start.line ?? 1 });
  });
  return mentions;
}
