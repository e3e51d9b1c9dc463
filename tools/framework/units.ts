/** Keeps a number and its unit in one line of a page ("50 KB", "7.2 s"). Markdown twins keep the plain space. */

import type { HtmlNode } from '@rsdoctor-docs/base/mdx';
import type { Part } from './part.ts';

const SPACE = /(?<=\d) (?=(?:bytes|kB|KB|MB|GB|ms|s|px|字节)(?!\w))/g;

/** Puts a no-break space in front of the units in a page's text; code stays as it is. */
export function holdUnits({ tagName, children = [] }: HtmlNode): void {
  if (tagName === 'code') return;
  for (const child of children)
    if (child.type === 'text') child.value = child.value?.replace(SPACE, '\u00a0') ?? '';
    else holdUnits(child);
}

export const units: Part = { name: 'units', html: holdUnits };
