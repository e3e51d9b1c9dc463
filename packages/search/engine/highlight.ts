/** Highlights the found words and cuts snippets. The results are HTML, with everything but `<mark>` escaped. */
import { escapeHtml } from './escape.ts';
import { CHAR, CJK, words } from './tokenize.ts';

/** What to highlight: terms of the index, and strings as the reader typed them. */
export interface Found {
  terms: ReadonlySet<string>;
  literals: readonly string[];
}

type Range = [start: number, end: number];

const LETTER = /[\p{L}\p{N}]/u;
const isLetter = (char = ''): boolean => LETTER.test(char) && !CJK.test(char);

/** A highlight starts at the start of a word; a short one also ends at the end of a word. */
function isWhole(text: string, start: number, end: number): boolean {
  if (isLetter(text[start]) && isLetter(text[start - 1])) return false;
  return end - start > 2 || !(isLetter(text[end - 1]) && isLetter(text[end]));
}

/** The ranges to highlight, in order, without overlap. */
export function ranges(text: string, found: Found): Range[] {
  const places: Range[] = [];
  for (const word of words(text)) {
    if (!word.cjk && word.terms.some((term) => found.terms.has(term))) places.push([word.start, word.end]);
  }
  const folded = text.toLowerCase();
  // The segmenter cuts CJK words differently inside a sentence, so look for the characters themselves.
  const cjk = [...found.terms].filter((term) => CJK.test(term)).map((term) => term.replace(CHAR, ''));
  for (const literal of [...found.literals, ...cjk]) {
    for (let at = folded.indexOf(literal); literal && at >= 0; at = folded.indexOf(literal, at + literal.length))
      if (isWhole(folded, at, at + literal.length)) places.push([at, at + literal.length]);
  }
  places.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: Range[] = [];
  for (const place of places) {
    const last = merged.at(-1);
    if (last && place[0] <= last[1]) last[1] = Math.max(last[1], place[1]);
    else merged.push([...place]);
  }
  return merged;
}

function mark(text: string, places: Range[], from = 0, to = text.length): string {
  let html = '';
  let at = from;
  for (const [start, end] of places) {
    if (end <= from || start >= to) continue;
    html += `${escapeHtml(text.slice(at, Math.max(start, at)))}<mark>${escapeHtml(text.slice(Math.max(start, from), Math.min(end, to)))}</mark>`;
    at = Math.min(end, to);
  }
  return html + escapeHtml(text.slice(at, to));
}

/** The whole text with highlights, as HTML. */
export function highlight(text: string, found: Found): string {
  return mark(text, ranges(text, found));
}

/** About `size` words around the most highlights, as HTML, with an ellipsis where text is left out. */
export function snippet(text: string, found: Found, size: number): string {
  const places = ranges(text, found);
  const all = words(text);
  if (all.length <= size) return mark(text, places);
  const isMarked = all.map((word) => places.some(([start, end]) => start < word.end && end > word.start));
  let best = 0;
  let bestCount = -1;
  let count = 0;
  for (let index = 0; index < all.length; index++) {
    if (isMarked[index]) count++;
    if (index >= size && isMarked[index - size]) count--;
    if (count > bestCount) {
      bestCount = count;
      best = Math.max(0, index - size + 1);
    }
  }
  // The window ends at its last highlight. Move it on, so that a few words follow.
  const last = all.length - size;
  const first = isMarked.indexOf(true, best);
  const start = bestCount > 0 ? Math.min(last, Math.max(best, first - Math.floor(size / 3))) : 0;
  const from = start === 0 ? 0 : all[start]!.start;
  const to = start + size >= all.length ? text.length : all[start + size - 1]!.end;
  return `${from > 0 ? '…' : ''}${mark(text, places, from, to)}${to < text.length ? '…' : ''}`;
}
