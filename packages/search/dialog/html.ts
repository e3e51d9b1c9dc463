/** What the dialog shows, as HTML. Snippets of hits are HTML already, with `<mark>` around the found words; all else is plain. */

import type { Hit } from '../engine/engine.ts';
import { escapeHtml } from '../engine/escape.ts';
import { LEVELS } from '../engine/index-file.ts';
import type { Found } from './ask.ts';
import type { SavedHits } from './saved.ts';
import type { SearchTexts } from './texts.ts';

/** Hits under one name of the sidebar (specification, section 9). */
const PER_GROUP = 5;

type ShownHit = Pick<Hit, 'type' | 'url' | 'hierarchy' | 'content'> & Partial<Pick<Hit, '_snippetResult' | 'reason'>>;

/** Levels of a hit that have a text, without the group: page, then headings down to the one that it leads to. */
const levelsOf = ({ hierarchy }: ShownHit) => LEVELS.slice(1).filter((level) => hierarchy[level]);

/** Attributes of what the arrow keys choose: the link itself, or the cell around it. */
const selectable = (role: string, at: number) => `id="frame-search-hit-${at}" role="${role}" aria-selected="false"`;

/** The heading that a hit leads to, the way to it, and why it was found. */
function linkHtml(hit: ShownHit, at: number, attributes: string, texts: SearchTexts): string {
  const levels = levelsOf(hit);
  const own = levels.at(-1) ?? 'lvl1';
  const heading = hit._snippetResult?.hierarchy[own]?.value ?? escapeHtml(hit.hierarchy[own] ?? '');
  const above = levels.slice(0, -1).map((level) => escapeHtml(hit.hierarchy[level] ?? ''));
  const text = hit._snippetResult?.content?.value ?? escapeHtml(hit.content ?? '');
  const reason = hit.reason ? texts.reasons[hit.reason] : '';
  return `<a href="${escapeHtml(hit.url)}" data-hit="${at}" ${attributes}><span class="search-heading">${heading}</span>${
    above.length > 0 ? ` <span class="search-path">${above.join(' › ')}</span>` : ''
  }${text ? ` <span class="search-text">${reason}${text}</span>` : ''}</a>`;
}

const noteHtml = (note: string) => `<p class="search-note">${escapeHtml(note)}</p>`;

/**
 * What was recognized, then other hits by their place in the sidebar, in the order of the best of each group.
 * @param painted how many of the hits are on screen already; the others stand below them, in a group of their own
 */
export function resultsHtml(
  { hits, recognized, unknown, isLocal }: Found,
  painted: number,
  texts: SearchTexts,
): string {
  const groups = new Map<string, Hit[]>();
  for (const [at, hit] of hits.entries()) {
    const isLate = painted > 0 && at >= painted;
    const name = isLate ? texts.more : at < recognized ? texts.recognized : hit.hierarchy.lvl0;
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  const lists = [...groups].map(([name, own], index) => {
    const rows = own
      .slice(0, name === texts.recognized ? recognized : PER_GROUP)
      .map((hit) => linkHtml(hit, hits.indexOf(hit), selectable('option', hits.indexOf(hit)), texts));
    return `<div role="group" aria-labelledby="frame-search-group-${index}"><p id="frame-search-group-${index}" class="search-group">${escapeHtml(name)}</p>${rows.join('')}</div>`;
  });
  const notes = [
    ...(unknown.length > 0 ? [texts.unknown.replace('{words}', () => unknown.join(', '))] : []),
    ...(isLocal ? [texts.fromLocal] : []),
  ];
  return lists.join('') + notes.map(noteHtml).join('');
}

const button = (does: string, at: number, name: string) =>
  `<button type="button" data-does-search="${does}" data-at="${at}" aria-label="${escapeHtml(name)}" title="${escapeHtml(name)}"></button>`;

/** The reader's recent and favorite searches, as a grid: a link, and what can be done with it. */
export function historyHtml({ recent, favorites }: SavedHits, texts: SearchTexts): string {
  const listOf = (title: string, hits: readonly ShownHit[], from: number, buttons: (at: number) => string) =>
    hits.length === 0
      ? ''
      : `<div role="rowgroup" aria-label="${escapeHtml(title)}"><p class="search-group" role="presentation">${escapeHtml(title)}</p>${hits
          .map((hit, index) => {
            const at = from + index;
            return `<div role="row" class="search-row"><span ${selectable('gridcell', at)}>${linkHtml(hit, at, '', texts)}</span><span role="gridcell" class="search-buttons">${buttons(at)}</span></div>`;
          })
          .join('')}</div>`;
  return (
    listOf(
      texts.recentSearches,
      recent,
      0,
      (at) => button('save', at, texts.saveRecentSearch) + button('remove', at, texts.removeRecentSearch),
    ) +
    listOf(texts.favoriteSearches, favorites, recent.length, (at) => button('remove', at, texts.removeFavoriteSearch))
  );
}

/** Nothing was found: the nearest words of the site, and where to report it. */
export function messageHtml(
  message: string,
  { nearest, isLocal }: Found,
  texts: SearchTexts,
  reportUrl?: string,
): string {
  const words = nearest.map((word) => `<button type="button" data-does-search="query">${escapeHtml(word)}</button>`);
  const suggestions =
    words.length > 0 ? `<p class="search-nearest">${escapeHtml(texts.suggestedQuery)}: ${words.join(' ')}</p>` : '';
  const report = reportUrl
    ? `<p>${escapeHtml(texts.missingResults)} <a href="${escapeHtml(reportUrl)}" target="_blank" rel="noopener noreferrer">${escapeHtml(texts.missingResultsLink)}</a></p>`
    : '';
  return `<p class="search-title">${escapeHtml(message)}</p>${suggestions}${report}${isLocal ? noteHtml(texts.fromLocal) : ''}`;
}

/** Nothing answers: why, and another try. The tasks below it lead on; their pages know where a deploy has put the index. */
export function errorHtml({ title, help }: SearchTexts['error'], { retry }: SearchTexts): string {
  return `<p class="search-title">${title}</p><p>${help}</p><p class="search-nearest"><button type="button" data-does-search="">${retry}</button></p>`;
}

interface Tasks {
  title: string;
  links: readonly { text: string; url: string }[];
}

/** The button that empties the field. */
export const resetHtml = ({ clear }: SearchTexts): string =>
  `<button type="reset" aria-label="${escapeHtml(clear)}" hidden></button>`;

/** What stands below the field: an empty list, the reader's tasks, and the keys, which a phone does not have. */
export function bodyHtml({ keys }: SearchTexts, { title, links }: Tasks = { title: '', links: [] }): string {
  const tasks = links.map(
    ({ text, url }, at) =>
      `<a id="frame-search-task-${at}" role="option" href="${escapeHtml(url)}" data-hit="">${escapeHtml(text)}</a>`,
  );
  const hints = Object.entries(keys).map(([key, text]) => `<span><kbd>${key}</kbd> ${text}</span>`);
  return `<div class="search-body"><div id="frame-search-list" class="search-list"></div><div id="frame-search-tasks" role="listbox" aria-label="${escapeHtml(title)}" class="search-tasks"><p class="search-group" role="presentation">${escapeHtml(title)}</p>${tasks.join('')}</div></div><p role="status" class="search-status"></p><p class="search-keys" aria-hidden="true">${hints.join('')}</p>`;
}
