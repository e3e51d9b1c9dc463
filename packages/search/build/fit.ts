/** Keeps the two files of a language within their budgets. */
import { brotliCompressSync, constants } from 'node:zlib';
import { fold } from '../engine/fold.ts';
import { type IndexedPage, packTexts } from '../engine/index-file.ts';
import { words } from '../engine/tokenize.ts';

/** Bytes with brotli: the file that the first answer waits for, and the file of the texts. */
export const FIRST_BUDGET = 40_000;
export const TEXT_BUDGET = 90_000;

/** How many words of a section stay. */
const STEPS = [Number.POSITIVE_INFINITY, 500, 350, 250, 200, 160, 120, 90, 60, 40, 30, 20, 12];

/** Brotli 11 makes files of about this share of what quality 9 makes, which takes a tenth of the time. */
const QUALITY_11 = 0.94;

export function sizeOf(json: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(json, { params }).length * QUALITY_11;
}

/** The words of code that a section's text lacks, each once. Numbers alone say nothing. */
export function wordsOfCode(code: string, text: string): string {
  const seen = new Set(words(text).map(({ start, end }) => fold(text.slice(start, end))));
  const own = words(code).map(({ start, end }) => code.slice(start, end));
  return own.filter((word) => /\p{L}./u.test(word) && !seen.has(fold(word)) && seen.add(fold(word))).join(' ');
}

export interface Fitted {
  pages: IndexedPage[];
  bytes: number;
  /** How many words of each section stayed; infinite if all did. */
  words: number;
}

/** The pages with as much of their texts as the budget allows. */
export function fitToBudget(pages: IndexedPage[], budget = TEXT_BUDGET): Fitted {
  const ends = new Map<string, number[]>();
  const shorten = (text: string, count: number) => {
    if (!Number.isFinite(count)) return text;
    if (!ends.has(text))
      ends.set(
        text,
        words(text).map(({ end }) => end),
      );
    const end = ends.get(text)![count - 1];
    return end && end < text.length - 1 ? `${text.slice(0, end)}…` : text;
  };
  const at = (step: number): Fitted => {
    const count = STEPS[step]!;
    const own = pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, text: shorten(section.text, count) })),
    }));
    return { pages: own, bytes: sizeOf(JSON.stringify(packTexts(own))), words: count };
  };
  const whole = at(0);
  if (whole.bytes <= budget) return whole;
  let low = 1;
  let high = STEPS.length - 1;
  while (low < high) {
    const step = (low + high) >> 1;
    if (at(step).bytes <= budget) high = step;
    else low = step + 1;
  }
  return at(low);
}
