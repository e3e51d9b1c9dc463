/** What the dialog gets: sections with the found words marked. */
import { type Found, highlight, ranges, snippet } from './highlight.ts';
import { beginning, type SearchRecord } from './index-file.ts';

export interface SearchOptions {
  /** Hits at most. */
  limit: number;
  /** Words in a snippet. */
  snippetSize: number;
}

/** A hit as the dialog draws it: a record with the found words marked. All but lvl0 is HTML. */
export interface Hit extends SearchRecord {
  _highlightResult: { hierarchy: { lvl0: { value: string; matchLevel: 'full' } } };
  _snippetResult: {
    content?: { value: string; matchLevel: 'full' };
    hierarchy: Partial<Record<string, { value: string; matchLevel: 'full' }>>;
  };
}

export interface Results {
  hits: Hit[];
  /** Words of the query, as typed, that the site does not have. */
  unknown: string[];
}

/** For texts in which nothing is marked. */
const NOTHING: Found = { terms: new Set(), literals: [] };

/**
 * A section as the dialog draws it.
 * @param description of its page, which stands for a title without words to show
 * @param size words in a snippet
 * @param asContent whether its text is shown, below its heading
 */
export function hitOf(record: SearchRecord, description: string, found: Found, size: number, asContent: boolean): Hit {
  const { lvl0 } = record.hierarchy;
  const hierarchy = { ...record.hierarchy };
  const marked: Hit['_snippetResult']['hierarchy'] = {};
  for (const level of ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const) {
    const text = record.hierarchy[level];
    if (text === null) continue;
    // The dialog puts both into the page as HTML, and keeps the plain one in its history.
    hierarchy[level] = highlight(text, NOTHING);
    marked[level] = { value: highlight(text, found), matchLevel: 'full' };
  }
  const text = record.content === null ? '' : beginning(record.content);
  const isThere = ranges(text, found).length > 0;
  const isTitle = record.type === 'lvl1';
  // Words that were kept for searching only are not shown: then the heading stands for its section, or the
  // description for its page.
  const shown = isThere ? text : isTitle ? description : '';
  const showsText = shown !== '' && (isTitle || asContent);
  return {
    ...record,
    type: asContent && showsText ? 'content' : record.type,
    hierarchy,
    content: showsText ? snippet(shown, NOTHING, size * 2) : null,
    _highlightResult: { hierarchy: { lvl0: { value: lvl0, matchLevel: 'full' } } },
    _snippetResult: {
      ...(showsText && { content: { value: snippet(shown, found, size), matchLevel: 'full' as const } }),
      hierarchy: marked,
    },
  };
}
