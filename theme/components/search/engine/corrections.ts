/** What a reader may have meant by a word that the site does not have. */

/** Letters that may be wrong in a word of a length: none in short ones, where each change makes another word. */
function allowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : length < 12 ? 2 : 3;
}

/**
 * Changes that make one word of the other: a letter more, less or another, or two neighbors in the wrong order.
 * @returns a number above `limit` as soon as there are more
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

/** Whether two letters of a short word changed places: the one mistake that is told apart there from another word. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && distance(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');

/** Readers know how a word begins: another first letter is another word (`uninstall`, `vite`). */
const beginsAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * The words that are nearest to an unknown one, the most frequent first.
 * @param frequency in how many sections each word of the site stands
 */
export function corrections(word: string, frequency: ReadonlyMap<string, number>): string[] {
  if (word.length < 4 || /\p{N}/u.test(word)) return [];
  let nearest = allowed(word.length);
  let found: string[] = [];
  for (const term of frequency.keys()) {
    if (term.length < 4 || !beginsAlike(word, term)) continue;
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

/** The two words of the site that were typed as one (`treeshaking`); none when there are no such. */
export function splitWord(
  word: string,
  frequency: ReadonlyMap<string, number>,
  toTerm: (text: string) => string,
): string[] {
  let best: string[] = [];
  let bestCount = 0;
  for (let at = 3; at <= word.length - 3; at++) {
    const pair = [toTerm(word.slice(0, at)), toTerm(word.slice(at))];
    const count = Math.min(...pair.map((term) => frequency.get(term) ?? 0));
    if (count > bestCount) [best, bestCount] = [pair, count];
  }
  return best;
}
