/**
 * "Add to my config" at the head of each option that CHOICES of packages/evidence/options/config.ts has: a tick, and at the end
 * of the page the config that grows with the ticks (island.ts). Readers without scripts see no ticks.
 */
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { blockElement, inlineElement, text } from '@rsdoctor-docs/base/mdx';
import { CHOICES } from '@rsdoctor-docs/evidence/config';
import type { Part } from '@rsdoctor-docs/preset';
import type { Paragraph, Root } from 'mdast';
import { langOfSource } from '#theme/site.ts';
import { words } from './words.ts';

/** The path of an option, if a node is its head (tools/reference/tables.ts). */
const pathOf = ({ data }: Paragraph): string | undefined =>
  ((data ?? {}) as { hProperties?: Record<string, string> }).hProperties?.['data-option'];

/** Adds the ticks of a page, and the place of the config. */
export function addTicks(tree: Root, file: string): void {
  const t = words[langOfSource(file)];
  let hasTicks = false;
  for (const node of nodesIn(tree)) {
    const path = node.type === 'paragraph' ? pathOf(node) : undefined;
    if (node.type !== 'paragraph' || !path || !CHOICES[path]) continue;
    hasTicks = true;
    const box = inlineElement('input', { type: 'checkbox', autoComplete: 'off', 'aria-label': t.addOne(path) }, []);
    const label = { className: 'add-option', 'data-needs-script': '', 'data-search': 'skip' };
    node.children = [inlineElement('span', {}, node.children), inlineElement('label', label, [box, text(t.add)])];
  }
  const island = { 'data-island': 'config', 'data-search': 'skip', 'data-failed': t.failed, 'data-retry': t.retry };
  if (hasTicks) tree.children.push(blockElement('div', island));
}

export const config: Part = { name: 'config', island: import.meta.resolve('./island.ts'), page: addTicks };
