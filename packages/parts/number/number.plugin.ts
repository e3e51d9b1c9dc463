/**
 * Replaces `<N of="files.main.bytes" />` by the number that evidence recorded (docs/generated/sample.json, open-mct.json),
 * so that all pages give one number for one thing: 198.01 KB, as the report prints it. `as="KB"` gives 198 KB,
 * `as="bytes"` 198,008 bytes.
 */

import { isJsx } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, inElement, paragraph, replaceNodes, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { formatNumber } from '@rsdoctor-docs/evidence/format-number';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';
import type { Part } from '@rsdoctor-docs/preset';
import type { Root } from 'mdast';
import { langOfSource } from '../site.ts';

/** Puts the numbers of one page in place; a fault names the page and the line. */
export function replaceNumbers(tree: Root, page: string, numbers: Numbers): void {
  const language = langOfSource(page);
  replaceNodes(tree, (node) => {
    if (!isJsx(node) || node.name !== 'N') return undefined;
    const value = text(inElement(node, page, () => formatNumber(attributesOf(node), numbers, language)));
    // A number that stands alone in its line is a paragraph of its own.
    return node.type === 'mdxJsxFlowElement' ? paragraph(value) : value;
  });
}

const numbers = once(knownNumbers);

export const number: Part = {
  name: 'number',
  elements: ['N'],
  page: (tree, file) => replaceNumbers(tree, file, numbers()),
  twin: true,
};
