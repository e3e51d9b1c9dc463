/** Rules about sections that the build (tools/framework/page-entries.ts) and the browser (routes.ts) share. */
import { isFields, isText } from '../outside.ts';
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

/** What a section's file holds; see {@link readSection}. */
export interface SectionFile {
  /** Sidebar of the section's pages. */
  sidebar: unknown[];
  /** Scripts of each page, by `routeKey`, as addresses below the site's base. */
  pages: Record<string, string[]>;
}

const isAddress = (value: unknown): value is string =>
  // A path below the base: no other origin, no way up.
  isText(value) && /^[\w-][\w./~-]*\.js$/.test(value) && !value.includes('..');

/**
 * A section's file as it came over the network.
 * @throws when it is of another shape: a proxy's page, a file cut off, another deploy's format
 */
export function readSection(file: unknown): SectionFile {
  if (!isFields(file) || !Array.isArray(file.sidebar) || !isFields(file.pages))
    throw new Error('a section file of an unknown shape');
  const pages = Object.entries(file.pages).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every(isAddress),
  );
  return { sidebar: file.sidebar.filter(isFields), pages: Object.fromEntries(pages) };
}
