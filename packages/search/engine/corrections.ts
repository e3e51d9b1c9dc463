/** What a reader may have meant by a word that the site does not use. */

import { fold } from './fold.ts';
import { CJK, isStopWord, words } from './tokenize.ts';

/** A suggestion may differ in this share of the longer text. */
const MAX_SHARE = 1 / 3;

/** How many edits a word of a length may need. In short words each edit makes another word. */
function allowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : length < 12 ? 2 : 3;
}

/**
 * Edit distance: a letter inserted, deleted or replaced, or two neighbors swapped.
 * @returns a number above `limit` as soon as the distance exceeds it
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** Whether two neighbors changed places: the only typo that short words allow without becoming another word. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && distance(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');

/** Readers get the first letter right: another first letter makes another word (`uninstall`, `vite`). */
const beginsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * Finds up to three words of the site that are nearest to an unknown word, most frequent first.
 * @param frequency number of sections by word
 */
export function corrections(word: string, frequency: ReadonlyMap<string, number>): string[] {
  if (word.length < 4 || /\p{N}/u.test(word)) return [];
  let nearest = allowed(word.length);
  let found: string[] = [];
  for (const term of frequency.keys()) {
    if (!beginsAlike(word, term)) continue;
    if (nearest === 0) {
      if (isSwapped(word, term)) found.push(term);
      continue;
    }
    const changes = distance(word, term, nearest);
    if (changes > nearest) continue;
    if (changes < nearest) found = [];
    nearest = Math.max(1, changes);
    found.push(term);
  }
  return found.sort((a, b) => frequency.get(b)! - frequency.get(a)!).slice(0, 3);
}

/**
 * Finds up to three names that are nearest to a query or to one of its words, for a search without results. Short words
 * are no suggestions: a changed letter makes another word (`helm`, `help`).
 */
export function nearest(query: string, names: Iterable<string>): string[] {
  const typed = [...new Set([query, ...words(query).map(({ start, end }) => query.slice(start, end))])]
    .map(fold)
    .filter((text) => text.length > 1);
  const byText = new Map<string, string>();
  for (const name of names) {
    const folded = fold(name);
    const says = CJK.test(folded) || (folded.length > 4 && !isStopWord(folded));
    if (says && !byText.has(folded)) byText.set(folded, name);
  }
  return [...byText]
    .map(([folded, name]) => {
      const shares = typed.map((text) => {
        const longest = Math.max(text.length, folded.length);
        return distance(text, folded, longest * MAX_SHARE) / longest;
      });
      return { name, share: Math.min(1, ...shares) };
    })
    .filter(({ share }) => share <= MAX_SHARE)
    .sort((a, b) => a.share - b.share)
    .slice(0, 3)
    .map(({ name }) => name);
}
