/**
 * Headings inside tabs. Rspress reads headings only from the top level of a page, so it leaves these out of the outline.
 * It would take links to them for dead ones too: `npm run check` looks for dead anchors instead of Rspress.
 */
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { nodesIn } from '../checks/read/nodes.ts';
import { headingOf } from '../checks/read/outline.ts';

interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

/** The outline of a page with the headings inside tabs in their places; those without an id of their own are left out. */
function wholeOutline(tree: Root, outline: readonly OutlineEntry[]): OutlineEntry[] {
  const ofTop = [...outline];
  const whole: OutlineEntry[] = [];
  for (const node of nodesIn(tree)) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    const { id, text } = headingOf(node);
    if (tree.children.includes(node)) whole.push(...ofTop.splice(0, 1));
    else if (id) whole.push({ id, text, depth: node.depth });
  }
  return whole;
}

/** The plugin for rspress.config.ts. */
export function pluginTabHeadings(): RspressPlugin {
  // Rspress's own plugin has read the outline before.
  function remarkOutline(this: { data(): unknown }) {
    const { pageMeta } = this.data() as { pageMeta: { toc: OutlineEntry[] } };
    return (tree: Root): void => {
      pageMeta.toc = wholeOutline(tree, pageMeta.toc);
    };
  }
  return { name: 'rsdoctor:tab-headings', markdown: { remarkPlugins: [remarkOutline as never] } };
}
