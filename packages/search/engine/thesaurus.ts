import { fold } from './fold.ts';
import { CJK, indexTerms } from './tokenize.ts';

/** The words that stand for the words of a query, from the groups of an index. */
export class Thesaurus {
  readonly #table = new Map<string, string[]>();
  /** CJK synonyms, longest first. A single character is too vague to look for inside a word. */
  readonly #phrases: readonly string[];

  /** @param groups words for one topic each */
  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) {
      const terms = group.map((entry) => (CJK.test(entry) ? fold(entry) : indexTerms(entry)[0]!));
      for (const term of terms) this.#table.set(term, [...this.of(term), ...terms.filter((other) => other !== term)]);
    }
    this.#phrases = [...this.#table.keys()]
      .filter((term) => term.length > 1 && CJK.test(term))
      .sort((a, b) => b.length - a.length);
  }

  of(term: string): readonly string[] {
    return this.#table.get(term) ?? [];
  }

  /** Finds known CJK words wherever the segmenter cuts the query: `太大` in `包太大`, `优化退出` as one word. */
  phrasesIn(query: string): { phrase: string; start: number; end: number }[] {
    let rest = query.toLowerCase();
    return this.#phrases.flatMap((phrase) => {
      const start = rest.indexOf(phrase);
      if (start < 0) return [];
      const end = start + phrase.length;
      rest = rest.slice(0, start) + ' '.repeat(phrase.length) + rest.slice(end);
      return [{ phrase, start, end }];
    });
  }
}
