/** Keeps a number and its unit in one line of a page. Markdown twins keep the plain space. */
import { holdUnits } from '@rsdoctor-docs/base/units';
import type { Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Part } from './part.ts';

/** Leaves code as it is. */
function holdAll(tree: Nodes): void {
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') node.value = holdUnits(node.value);
    return undefined;
  });
}

export const units: Part = { name: 'units', html: holdAll };
