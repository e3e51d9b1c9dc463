/**
 * The reader's recent and favorite searches, as DocSearch 3.9.0 keeps them. It reads them unchecked, draws their texts as
 * HTML and follows their addresses; so they are put right before it sees them. Other scripts of the origin, an older
 * version of the site or the reader may have written anything there.
 */
import { escapeHtml } from '@rsdoctor-docs/search/highlight';
import { type Fields, isFields, isOwnAddress, isText } from '../../outside.ts';
import { savedSearchesKey } from '../../site.ts';
import { LEVELS, unescapeHtml } from './html.ts';

const LISTS = ['RECENT', 'FAVORITE'] as const;
const TYPES = new Set<unknown>(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']);

/** A text as HTML that draws it: what is escaped already stays so. */
const asHtml = (text: string): string => escapeHtml(unescapeHtml(text));

/** An entry with the fields that the dialog draws, their texts without markup; null for anything else. */
function cleanEntry(entry: unknown, origin: string): Fields | null {
  if (!isFields(entry) || !isFields(entry.hierarchy) || !TYPES.has(entry.type)) return null;
  const { objectID, type, url, hierarchy, content } = entry;
  if (!isText(objectID) || !isOwnAddress(url, origin)) return null;
  const levels = LEVELS.map((level): [string, string | null] => {
    const text = (hierarchy as Fields)[level];
    return [level, isText(text) ? asHtml(text) : null];
  });
  const clean = Object.fromEntries(levels);
  const shown = type === 'content' ? content : clean[String(type)];
  if (![clean.lvl0, clean.lvl1, shown].every(isText)) return null;
  return { objectID, type, url, hierarchy: clean, content: isText(content) ? asHtml(content) : null };
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
