import { readPage } from '@rsdoctor-docs/base/docs/page';
import type { Root } from 'mdast';

/** The syntax tree of a page's text, as the plugins of the build get it. */
export const tree = (source: string): Root => readPage('docs/en/a.mdx', 'en', 'a', source).tree;
