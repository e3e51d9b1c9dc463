/**
 * Stands in for Rspress's `virtual-page-data` in production builds (tools/framework/page-entries.ts). Rspress puts the
 * record of every page (title, outline, frontmatter …) of every language into the first load; here each page's script
 * brings its own record, and an overview page the records that it lists, and adds itself to the pages that can be
 * shown.
 */
import type { ComponentType } from 'react';
import { routeKey } from '../site.ts';

interface PageRecord {
  routePath: string;
}
/** The exports of a page. */
export interface PageModule {
  default: ComponentType;
}
export interface LoadedPage {
  path: string;
  filePath: string;
  module: PageModule;
}

export const pageData: { pages: PageRecord[] } = { pages: [] };
/** Of Rspress's own search, which this site does not use. */
export const searchIndexHash = {};

const loaded = new Map<string, LoadedPage>();

/** A page whose script has run. */
export const loadedPage = (path: string) => loaded.get(routeKey(path));

/** Called by every page's script. */
export function addPage(path: string, filePath: string, records: PageRecord[], module: PageModule): void {
  loaded.set(routeKey(path), { path, filePath, module });
  for (const record of records) {
    const known = pageData.pages.find(({ routePath }) => routePath === record.routePath);
    // A page's own record has less than the one that an overview brings.
    if (known) Object.assign(known, record);
    else pageData.pages.push(record);
  }
}
