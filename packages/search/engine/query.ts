/** Parses a query: the terms to look up for each of its words, and their weights. */
import { corrections } from './corrections.ts';
import { fold } from './fold.ts';
import type { Asked, Postings } from './postings.ts';
import type { Thesaurus } from './thesaurus.ts';
import { CHAR, CJK, isStopWord, squeeze, type Word, words } from './tokenize.ts';

/** Tuned with `npm run search:eval`. */
export const WEIGHTS = {
  fields: { title: 8, heading: 2.5, keywords: 6.5, questions: 3, text: 1, code: 0.15 },
  synonym: 0.35,
  /** Weight of the characters of a CJK word that the index does not know. */
  char: 0.3,
  /** Weight of a known word in place of an unknown one. */
  correction: 0.7,
  /** How much of a query word a match in the text alone covers, because long texts have most words. */
  inText: 0.7,
  /** How much it counts that a page has all words of the query. */
  cover: 1.5,
  /** The title of a page beside its best section: it only names what the sections are about. */
  beside: 0.7,
  /** A heading, a question or a keyword resembles the query. */
  question: 4,
  /** The section contains the query's words in their order. */
  sentence: 3,
  /** The section contains the query, which is a long sentence: the reader pasted it from there. */
  pasted: 1000,
};

/** A query of this many words may be a sentence of a page. */
const SENTENCE_WORDS = 4;
/** One of so many words was pasted from the page that has it, and one of so many letters and digits with a full stop. */
const PASTED = { words: 6, letters: 8 };

/** A term to look up in the index. */
interface Lookup extends Asked {
  /** Index of the query word that it belongs to. */
  word: number;
  /** The reader typed or meant it; false for synonyms and parts. */
  isTyped: boolean;
}

export interface Query {
  lookups: Lookup[];
  /** Inverse document frequency of each word; 0 for an unknown one. */
  idf: number[];
  /** Words that the site does not have, nor anything similar. */
  unknown: string[];
  /** Terms to compare with headings and questions, each with its idf. */
  asked: Map<string, number>;
  /** Neighboring words, joined, of a query that may be a sentence. */
  pairs: string[];
  /** Letters and digits of the query, if it was pasted from the page that has them; or empty. */
  sentence: string;
  /** The folded query. */
  text: string;
}

/** The terms for comparing questions: words, or pairs of CJK characters, since browsers cut sentences differently. */
const askedTermsOf = ({ terms, cjk }: Word): string[] => (cjk && terms.length > 1 ? terms.slice(1) : terms.slice(0, 1));

const isContent = (text: string, { start, end }: Word): boolean => !isStopWord(fold(text.slice(start, end)));

export const askedTerms = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => isContent(text, word))
      .flatMap(askedTermsOf),
  );

/** A CJK word and its pairs of characters. */
function cjkTerms(text: string): string[] {
  const word = fold(text);
  return [...new Set([word, ...Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))])];
}

/** The words of a query. Those of the thesaurus are whole, wherever the segmenter would cut (`第三|方库拆成`). */
function cut(query: string, thesaurus: Thesaurus): Word[] {
  const phrases = thesaurus.phrasesIn(query);
  const rest = phrases.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    query,
  );
  const known = phrases.map(({ phrase, start, end }) => ({ start, end, terms: cjkTerms(phrase), cjk: true }));
  return [...words(rest), ...known].sort((a, b) => a.start - b.start);
}

/** The words of a query without stop words, unless there are no others. */
function queryWords(query: string, thesaurus: Thesaurus): Word[] {
  const all = cut(query, thesaurus);
  const content = all.filter((word) => isContent(query, word));
  const kept = content.length > 0 ? content : all;
  const found: Word[] = [];
  const isLoose = (index: number) => kept[index]?.cjk === true && kept[index].end - kept[index].start === 1;
  for (let at = 0; at < kept.length; at++) {
    const { start, end, cjk } = kept[at]!;
    if (!cjk) {
      found.push(kept[at]!);
      continue;
    }
    // The segmenter cuts a word that it does not know into single characters: join them.
    let last = at;
    while (isLoose(at) && isLoose(last + 1) && kept[last + 1]!.start === kept[last]!.end) last++;
    const before = found.at(-1);
    // A loose character after a word is the end of that word (`命令|行`).
    const from = last === at && isLoose(at) && before?.cjk && before.end === start ? found.pop()!.start : start;
    const to = kept[last]!.end;
    found.push({ start: from, end: to, cjk, terms: cjkTerms(query.slice(from, Math.max(to, end))) });
    at = last;
  }
  return found;
}

export function parseQuery(query: string, vocabulary: Postings, thesaurus: Thesaurus): Query {
  const typed = queryWords(query, thesaurus);
  const lookups: Lookup[] = [];
  const unknown: string[] = [];
  const asked = new Map<string, number>();
  const idf = typed.map((word, index) => {
    const [whole, ...others] = word.terms as [string, ...string[]];
    const own: Lookup[] = [];
    const add = (terms: Iterable<string>, weight: number, isTyped = false) => {
      for (const term of new Set(terms))
        if (vocabulary.has(term)) own.push({ term, word: index, weight, prefix: false, isTyped });
    };
    const isKnown = vocabulary.has(whole);
    const isTyping = index === typed.length - 1 && word.end === query.length;
    const isPrefix =
      (!isKnown || isTyping) && (whole.length > 1 || typed.length === 1) && vocabulary.beginningWith(whole).length > 0;
    if (isKnown || isPrefix) own.push({ term: whole, word: index, weight: 1, prefix: isPrefix, isTyped: true });
    const synonyms = thesaurus.of(whole);
    const isUnknown = !isKnown && !isPrefix && !word.cjk;
    const meant = isUnknown ? corrections(whole, vocabulary.frequency) : [];
    // A beginning or a misspelling of a known name stands for the name alone: its parts would find other pages.
    const parts = (word.cjk ? !isKnown : isUnknown && !meant[0]) ? others : [];
    add(parts, 1 / parts.length);
    add(meant, WEIGHTS.correction, true);
    for (const synonym of synonyms) {
      // The segmenter may cut a long CJK synonym in the texts, so look up its pairs.
      const [, ...pairs] = CJK.test(synonym) ? cjkTerms(synonym) : [];
      const terms = pairs.length > 0 ? pairs : [synonym];
      add(terms, WEIGHTS.synonym / terms.length);
    }
    if (word.cjk && !isKnown)
      add(
        Array.from(whole, (char) => CHAR + char),
        WEIGHTS.char / whole.length,
      );
    lookups.push(...own);
    const stands = meant[0] ? [meant[0]] : isUnknown && parts[0] ? parts : askedTermsOf(word);
    for (const term of stands) asked.set(term, vocabulary.idf(term));
    if (own.length === 0) unknown.push(query.slice(word.start, word.end));
    return own.length > 0 ? vocabulary.idf(isKnown ? whole : (meant[0] ?? parts[0] ?? whole)) : 0;
  });
  const all = words(query).map(({ start, end }) => squeeze(query.slice(start, end)));
  const pairs = all.length < SENTENCE_WORDS ? [] : all.slice(1).map((word, index) => all[index]! + word);
  const letters = squeeze(query);
  const isSentence = /[.。!！]$/.test(query) && letters.length >= PASTED.letters;
  const sentence = isSentence || all.length >= PASTED.words ? letters : '';
  return { lookups, idf, unknown, asked, pairs, sentence, text: fold(query).replace(/\s+/g, ' ') };
}
