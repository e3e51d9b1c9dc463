/** Keeps a number and its unit in one line of a page ("50 KB", "7.2 s"). Markdown twins keep the plain space. */

import type { Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Part } from './part.ts';

const SPACE = /(?<=\d) (?=(?:bytes|kB|KB|MB|GB|ms|s|px|字节)(?!\w))/g;

/** Puts a no-break space in front of the units in a page's text; code stays as it is. */
export function holdUnits(tree: Nodes): void {
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'code') return SKIP;
    if (node.type === 'text') node.value = node.value.replace(SPACE, '\u00a0');
    return undefined;
  });
}

export const units: Part = { name: 'units', html: holdUnits };
