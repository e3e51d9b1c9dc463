/**
 * Fields of Rspress's record of a page that its types call private, or do not know, and that plugins read all the same.
 */
import type { PageIndexInfo } from '@rspress/core';

type Fields = PageIndexInfo & { _flattenContent?: string };

/** The page's file, as an absolute path. */
export const sourceFile = (page: PageIndexInfo): string => page._filepath;

/** The page's text with what it includes put in, which @rspress/plugin-llms turns into Markdown. */
export const flatSource = (page: PageIndexInfo): string => (page as Fields)._flattenContent || page.content;

/** Gives @rspress/plugin-llms another text of the page. */
export function setFlatSource(page: PageIndexInfo, text: string): void {
  (page as Fields)._flattenContent = text;
}
