/**
 * Headings inside tabs. Rspress reads headings only from the top level of a page, so it leaves these out of the outline.
 * For the same reason its own check of anchors stays off: it would call links to them dead (`npm run check` does not).
 */
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { nodesIn } from '../checks/read/nodes.ts';
import { headingOf } from '../checks/read/outline.ts';
import { type PageMeta, pagePlugin } from '../lib/mdx.ts';

type Outline = PageMeta['toc'];

/** The outline of a page with the headings inside tabs in their places; those without an id of their own are left out. */
function wholeOutline(tree: Root, outline: Outline): Outline {
  const ofTop = [...outline];
  const whole: Outline = [];
  for (const node of nodesIn(tree)) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    const { id, text } = headingOf(node);
    if (tree.children.includes(node)) whole.push(...ofTop.splice(0, 1));
    else if (id) whole.push({ id, text, depth: node.depth });
  }
  return whole;
}

/** The plugin for rspress.config.ts. Rspress's own plugin has read the outline before. */
export const pluginTabHeadings = (): RspressPlugin =>
  pagePlugin('tab-headings', (tree, _, meta) => {
    meta.toc = wholeOutline(tree as Root, meta.toc);
  });
