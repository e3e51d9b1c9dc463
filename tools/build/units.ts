/** Keeps a number and its unit in one line of a page ("50 KB", "7.2 s"). Markdown twins keep the plain space. */
import type { RspressPlugin } from '@rspress/core';
import type { HtmlNode } from './tables.ts';

const SPACE = /(?<=\d) (?=(?:bytes|kB|KB|MB|GB|ms|s|px|字节)(?!\w))/g;

/** Puts a no-break space in front of the units in a page's text; code stays as it is. */
export function holdUnits({ tagName, children = [] }: HtmlNode): void {
  if (tagName === 'code') return;
  for (const child of children)
    if (child.type === 'text') child.value = child.value?.replace(SPACE, '\u00a0') ?? '';
    else holdUnits(child);
}

/** The plugin for rspress.config.ts. */
export const pluginUnits = (): RspressPlugin => ({
  name: 'rsdoctor:units',
  markdown: { rehypePlugins: [(() => holdUnits) as never] },
});
