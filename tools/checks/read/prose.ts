/** The running text of a page with its lines, for the checks on words and signs. */
import { isJsx, lineOf, nodesIn, textAttributes, textOf } from './nodes.ts';
import type { Page } from './page.ts';

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

/** Every paragraph, heading and table cell, and the texts of props and frontmatter. */
export function proseOf(page: Page): Line[] {
  const lines: Line[] = [];
  for (const node of nodesIn(page.tree)) {
    const line = lineOf(node);
    if (node.type === 'tableCell') lines.push({ text: writtenText(node), line, isCell: true });
    else if (node.type === 'paragraph' || node.type === 'heading') lines.push({ text: writtenText(node), line });
    else if (isJsx(node))
      for (const { name, value } of textAttributes(node))
        if (['alt', 'title', 'label'].includes(name)) lines.push({ text: value, line });
  }
  const collect = (value: unknown, key: string): void => {
    if (/^(link|href|url|published_at|pageType|icon|keywords)$/.test(key)) return;
    if (typeof value === 'string') lines.push({ text: value, line: 1 });
    else if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (value && typeof value === 'object') for (const [name, item] of Object.entries(value)) collect(item, name);
  };
  collect(page.frontmatter, '');
  return lines;
}
