/**
 * `<N of="files.main.bytes" />` in a page becomes the recorded number (docs/generated/sample.json, open-mct.json) before MDX compiles
 * it, so that one thing has one number on all pages: 198.01 KB, as the report prints it. `as="KB"` gives 198 KB,
 * `as="bytes"` 198,008 bytes, `as="s"` seconds.
 */
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { formatNumber } from '../../packages/evidence/numbers/format-number.ts';
import { knownNumbers, type Numbers } from '../../packages/evidence/numbers/numbers.ts';
import { langOfSource } from '../../theme/site.ts';
import { attributesOf, inElement, type TreeNode } from './mdx.ts';

/** Puts the numbers of one page in place; a fault names the page and the line. */
export function replaceNumbers(tree: TreeNode, page: string, numbers: Numbers): void {
  const language = langOfSource(page);
  const visit = (node: TreeNode): void => {
    if (!node.children) return;
    node.children = node.children.map((child) => {
      visit(child);
      if (child.name !== 'N') return child;
      const value = inElement(child, page, () => formatNumber(attributesOf(child), numbers, language));
      const text = { type: 'text', value } as TreeNode;
      // A number that stands alone in its line is a paragraph of its own.
      return child.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text;
    });
  };
  visit(tree);
}

/** The plugin for rspress.config.ts. */
export function pluginNumbers(docs: string = path.resolve('docs')): RspressPlugin {
  let known: Numbers | undefined;
  const numbers = () => (known ??= knownNumbers());
  const pageOf = (file: string) => path.relative(path.dirname(docs), file);
  const remarkNumbers =
    () =>
    (tree: TreeNode, file: { path?: string }): void =>
      replaceNumbers(tree, pageOf(file.path ?? ''), numbers());
  return {
    name: 'rsdoctor:numbers',
    markdown: { remarkPlugins: [remarkNumbers as never] },
  };
}
