/** Rules about sections that the build (tools/framework/page-entries.ts) and the browser (routes.ts) share. */
import { decode } from '../site.ts';

/**
 * The section of a page: the key of its sidebar, by Rspress's own rule (the longest key that the path begins with);
 * '' for pages without a sidebar.
 */
export function sectionOf(path: string, keys: readonly string[]): string {
  const plain = decode(path.replace(/[?#].*$/s, ''));
  return keys
    .filter((key) => plain.startsWith(key))
    .reduce((longest, key) => (key.length > longest.length ? key : longest), '');
}

/** Name of the file of a section, without extension. */
export const sectionName = (key: string) =>
  key
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'root';

/** What a section's file holds. */
export interface SectionFile {
  /** Sidebar of the section's pages. */
  sidebar: unknown[];
  /** Scripts of each page, by `routeKey`, as addresses below the site's base. */
  pages: Record<string, string[]>;
}
