/**
 * The reader's recent and favorite searches. The keys are those of DocSearch 3, so that readers keep theirs. Other scripts
 * of the origin, or the reader, may have written anything there: what is read is put right first.
 */
import { LEVELS, type SearchRecord } from '../engine/index-file.ts';

/** How many are shown: recent ones alone, recent ones beside favorites, favorites (specification, section 9). */
const RECENT = 7;
const RECENT_BESIDE_FAVORITES = 4;
const FAVORITES = 10;

export type SavedList = 'RECENT' | 'FAVORITE';
/** What is kept of a hit. */
export type SavedHit = Pick<SearchRecord, 'objectID' | 'type' | 'url' | 'hierarchy' | 'content'>;
export interface SavedHits {
  recent: SavedHit[];
  favorites: SavedHit[];
}

/** Where a list is kept. */
export const savedSearchesKey = (list: SavedList, indexName: string): string =>
  `__DOCSEARCH_${list}_SEARCHES__${indexName}`;

/** Whether an address leads to this site: `javascript:` and `//host/` do not. */
export function isOwnAddress(address: unknown, origin: string): address is string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  // The path `//host` alone would name another host.
  return url.origin === origin && !url.pathname.startsWith('//');
}

type Fields = Record<string, unknown>;
/** The fields of an object; none of any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** The value if it is a string, or null. */
export const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An entry with the fields that the dialog shows; undefined for anything else. */
function cleanEntry(entry: unknown, origin: string): SavedHit | undefined {
  const { objectID, type, url, hierarchy, content } = fieldsOf(entry);
  if (typeof objectID !== 'string' || !isOwnAddress(url, origin)) return undefined;
  const texts = fieldsOf(hierarchy);
  const levels = Object.fromEntries(LEVELS.map((level) => [level, stringOrNull(texts[level])]));
  if (levels.lvl0 === null || levels.lvl1 === null) return undefined;
  return { objectID, type, url, hierarchy: levels, content: stringOrNull(content) } as SavedHit;
}

/** What may stay of a stored list: well-formed entries, each address once. */
export function cleanList(stored: string | null, origin: string): SavedHit[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    const clean = (Array.isArray(entries) ? entries : []).map((entry) => cleanEntry(entry, origin));
    return [...new Map(clean.flatMap((entry) => (entry ? [[entry.objectID, entry]] : []))).values()];
  } catch {
    return [];
  }
}

/** Both lists of an index. Without personalization nothing is read or kept. */
export class SavedSearches {
  readonly #indexName: string;
  readonly #isOn: boolean;

  constructor(indexName: string, isOn: boolean) {
    this.#indexName = indexName;
    this.#isOn = isOn;
  }

  #list(list: SavedList): SavedHit[] {
    return this.#isOn ? cleanList(localStorage.getItem(savedSearchesKey(list, this.#indexName)), location.origin) : [];
  }

  #store(list: SavedList, hits: SavedHit[]): void {
    try {
      localStorage.setItem(savedSearchesKey(list, this.#indexName), JSON.stringify(hits));
    } catch {
      // Storage is full or blocked: nothing is kept.
    }
  }

  /** What the start screen shows. */
  read(): SavedHits {
    const favorites = this.#list('FAVORITE').slice(0, FAVORITES);
    const recent = this.#list('RECENT').slice(0, favorites.length > 0 ? RECENT_BESIDE_FAVORITES : RECENT);
    return { recent, favorites };
  }

  /** Puts a hit in front of a list; a favorite is not repeated among the recent ones. */
  add(list: SavedList, { objectID, type, url, hierarchy }: SavedHit): void {
    if (!this.#isOn || (list === 'RECENT' && this.#list('FAVORITE').some((hit) => hit.objectID === objectID))) return;
    const others = this.#list(list).filter((hit) => hit.objectID !== objectID);
    const hit = { objectID, type, url, hierarchy, content: null };
    this.#store(list, [hit, ...others].slice(0, list === 'RECENT' ? RECENT : FAVORITES));
  }

  /** Makes a recent search a favorite. */
  favor(hit: SavedHit): void {
    this.remove(hit);
    this.add('FAVORITE', hit);
  }

  /** Takes a hit out of both lists. */
  remove({ objectID }: SavedHit): void {
    for (const list of ['RECENT', 'FAVORITE'] as const)
      this.#store(
        list,
        this.#list(list).filter((hit) => hit.objectID !== objectID),
      );
  }
}
