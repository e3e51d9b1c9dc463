/**
 * Cuts texts and queries into terms. The browser runs it on both, because browsers segment Chinese differently and the
 * two sides must match.
 */
import { fold } from './fold.ts';

/** A word of a text. */
export interface Word {
  start: number;
  end: number;
  /** The word itself, then its parts; of a CJK word the pairs of characters that begin in it. */
  terms: string[];
  cjk: boolean;
}

const CJK_CHARS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
export const CJK = new RegExp(`[${CJK_CHARS}]`, 'u');
/** A CJK run, or a word whose parts `.`, `-`, `_`, `/` may join (`get_loader_times`, `@rsdoctor/cli`, `1.2`). */
const RUNS = new RegExp(`[${CJK_CHARS}]+|[\\p{L}\\p{N}$]+(?:[._/@-]+[\\p{L}\\p{N}$]+)*`, 'gu');
/** Splits a run where the script changes (`webpack的`). */
const SCRIPTS = new RegExp(`[${CJK_CHARS}]+|[^${CJK_CHARS}]+`, 'gu');
const JOINS = /[._/@-]+/;
const HUMPS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** Prefix of the term for a single CJK character, which keeps it apart from a word of one character. */
export const CHAR = '·';

/** Folds a word to a term. Some characters fold to several words (`ﷺ`), so it removes spaces. */
const foldWord = (word: string): string => fold(word).replace(/\s+/g, '');

const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Cuts a CJK run into words, or into pairs of characters if the browser has no `Intl.Segmenter`. */
export function cutRun(
  run: string,
  segment: Pick<Intl.Segmenter, 'segment'> | null = segmenter,
): { start: number; text: string }[] {
  if (segment) return Array.from(segment.segment(run), ({ index, segment: text }) => ({ start: index, text }));
  if (run.length < 3) return [{ start: 0, text: run }];
  return Array.from({ length: run.length - 1 }, (_, start) => ({ start, text: run.slice(start, start + 2) }));
}

/**
 * The pairs of characters that begin in a word. The segmenter cuts a word differently inside a sentence (`每个插|件`) and
 * alone (`插件`); its pairs stay the same.
 */
function pairsFrom(run: string, start: number, word: string): string[] {
  const pairs: string[] = [];
  for (let at = start; at < start + word.length && at + 2 <= run.length; at++) {
    const pair = foldWord(run.slice(at, at + 2));
    if (pair !== word) pairs.push(pair);
  }
  return pairs;
}

/** Removes plural, `-ing`, `-ed` and the silent `e` of English words. The stem need not be a word. */
function stem(term: string): string {
  return withoutEnding(withoutPlural(term));
}

function withoutPlural(term: string): string {
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  if (term.length > 4 && /(?:sses|shes|ches|xes)$/.test(term)) return term.slice(0, -2);
  if (term.length > 3 && term.endsWith('s') && !/(?:ss|us|is)$/.test(term)) return term.slice(0, -1);
  return term;
}

function withoutEnding(term: string): string {
  const base = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(term)?.[1];
  if (base && base.length > 2) return base.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
  return term.length > 3 ? term.replace(/e$/, '') : term;
}

function latinTerms(text: string): string[] {
  const whole = foldWord(text);
  const terms = [stem(whole)];
  const pieces = text.split(JOINS);
  // Readers also write such a name as one word (`Re.Pack`, `repack`).
  if (pieces.length === 2) terms.push(stem(whole.replace(JOINS, '')));
  for (const piece of pieces) {
    const folded = foldWord(piece);
    terms.push(stem(folded));
    const humps = piece.match(HUMPS) ?? [];
    // Readers leave out the first word of a name: `nativeplugin` for `enableNativePlugin`.
    if (humps.length > 2) terms.push(stem(folded.slice(humps[0]!.length)));
    if (humps.length > 1 && !/^\p{L}\p{N}+$/u.test(piece))
      for (const hump of humps) if (hump.length > 1 || hump < 'A') terms.push(stem(foldWord(hump)));
  }
  return [...new Set(terms.filter(Boolean))];
}

/** Cuts a text into words, in order. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (const run of text.matchAll(RUNS)) {
    for (const script of run[0].matchAll(SCRIPTS)) {
      const offset = run.index + script.index;
      const part = script[0];
      if (CJK.test(part)) {
        for (const { start, text: word } of cutRun(part)) {
          found.push({
            start: offset + start,
            end: offset + start + word.length,
            terms: [foldWord(word), ...pairsFrom(part, start, word)],
            cjk: true,
          });
        }
      } else {
        const lead = part.length - part.replace(/^[._/@-]+/, '').length;
        const trimmed = part.slice(lead).replace(/[._/@-]+$/, '');
        if (!trimmed) continue;
        const start = offset + lead;
        found.push({ start, end: start + trimmed.length, terms: latinTerms(trimmed), cjk: false });
      }
    }
  }
  return found;
}

/** The terms of a text for the index. */
export function indexTerms(text: string): string[] {
  return words(text).flatMap((word) => word.terms);
}

/** The terms of a title or heading: also each CJK character, so that a mistyped word still finds it. */
export function headingTerms(text: string): string[] {
  return words(text).flatMap((word) =>
    word.cjk ? [...word.terms, ...Array.from(word.terms[0]!, (char) => CHAR + char)] : word.terms,
  );
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it my no not of on or so that the their then there these they this to up was we what when where which who why will with you your s t d m re ve ll ' +
    '的 了 是 在 和 与 及 或 把 被 吗 呢 吧 啊 我 你 您 它 这 那 有 怎么 怎样 如何 什么 为什么 哪里 哪些 哪个 可以 能 请问 一个 某个 某条 某 条 用 使用'
  ).split(' '),
);

export const isStopWord = (term: string): boolean => STOP_WORDS.has(term);

/** The letters and digits of a text, folded. */
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
