/** Cuts page text and query into terms. Both sides must be cut by this file, in the same place: the browser. */

/**
 * A word of the text: where it stands, and the terms it is found by (the first one is the word itself). A CJK word also
 * has the pairs of characters that begin in it.
 */
export interface Word {
  start: number;
  end: number;
  terms: string[];
  cjk: boolean;
}

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/**
 * A run of CJK characters, or a word of other letters and digits that `.`, `-`, `_`, `/` may join (`get_loader_times`,
 * `@rsdoctor/cli`, `1.2`).
 */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}$]+(?:[._/@-]+[\p{L}\p{N}$]+)*/gu;
/** A LATIN run may still hold CJK letters (`webpack的`): cut where the script changes. */
const SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const JOINS = /[._/@-]+/;
const HUMPS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+/gu;

/** Marks the term of a single CJK character, so that it is not taken for a word of one character. */
export const CHAR = '·';

/** A text in the form in which texts are compared: compatibility forms (`Ａ`, `ﬁ`) and capitals are plain letters. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A word as a term. Some characters stand for several words (`ﷺ`): a term has no blanks all the same. */
const foldWord = (word: string): string => fold(word).replace(/\s+/g, '');

const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** Words of a CJK run; pairs of characters where the browser has no `Intl.Segmenter`. */
export function cutRun(
  run: string,
  segment: Pick<Intl.Segmenter, 'segment'> | null = segmenter,
): { start: number; text: string }[] {
  if (segment) return Array.from(segment.segment(run), ({ index, segment: text }) => ({ start: index, text }));
  if (run.length < 3) return [{ start: 0, text: run }];
  return Array.from({ length: run.length - 1 }, (_, start) => ({ start, text: run.slice(start, start + 2) }));
}

/**
 * Pairs of characters that begin in a word. A run is cut differently in a sentence and alone (`每个插|件` but `插件`);
 * pairs are the same everywhere.
 */
function pairsFrom(run: string, start: number, word: string): string[] {
  const pairs: string[] = [];
  for (let at = start; at < start + word.length && at + 2 <= run.length; at++) {
    const pair = foldWord(run.slice(at, at + 2));
    if (pair !== word) pairs.push(pair);
  }
  return pairs;
}

/**
 * Forms of an English word fold into one: plural, `-ing`, `-ed`, the silent `e`. Light, and the same for page and query:
 * what it makes need not be a word.
 */
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
  for (const piece of text.split(JOINS)) {
    const folded = foldWord(piece);
    terms.push(stem(folded));
    const humps = piece.match(HUMPS) ?? [];
    if (humps.length > 1 && !/^\p{L}\p{N}+$/u.test(piece))
      for (const hump of humps) if (hump.length > 1) terms.push(stem(foldWord(hump)));
  }
  return [...new Set(terms.filter(Boolean))];
}

/** The words of a text, in order. */
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
        if (trimmed)
          found.push({
            start: offset + lead,
            end: offset + lead + trimmed.length,
            terms: latinTerms(trimmed),
            cjk: false,
          });
      }
    }
  }
  return found;
}

/** Terms under which a text is filed. */
export function indexTerms(text: string): string[] {
  return words(text).flatMap((word) => word.terms);
}

/** The same, and each CJK character alone: for titles and headings, so that a mistyped word still finds them. */
export function headingTerms(text: string): string[] {
  return words(text).flatMap((word) =>
    word.cjk ? [...word.terms, ...Array.from(word.terms[0]!, (char) => CHAR + char)] : word.terms,
  );
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it my no not of on or so that the their then there these they this to up was we what when where which who why will with you your ' +
    '的 了 是 在 和 与 及 或 把 被 吗 呢 吧 啊 我 你 您 它 这 那 有 怎么 怎样 如何 什么 为什么 哪里 哪些 哪个 可以 能 请问 一个 某个 某条 某 条 用 使用'
  ).split(' '),
);

/** The word says nothing about what is asked for. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}
