/** The words of a query, and the terms that it is compared by with what sections answer. */
import { CJK, fold, isStopWord, type Word, words } from './tokenize.ts';

/** The letters and digits of a text, and nothing else. */
export const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const isTelling = (text: string, { start, end }: Word): boolean => !isStopWord(fold(text.slice(start, end)));

/** What a question is compared by: words, and pairs of characters, which are the same however a sentence is cut. */
export const askedTermsOf = ({ terms, cjk }: Word): string[] =>
  cjk && terms.length > 1 ? terms.slice(1) : terms.slice(0, 1);

export const askedTerms = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => isTelling(text, word))
      .flatMap(askedTermsOf),
  );

/** Words of the query, without those that say nothing (unless there are no others). */
export function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter((word) => isTelling(query, word));
  const kept = telling.length > 0 ? telling : all;
  const found: Word[] = [];
  for (let at = 0; at < kept.length; at++) {
    const { start, end, cjk } = kept[at]!;
    if (!cjk) {
      found.push(kept[at]!);
      continue;
    }
    // Single characters in a row are a word that the segmenter does not know.
    let last = at;
    const isLoose = (index: number) => kept[index]?.cjk === true && kept[index].end - kept[index].start === 1;
    while (isLoose(at) && isLoose(last + 1) && kept[last + 1]!.start === kept[last]!.end) last++;
    const before = found.at(-1);
    // One alone is the end of the word before it (`命令|行`).
    const from = last === at && isLoose(at) && before?.cjk && before.end === start ? found.pop()!.start : start;
    const to = kept[last]!.end;
    found.push({ start: from, end: to, cjk, terms: cjkTerms(query.slice(from, Math.max(to, end))) });
    at = last;
  }
  // A single character inside of a run that no word took (`只`, `个`) says little; typed alone it is the query.
  const isCjk = (index: number) => CJK.test(query[index] ?? '');
  const longer = found.filter(({ cjk, start, end }) => !cjk || end - start > 1 || !(isCjk(start - 1) || isCjk(end)));
  return longer.length > 0 ? longer : found;
}

/** A word of the query and its pairs of characters, those of its neighbors left out. */
export function cjkTerms(text: string): string[] {
  const word = fold(text);
  const pairs = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  return [...new Set([word, ...pairs])];
}
