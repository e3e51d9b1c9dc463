/**
 * Replaces `<N of="files.main.bytes" />` by the number that evidence recorded (docs/generated/sample.json, open-mct.json),
 * so that all pages give one number for one thing: 198.01 KB, as the report prints it. `as="KB"` gives 198 KB,
 * `as="bytes"` 198,008 bytes.
 */
import type { RspressPlugin } from '@rspress/core';
import { formatNumber } from '../../packages/evidence/numbers/format-number.ts';
import { knownNumbers, type Numbers } from '../../packages/evidence/numbers/numbers.ts';
import { langOfSource } from '../../theme/site.ts';
import { attributesOf, inElement, pagePlugin, paragraph, replaceNodes, type TreeNode, text } from '../lib/mdx.ts';
import { once } from '../lib/once.ts';

/** Puts the numbers of one page in place; a fault names the page and the line. */
export function replaceNumbers(tree: TreeNode, page: string, numbers: Numbers): void {
  const language = langOfSource(page);
  replaceNodes(tree, (node) => {
    if (node.name !== 'N') return undefined;
    const value = text(inElement(node, page, () => formatNumber(attributesOf(node), numbers, language)));
    // A number that stands alone in its line is a paragraph of its own.
    return node.type === 'mdxJsxFlowElement' ? paragraph(value) : value;
  });
}

/** The plugin for rspress.config.ts. */
export function pluginNumbers(): RspressPlugin {
  const numbers = once(knownNumbers);
  return pagePlugin('numbers', (tree, page) => replaceNumbers(tree, page, numbers()));
}
