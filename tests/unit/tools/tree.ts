import { readPage } from '../../../tools/checks/read/page.ts';
import type { TreeNode } from '../../../tools/lib/mdx.ts';

/** The syntax tree of a page's text, as the plugins of the build get it. */
export const tree = (source: string): TreeNode => readPage('docs/en/a.mdx', 'en', 'a', source).tree as TreeNode;
