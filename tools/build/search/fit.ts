/**
 * Keeps the texts of a language within their budget. Whole texts where they fit; otherwise each section keeps its
 * beginning, for the snippet, and of the rest the words that are new on the page and not on every other page: recall
 * hardly changes (measured), because a word counts little the second time and common words tell pages apart no better
 * than none.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { type IndexedPage, REST, type Section } from '../../../theme/components/search/engine/index-file.ts';
import { fold, isStopWord, words } from '../../../theme/components/search/engine/tokenize.ts';

/** Bytes of a language, brotli 11: of what the first answer waits for, and of the texts that come after it. */
export const FIRST_BUDGET = 40_000;
export const TEXT_BUDGET = 90_000;

/** Words that a section keeps, and the share of pages from which on a word is too common to be kept from the rest. */
interface Step {
  words: number;
  common: number;
}

const WHOLE: Step = { words: Number.POSITIVE_INFINITY, common: 1 };

const STEPS: Step[] = [
  WHOLE,
  ...[500, 350, 250, 200, 160, 120, 90].map((words) => ({ words, common: 1 })),
  { words: 60, common: 1 },
  { words: 40, common: 1 },
  { words: 40, common: 0.3 },
  { words: 30, common: 0.3 },
  { words: 30, common: 0.15 },
  { words: 20, common: 0.15 },
  { words: 12, common: 0.15 },
  { words: 12, common: 0.08 },
];

interface Cut {
  /** Text of each word, and where it ends. */
  text: string;
  folded: string;
  end: number;
}

function cut(text: string): Cut[] {
  return words(text).map(({ start, end }) => ({
    text: text.slice(start, end),
    folded: fold(text.slice(start, end)),
    end,
  }));
}

function shorten(text: string, all: Cut[], step: Step, isCommon: (word: string) => boolean, seen: Set<string>): string {
  for (const { folded } of all.slice(0, step.words)) seen.add(folded);
  if (all.length <= step.words) return text;
  const rest: string[] = [];
  for (const { text: word, folded } of all.slice(step.words)) {
    if (seen.has(folded) || isStopWord(folded) || isCommon(folded)) continue;
    seen.add(folded);
    rest.push(word);
  }
  const beginning = text.slice(0, all[step.words - 1]!.end);
  return `${beginning}${REST}${rest.join(' ')}`;
}

/** Reads the pages once, and gives a function that shortens their texts. */
export function shortener(pages: IndexedPage[]): (step: Step) => IndexedPage[] {
  const cuts = new Map(pages.flatMap((page) => page.sections.map((section) => [section, cut(section[3])] as const)));
  const pagesWith = new Map<string, number>();
  for (const page of pages) {
    for (const word of new Set(page.sections.flatMap((section) => cuts.get(section)!.map(({ folded }) => folded))))
      pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return (step) => {
    if (step === WHOLE) return pages;
    const isCommon = (word: string) => (pagesWith.get(word) ?? 0) > step.common * pages.length;
    return pages.map((page) => {
      const seen = new Set<string>();
      return {
        ...page,
        sections: page.sections.map(
          (section): Section => [
            section[0],
            section[1],
            section[2],
            shorten(section[3], cuts.get(section)!, step, isCommon, seen),
          ],
        ),
      };
    });
  };
}

/** Size at quality 9, which takes a tenth of the time of 11, as quality 11 would make it (a little less). */
export function sizeOf(json: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(json, { params }).length * QUALITY_11;
}

const QUALITY_11 = 0.94;

export interface Fitted {
  pages: IndexedPage[];
  bytes: number;
  /** Words that a section keeps; infinite when nothing had to go. */
  words: number;
}

/** The pages with as much of their texts as the budget holds. */
export function fitToBudget(
  pages: IndexedPage[],
  write: (pages: IndexedPage[]) => string,
  budget = TEXT_BUDGET,
): Fitted {
  const shortened = shortener(pages);
  const tried = new Map<number, Fitted>();
  const at = (index: number): Fitted => {
    const step = STEPS[index]!;
    const known = tried.get(index);
    if (known) return known;
    const candidate = shortened(step);
    const fitted = { pages: candidate, bytes: sizeOf(write(candidate)), words: step.words };
    tried.set(index, fitted);
    return fitted;
  };
  if (at(0).bytes <= budget) return at(0);
  let low = 1;
  let high = STEPS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle).bytes <= budget) high = middle;
    else low = middle + 1;
  }
  return at(low);
}
