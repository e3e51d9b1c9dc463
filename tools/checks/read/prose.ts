/** The running text of a page, with places: what the checks on words read. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

/** Stands for inline code, so that the text around it keeps its neighbors. */
export const CODE = '\uE000';

export interface Line {
  text: string;
  line: number;
  /** A cell of a table, where a phrase stands for a sentence. */
  isCell?: true;
}

const isBlock = (node: Nodes) => node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

/**
 * Every paragraph, heading and table cell as one text (inline code as one placeholder sign), plus texts of props and
 * frontmatter.
 */
export function proseOf(page: Page): Line[] {
  const lines: Line[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (isBlock(node))
      lines.push({
        text: textOf(node).replace(/\s*\{#[\w-]+\}$/, ''),
        line,
        ...(node.type === 'tableCell' ? { isCell: true } : {}),
      });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          ['alt', 'title', 'label'].includes(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          lines.push({ text: attribute.value, line });
        }
      }
    }
  });
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!/^(link|href|url|published_at|pageType|icon|keywords)$/.test(key)) lines.push({ text: value, line: 1 });
    } else if (Array.isArray(value)) {
      if (key !== 'keywords') for (const item of value) collect(item, key);
    } else if (value && typeof value === 'object') {
      for (const [name, item] of Object.entries(value)) collect(item, name);
    }
  };
  collect(page.frontmatter, '');
  return lines;
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  // `<N of="…" />` is a number in the text.
  if (node.type === 'mdxJsxTextElement' && node.name === 'N') return '0';
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}
