/** A query as the engine reads it: which terms are looked up for each of its words, and what they count. */
import { corrections, splitWord } from './corrections.ts';
import { askedTermsOf, cjkTerms, queryWords, squeeze } from './query-words.ts';
import { phrasesIn, synonymsOf } from './stand-ins.ts';
import { CHAR, CJK, fold, indexTerms, words } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** From this many words on a query may be a sentence of a page. */
export const SENTENCE = 4;

/** A term that is looked up, and the word of the query that it stands for. */
export interface Lookup {
  term: string;
  word: number;
  weight: number;
  prefix: boolean;
  /** What the reader typed or meant; the others stand for it. */
  isAsked: boolean;
  /** How much of the word is found with it. */
  covers: number;
}

/** A query as the engine reads it. */
export interface Reading {
  lookups: Lookup[];
  /** What each of its words tells. */
  telling: number[];
  /** Words that the site does not have, nor anything near. */
  unknown: string[];
  /** Terms that a question of a section is compared with, and what each tells. */
  asked: Map<string, number>;
  /** Pairs of neighboring words without what is between them, in queries that may be sentences. */
  pairs: string[];
  phrase: string;
}

/** Reads a query with the words that the index has. */
export function readQuery(query: string, vocabulary: Vocabulary): Reading {
  const asked = queryWords(query);
  const phrases = phrasesIn(query);
  const lookups: Lookup[] = [];
  const unknown: string[] = [];
  const terms = new Map<string, number>();
  const telling = asked.map((word, index) => {
    const [whole, ...parts] = word.terms as [string, ...string[]];
    const isKnown = vocabulary.has(whole);
    const isTyping = index === asked.length - 1 && word.end === query.length;
    const isPrefix = (!isKnown || isTyping) && (whole.length > 1 || asked.length === 1) && vocabulary.hasPrefix(whole);
    const isName = isKnown && !word.cjk && parts.length > 1;
    const inside = phrases.filter(({ start, end }) => start < word.end && end > word.start);
    // `退出` in `优化退出`: the phrase is a name of its own, and what stands for it is the same thing.
    const isPartOfName = inside.some(({ start, end }) => end - start > word.end - word.start);
    const scale = isPartOfName ? WEIGHTS.partOfName : 1;
    const own: Lookup[] = [];
    const add = (found: Iterable<string>, weight: number, covers: number, isAsked = false) => {
      for (const term of new Set(found))
        if (vocabulary.has(term)) own.push({ term, word: index, weight, prefix: false, isAsked, covers });
    };
    if (isKnown || isPrefix)
      own.push({
        term: whole,
        word: index,
        weight: (isName ? WEIGHTS.name : 1) * scale,
        prefix: isPrefix,
        isAsked: true,
        covers: 1,
      });
    add(parts, (isKnown ? WEIGHTS.part : WEIGHTS.partOfUnknown) / parts.length, WEIGHTS.covers.part);
    const meant =
      isKnown || isPrefix || word.cjk
        ? []
        : own.length > 0
          ? // `reportDirr`, of which `report` is known.
            corrections(whole, vocabulary)
          : meantBy([whole, ...parts], vocabulary);
    add(meant, WEIGHTS.correction, WEIGHTS.covers.correction, true);
    const synonyms = inside.length > 0 ? inside.flatMap(({ phrase }) => synonymsOf(phrase)) : synonymsOf(whole);
    for (const synonym of synonyms) {
      // A long CJK word may be cut in the texts; its pairs are there.
      const [, ...pairs] = CJK.test(synonym) ? cjkTerms(synonym) : [];
      add(
        pairs.length > 0 ? pairs : [synonym],
        (isPartOfName ? WEIGHTS.sameName : WEIGHTS.synonym) / Math.max(1, pairs.length),
        isPartOfName ? 1 : WEIGHTS.covers.synonym,
      );
    }
    if (word.cjk)
      add(
        Array.from(whole, (char) => CHAR + char),
        (isKnown ? WEIGHTS.char : WEIGHTS.charOfUnknown) / whole.length,
        WEIGHTS.covers.char,
      );
    if (own.length === 0) unknown.push(query.slice(word.start, word.end));
    lookups.push(...own);
    for (const term of meant.length > 0 ? meant.slice(0, 1) : askedTermsOf(word))
      terms.set(term, vocabulary.telling(term));
    return own.length === 0 ? 0 : vocabulary.telling(isKnown ? whole : (meant[0] ?? parts[0] ?? whole));
  });
  // `web pack`: two words of the query that are one on the site.
  asked.forEach((word, index) => {
    const next = asked[index + 1];
    const joined =
      next && !word.cjk && !next.cjk ? indexTerms(query.slice(word.start, next.end).replace(/\s+/g, '')) : [];
    if (joined.length !== 1 || !vocabulary.has(joined[0]!)) return;
    for (const at of [index, index + 1])
      lookups.push({ term: joined[0]!, word: at, weight: 0.6, prefix: false, isAsked: true, covers: 1 });
  });
  const all = words(query).map(({ start, end }) => squeeze(query.slice(start, end)));
  const pairs = all.length < SENTENCE ? [] : all.slice(1).map((word, index) => all[index]! + word);
  return { lookups, telling, unknown, asked: terms, pairs, phrase: fold(query).replace(/\s+/g, ' ').trim() };
}

/** What may have been meant by an unknown word, given with its parts. */
function meantBy(terms: string[], vocabulary: Vocabulary): string[] {
  const [whole = '', ...parts] = terms;
  const near = corrections(whole, vocabulary);
  if (near.length > 0) return near;
  if (parts.length > 1) return parts.flatMap((part) => corrections(part, vocabulary).slice(0, 1));
  return splitWord(whole, vocabulary, (text) => indexTerms(text)[0] ?? text);
}
