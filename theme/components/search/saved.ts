/**
 * The reader's recent and favorite searches, as DocSearch 3.9.0 keeps them. It reads them unchecked, draws their texts as
 * HTML and follows their addresses; so they are put right before it sees them. Other scripts of the origin, an older
 * version of the site or the reader may have written anything there.
 */
import { savedSearchesKey } from '../../site.ts';
import { escapeHtml, unescapeHtml } from './engine/highlight.ts';
import { LEVELS } from './engine/index-file.ts';

const LISTS = ['RECENT', 'FAVORITE'] as const;
const TYPES = new Set<unknown>(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']);

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether an address leads to this site: `javascript:` and `//host/` do not. */
export function isOwnAddress(address: unknown, origin: string): address is string {
  if (typeof address !== 'string' || !(address.startsWith('/') || address.startsWith(`${origin}/`))) return false;
  try {
    return new URL(address, origin).origin === origin;
  } catch {
    return false;
  }
}

/** A text as HTML that draws it: what is escaped already stays so. */
const asHtml = (text: string): string => escapeHtml(unescapeHtml(text));

/** An entry with the fields that the dialog draws, their texts without markup; null for anything else. */
function cleanEntry(entry: unknown, origin: string): Fields | null {
  if (!isObject(entry) || !isObject(entry.hierarchy) || !TYPES.has(entry.type)) return null;
  const { objectID, type, url, hierarchy, content } = entry;
  if (typeof objectID !== 'string' || !isOwnAddress(url, origin)) return null;
  const levels = LEVELS.map((level): [string, string | null] => {
    const text = (hierarchy as Fields)[level];
    return [level, typeof text === 'string' ? asHtml(text) : null];
  });
  const clean = Object.fromEntries(levels);
  const shown = type === 'content' ? content : clean[String(type)];
  if (typeof clean.lvl0 !== 'string' || typeof clean.lvl1 !== 'string' || typeof shown !== 'string') return null;
  return { objectID, type, url, hierarchy: clean, content: typeof content === 'string' ? asHtml(content) : null };
}

/** What may stay of a stored list: well-formed entries, each address once. */
export function cleanList(stored: string, origin: string): Fields[] {
  let entries: unknown;
  try {
    entries = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  const clean = entries.map((entry) => cleanEntry(entry, origin)).filter((entry) => entry !== null);
  return clean.filter((entry, at) => clean.findIndex(({ objectID }) => objectID === entry.objectID) === at);
}

/** Puts the stored searches of an index right; to be called before DocSearch reads them. */
export function cleanSavedSearches(indexName: string): void {
  try {
    for (const list of LISTS) {
      const key = savedSearchesKey(list, indexName);
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, JSON.stringify(cleanList(stored, location.origin)));
    }
  } catch {
    // Storage is blocked or full: DocSearch then keeps nothing, or what is there has been checked before.
  }
}
