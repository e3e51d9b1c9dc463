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

/** A CJK character is as wide as two letters. */
const WIDE = new RegExp(`${CJK.source}|[\\u3000-\\u303f\\uff00-\\uffef]`, 'u');

/** Finds where a sentence or a line begins. A cell of a table is a line, and so is the label above a text. */
const SENTENCE = /(?<=^|[.!?] +|[。！？]|\n)\S/g;

/** A line of about `width` letters around the most highlights, as HTML, with an ellipsis where text is left out. */
export function snippet(text: string, found: Found, width: number): string {
  const places = ranges(text, found);
  const widths = [0];
  for (const char of text.split('')) widths.push(widths.at(-1)! + (WIDE.test(char) ? 2 : 1));
  const span = (start: number, end: number) => widths[end]! - widths[start]!;
  if (span(0, text.length) <= width) return mark(text, places);
  let [first] = places[0] ?? [0];
  let most = 0;
  for (const [start] of places) {
    const near = places.filter(([from, to]) => from >= start && span(start, to) <= width / 2).length;
    if (near > most) [first, most] = [start, near];
  }
  const all = words(text);
  // The snippet begins with the sentence of the match, or a few words before the match if the sentence is long: a narrow screen
  // shows the highlight too.
  const sentence = [...text.matchAll(SENTENCE)].findLast(({ index }) => index <= first)?.index ?? 0;
  const isNear = span(sentence, first) <= width / 2;
  const begin = isNear
    ? sentence
    : (all.find(({ start }) => span(start, Math.max(start, first)) <= width / 6)?.start ?? first);
  // A text of signs alone has no word.
  const from = begin <= (all[0]?.start ?? 0) ? 0 : begin;
  const to = all.findLast(({ start, end }) => start >= from && span(from, end) <= width)?.end ?? text.length;
  return `${from > 0 && !isNear ? '…' : ''}${mark(text, places, from, to)}${to < text.length ? '…' : ''}`;
}
