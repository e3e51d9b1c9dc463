/** How like a section is to a query as a whole: word for word, as a sentence, as a question that it answers. */
import type { SearchRecord } from './index-file.ts';
import { askedTerms, squeeze } from './query-words.ts';
import { type Reading, SENTENCE } from './reading.ts';
import { fold } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

/** Anchors of the list of links at the end of a page. */
const LINKS = new Set(['next', 'where-next']);

/** A section, prepared for what no index answers. */
export interface PreparedSection {
  isTitle: boolean;
  heading: string;
  text: string;
  /** The text without anything between its letters and digits. */
  squeezed: string;
  /** Terms of the heading and of each question, and what they tell together, once that was needed. */
  asked: { terms: Set<string>; telling?: number }[];
  isLinks: boolean;
}

/** @param heading the section's own, which is the page's title for its first */
export function prepare(record: SearchRecord, heading: string, questions: readonly string[]): PreparedSection {
  const text = record.content ?? '';
  return {
    isTitle: record.type === 'lvl1',
    heading: fold(heading),
    text: fold(text),
    squeezed: squeeze(text),
    asked: [heading, ...questions].map((line) => ({ terms: askedTerms(line) })),
    isLinks: LINKS.has(record.anchor ?? ''),
  };
}

/** What it counts that a section has the whole query, word for word. */
export function phraseFactor({ heading, text, isTitle }: PreparedSection, phrase: string): number {
  const { phrase: weight } = WEIGHTS;
  if (heading === phrase) return isTitle ? weight.title : weight.heading;
  if (heading.startsWith(phrase)) return isTitle ? weight.titleStart : weight.headingStart;
  if (heading.includes(phrase)) return isTitle ? weight.titleIn : weight.headingIn;
  return text.includes(phrase) ? weight.text : 1;
}

/** Share of the query's neighboring words that are neighbors in the section, 0 to 1; the cube, since a few always are. */
export function sentenceShare({ squeezed }: PreparedSection, pairs: readonly string[]): number {
  return (pairs.filter((pair) => squeezed.includes(pair)).length / (pairs.length || 1)) ** 3;
}

/**
 * What that share counts.
 * @param pairs how many pairs of words the query has
 */
export function sentenceFactor(share: number, pairs: number): number {
  if (pairs <= SENTENCE) return 1 + WEIGHTS.sentence * share;
  return share === 1 ? WEIGHTS.pasted : 1 + WEIGHTS.longSentence * share;
}

/** How like the query is to what the section's readers ask, 0 to 1. */
export function likeness(section: PreparedSection, asked: Reading['asked'], vocabulary: Vocabulary): number {
  let own = 0;
  for (const weight of asked.values()) own += weight;
  let best = 0;
  for (const other of section.asked) {
    let common = 0;
    for (const [term, weight] of asked) if (other.terms.has(term)) common += weight;
    if (common === 0) continue;
    other.telling ??= [...other.terms].reduce((sum, term) => sum + vocabulary.telling(term), 0);
    best = Math.max(best, (2 * common) / (own + other.telling));
  }
  return best;
}
