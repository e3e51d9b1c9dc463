/**
 * Headings inside tabs and other components. Rspress reads headings only from the top level of a page, to which the content
 * of a `:::` box still belongs then, so it leaves these out of the outline.
 * For the same reason its own check of anchors stays off: it would call links to them dead (`npm run check` does not).
 */
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { nodesIn } from '../checks/read/nodes.ts';
import { headingOf } from '../checks/read/outline.ts';
import { type PageMeta, pagePlugin } from '../lib/mdx.ts';

type Outline = PageMeta['toc'];

/** A text of the outline as a reader sees it: Rspress keeps the marks of bold, italic, struck and code. */
const plain = (text: string) => text.replace(/[*~`]/g, '');

/**
 * The outline of a page with the headings that it lacks in their places; those without an id of their own stay left out.
 * An entry is known by its id, or else by its words.
 */
export function wholeOutline(tree: Root, outline: Outline): Outline {
  const whole = [...outline];
  /** Behind the entry of the last heading. */
  let next = 0;
  for (const node of nodesIn(tree)) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    const { id, text } = headingOf(node);
    const known = whole.findIndex(
      (entry, index) => index >= next && (id ? entry.id === id : plain(entry.text) === text),
    );
    if (known >= 0) next = known + 1;
    else if (id) whole.splice(next++, 0, { id, text, depth: node.depth });
  }
  return whole;
}

/** The plugin for rspress.config.ts. Rspress's own plugin has read the outline before. */
export const pluginTabHeadings = (): RspressPlugin =>
  pagePlugin('tab-headings', (tree, _, meta) => {
    meta.toc = wholeOutline(tree as Root, meta.toc);
  });
