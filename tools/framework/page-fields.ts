/** Fields of Rspress's page record that plugins need and that are private or missing in its types. */
import type { PageIndexInfo } from '@rspress/core';

type Fields = PageIndexInfo & { _flattenContent?: string };

/** The page's file, as an absolute path. */
export const sourceFile = (page: PageIndexInfo): string => page._filepath;

/** Changes the page's text with its includes resolved, which @rspress/plugin-llms turns into Markdown. */
export function setFlatSource(page: PageIndexInfo, text: string): void {
  (page as Fields)._flattenContent = text;
}
