import { readPage } from '@rsdoctor-docs/base/docs/page';
import type { TreeNode } from '@rsdoctor-docs/base/mdx';

/** The syntax tree of a page's text, as the plugins of the build get it. */
export const tree = (source: string): TreeNode => readPage('docs/en/a.mdx', 'en', 'a', source).tree as TreeNode;
