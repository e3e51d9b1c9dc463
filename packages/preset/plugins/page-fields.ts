/** Fields of Rspress's page record that plugins need and that are private or missing in its types. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { PageIndexInfo } from '@rspress/core';

type Fields = PageIndexInfo & { _flattenContent?: string };

/** The page's file, as an absolute path. */
export const sourceFile = (page: PageIndexInfo): string => page._filepath;

/** Changes the page's text with its includes resolved, which @rspress/plugin-llms turns into Markdown. */
export function setFlatSource(page: PageIndexInfo, text: string): void {
  if (!('_flattenContent' in page))
    throw new Problem(
      '@rspress/core',
      'the record of a page has no _flattenContent, so that its Markdown twin would lack its text',
      {
        fix: 'bring packages/preset/plugins/page-fields.ts up to date: look where @rspress/plugin-llms finds the text of a page',
      },
    );
  (page as Fields)._flattenContent = text;
}
