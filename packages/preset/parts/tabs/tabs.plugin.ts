/**
 * Headings inside tabs and other components. Rspress reads headings only from the top level of a page, to which the content
 * of a `:::` box still belongs then, so it leaves these out of the outline.
 * For the same reason its own check of anchors stays off: it would call links to them dead (`npm run check` does not).
 */

import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import { elementsOf, type PageMeta, paragraph, text } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes, Root } from 'mdast';
import { type Part, propsOf } from '../../plugins/part.ts';

type Outline = PageMeta['toc'];

/** A text of the outline as a reader sees it: Rspress keeps the marks of bold, italic, struck and code. */
const plain = (text: string) => text.replace(/[*~`]/g, '');

/** The head of a row, if a node is one: a fold that Rspress titled by its kind, because `:::details` stands there alone. */
function rowHead(node: Nodes): Nodes | undefined {
  const { attributes: { type, title } = {}, children } = node as Partial<Container>;
  return type === 'details' && title?.toLowerCase() === type ? children?.[0] : undefined;
}
/** What Rspress makes of a `:::` box. */
interface Container {
  attributes: { type?: string; title?: string };
  children: Nodes[];
}

/**
 * The outline of a page with the headings that it lacks in their places; those without an id of their own stay left out, and
 * so do the heads of rows (`:::details` with a heading in place of a title), which are too many. An entry is known by its id,
 * or else by its words.
 */
export function wholeOutline(tree: Root, outline: Outline): Outline {
  const whole = [...outline];
  /** Behind the entry of the last heading. */
  let next = 0;
  const heads = new Set<Nodes>();
  for (const node of nodesIn(tree)) {
    const head = rowHead(node);
    if (head) heads.add(head);
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    const { id, text: words } = headingOf(node);
    const known = whole.findIndex(
      (entry, index) => index >= next && (id ? entry.id === id : plain(entry.text) === words),
    );
    if (heads.has(node)) {
      if (known >= 0) whole.splice(known, 1);
      continue;
    }
    const { entry: attributes } = node.data ?? {};
    if (known < 0 && !id) continue;
    const entry = whole[known] ?? { id: id!, text: words, depth: node.depth };
    whole.splice(known < 0 ? next : known, known < 0 ? 0 : 1, { ...entry, ...(attributes && { attributes }) });
    next = (known < 0 ? next : known) + 1;
  }
  return whole;
}

/** Gives each tab its label where `values` of the block has the labels (index.tsx does the same in pages). */
function labelTabs(tree: Root): void {
  for (const block of elementsOf(tree, 'Tabs')) {
    const { values } = propsOf(block) as { values?: { label: string; value?: string }[] };
    // Tabs in one line stand in a paragraph.
    const inside = (block.children as Nodes[]).flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
    for (const [index, tab] of inside
      .filter(isJsx)
      .filter(({ name }) => name === 'Tab')
      .entries()) {
      const { value } = propsOf(tab);
      const label = (values?.find((one) => value && one.value === value) ?? values?.[index])?.label;
      if (label) tab.attributes = [{ type: 'mdxJsxAttribute', name: 'label', value: label }];
    }
  }
}

/** Takes the title from code whose tab has the same name. */
function dropTitles(tree: Root): void {
  for (const tab of elementsOf(tree, 'Tab'))
    for (const block of tab.children as Nodes[])
      if (block.type === 'code') block.meta = block.meta?.replace(`title="${propsOf(tab).label}"`, '') ?? null;
}

export const tabs: Part = {
  name: 'tabs',
  client: import.meta.resolve('./tabs.client.ts'),
  page(tree, file, meta) {
    const first = tree.children.find((node) => node.type === 'heading' && node.depth > 1 && node.depth < 5);
    // If Rspress's own plugin came later, it would put its outline in place of the whole one.
    if (first && meta.toc.length === 0)
      throw new Problem(
        `${file}:${first.position?.start.line ?? 1}`,
        'Rspress has not read the outline before the parts',
        {
          expected: 'headings in pageMeta.toc',
          seen: 'none',
          fix: 'bring packages/preset/parts/tabs/tabs.plugin.ts up to date: see the order of plugins in @rspress/core, node/mdx/options',
        },
      );
    meta.toc = wholeOutline(tree, meta.toc);
    dropTitles(tree);
  },
  twin: labelTabs,
  asMarkdown: {
    Tab: ({ label = '' }, inside) => [paragraph({ type: 'strong', children: [text(label)] }), ...inside],
  },
};
