/**
 * Stands in for Rspress's `virtual-page-data` in production builds (tools/plugins/page-data.ts). Rspress puts the record
 * of every page (title, outline, frontmatter …) of every language into the first load; here each page's chunk brings
 * its own record, and an overview page the records that it lists. Rspress reads `pages` only after the chunk has run.
 */
type PageRecord = { routePath: string };

export const pageData: { pages: PageRecord[] } = { pages: [] };
/** Of Rspress's own search, which this site does not use. */
export const searchIndexHash = {};

/** Called by every page's chunk. */
export function addPageRecords(records: PageRecord[]): void {
  for (const record of records) {
    if (!pageData.pages.some(({ routePath }) => routePath === record.routePath)) pageData.pages.push(record);
  }
}
