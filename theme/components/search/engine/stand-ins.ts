/** What stands for a word of a query: its synonyms as terms of the index, also of words inside of a run of characters. */
import { SYNONYMS } from './synonyms.ts';
import { CJK, fold, indexTerms } from './tokenize.ts';

const synonymTable = new Map<string, string[]>();
for (const group of SYNONYMS) {
  const single = group.map((entry) => (CJK.test(entry) ? fold(entry) : indexTerms(entry)[0]!));
  for (const term of single)
    synonymTable.set(term, [...(synonymTable.get(term) ?? []), ...single.filter((other) => other !== term)]);
}

/** The terms that stand for a term; none for most. */
export function synonymsOf(term: string): string[] {
  return synonymTable.get(term) ?? [];
}

/** What CJK readers write without a space, longest first: one character says too little to be looked for in a word. */
const PHRASES = [...synonymTable.keys()]
  .filter((term) => term.length > 1 && CJK.test(term))
  .sort((a, b) => b.length - a.length);

/** Known words in a CJK query, wherever the segmenter cuts it: `太大` in `包太大`, `优化退出` as one. */
export function phrasesIn(query: string): { phrase: string; start: number; end: number }[] {
  let rest = query.toLowerCase();
  return PHRASES.flatMap((phrase) => {
    const start = rest.indexOf(phrase);
    if (start < 0) return [];
    const end = start + phrase.length;
    rest = rest.slice(0, start) + ' '.repeat(phrase.length) + rest.slice(end);
    return [{ phrase, start, end }];
  });
}
