/** The running text of a page with its lines, for the checks on words and signs. */
import { isJsx, lineOf, nodesIn, textAttributes, textOf } from './nodes.ts';
import { frontmatterTexts, type Page } from './page.ts';

/** Stands for inline code, so that the text around it keeps its neighbors. */
export const CODE = '\uE000';

export interface Line {
  text: string;
  line: number;
  /** A cell of a table, where a phrase stands for a sentence. */
  isCell?: true;
}

/** A paragraph, heading or table cell as one text. */
const writtenText = (node: Parameters<typeof textOf>[0]) =>
  textOf(node, (part) => {
    if (part.type === 'inlineCode') return CODE;
    if (part.type === 'break') return '\n';
    if (part.type === 'image') return '';
    // `<N of="…" />` is a number in the text.
    return part.type === 'mdxJsxTextElement' && part.name === 'N' ? '0' : undefined;
  }).replace(/\s*\{#[\w-]+\}$/, '');

/** Keys of the frontmatter that hold no sentence. */
const NO_TEXT = /(?:^|\.)(?:link|href|url|published_at|pageType|icon|keywords)(?:\.|$)/;

/** Every paragraph, heading and table cell, and the texts of props and frontmatter. */
export function proseOf(page: Page): Line[] {
  const lines: Line[] = [];
  for (const node of nodesIn(page.tree)) {
    const line = lineOf(node);
    if (node.type === 'tableCell') lines.push({ text: writtenText(node), line, isCell: true });
    else if (node.type === 'paragraph' || node.type === 'heading') lines.push({ text: writtenText(node), line });
    else if (isJsx(node))
      for (const { name, value } of textAttributes(node))
        if (['alt', 'clip', 'title', 'label'].includes(name)) lines.push({ text: value, line });
  }
  for (const { key, value, line } of frontmatterTexts(page))
    if (typeof value === 'string' && !NO_TEXT.test(key)) lines.push({ text: value, line });
  return lines;
}
