/** Fields of Rspress's page record that plugins need and that are private or missing in its types. */
import type { PageIndexInfo } from '@rspress/core';

type Fields = PageIndexInfo & { _flattenContent?: string };

/** The page's file, as an absolute path. */
export const sourceFile = (page: PageIndexInfo): string => page._filepath;

/** The page's text with its includes resolved, which @rspress/plugin-llms turns into Markdown. */
export const flatSource = (page: PageIndexInfo): string => (page as Fields)._flattenContent || page.content;

/** Changes the text of the page for @rspress/plugin-llms. */
export function setFlatSource(page: PageIndexInfo, text: string): void {
  (page as Fields)._flattenContent = text;
}
