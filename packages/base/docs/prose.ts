/** The texts of a page with their lines and sections, for the checks on words, signs and numbers. */

import { isJsx, lineOf, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import type { Nodes } from 'mdast';

/** Stands for inline code in a text, so that the words before and after it are not taken for neighbors. */
export const CODE = '\uE000';

/** A paragraph, heading, cell or string, and where it stands. */
export interface Passage {
  text: string;
  file: string;
  line: number;
  /** Id of the heading above; `frontmatter` with its key; empty before the first heading and outside of pages. */
  section: string;
  /** A cell of a table, where a phrase stands for a sentence. */
  isCell?: true;
}

/** The words of a node; code is one placeholder. */
const wordsOf = (node: Nodes): string =>
  nodeText(node, (part) => {
    if (part.type === 'inlineCode') return CODE;
    if (part.type === 'break') return '\n';
    if (part.type === 'image') return '';
    // Comments show nothing, other expressions what they evaluate to.
    if (part.type === 'mdxTextExpression') return /^\s*\/\*[\s\S]*\*\/\s*$/.test(part.value) ? '' : CODE;
    // `<N of="…" />` is a number in the text.
    return part.type === 'mdxJsxTextElement' && part.name === 'N' ? '0' : undefined;
  });

/** Keys of the frontmatter that hold no sentence. */
const NO_TEXT = /(?:^|\.)(?:link|href|url|published_at|pageType|icon|keywords)(?:\.|$)/;
/** Attributes that readers see or hear. */
const SPOKEN = ['alt', 'title', 'label'];

/**
 * The texts of frontmatter, paragraphs, headings, table cells and attributes, in the order of the page.
 * @param write the text of a paragraph, heading or cell
 */
export function proseOf(page: Page, write: (node: Nodes) => string = wordsOf): Passage[] {
  const { file } = page;
  const passages: Passage[] = [];
  for (const { key, value, line } of page.values)
    if (typeof value === 'string' && !NO_TEXT.test(key))
      passages.push({ text: value, file, line, section: `frontmatter ${key}` });
  let section = '';
  for (const node of nodesIn(page.tree)) {
    const line = lineOf(node);
    const text = () => write(node).replace(/\s*\{#[\w-]+\}$/, '');
    if (node.type === 'heading' && node.depth > 1) section = headingOf(node).id ?? headingOf(node).text;
    if (node.type === 'tableCell') passages.push({ text: text(), file, line, section, isCell: true });
    else if (node.type === 'paragraph' || node.type === 'heading') passages.push({ text: text(), file, line, section });
    else if (isJsx(node))
      for (const [name, value] of Object.entries(attributesOf(node)))
        if (SPOKEN.includes(name)) passages.push({ text: value, file, line, section });
  }
  return passages;
}
