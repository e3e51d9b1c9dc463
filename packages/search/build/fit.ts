/**
 * Keeps the texts of a language within their budget. If they do not fit as they are, each section keeps its first words,
 * for the snippet, and of the others those that are new on the page and rare on the site. Recall hardly changes (measured),
 * because a repeated word counts little and a common one does not tell pages apart.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { fold } from '../engine/fold.ts';
import { type IndexedPage, packTexts, type Section } from '../engine/index-file.ts';
import { isStopWord, words } from '../engine/tokenize.ts';

/** Bytes with brotli: the file that the first answer waits for, and the file of the texts. */
export const FIRST_BUDGET = 40_000;
export const TEXT_BUDGET = 90_000;

/** How many words of a section stay, and the share of pages from which on other words are too common to stay. */
type Step = [words: number, common: number];

const STEPS: Step[] = [
  ...[500, 350, 250, 200, 160, 120, 90, 60, 40].map((count): Step => [count, 1]),
  [40, 0.3],
  [30, 0.3],
  [30, 0.15],
  [20, 0.15],
  [12, 0.15],
  [12, 0.08],
];

/** Brotli 11 makes files of about this share of what quality 9 makes, which takes a tenth of the time. */
const QUALITY_11 = 0.94;

export function sizeOf(json: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(json, { params }).length * QUALITY_11;
}

interface Cut {
  text: string;
  folded: string;
  end: number;
}

const cut = (text: string): Cut[] =>
  words(text).map(({ start, end }) => ({ text: text.slice(start, end), folded: fold(text.slice(start, end)), end }));

/** Cuts the texts once. @returns a function that shortens them */
function shortener(pages: IndexedPage[]): (step: Step) => IndexedPage[] {
  const cuts = new Map<Section, { text: Cut[]; rest: Cut[] }>();
  const pagesWith = new Map<string, number>();
  for (const { sections } of pages) {
    for (const section of sections) cuts.set(section, { text: cut(section.text), rest: cut(section.rest) });
    const own = sections.flatMap((section) => Object.values(cuts.get(section)!).flat());
    for (const word of new Set(own.map(({ folded }) => folded))) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1);
  }
  return ([count, common]) =>
    pages.map((page) => {
      const seen = new Set<string>();
      const shorten = (text: string, all: Cut[], end: string): [beginning: string, others: string] => {
        for (const { folded } of all.slice(0, count)) seen.add(folded);
        if (all.length <= count) return [text, ''];
        const others = all.slice(count).filter(({ folded }) => {
          const isKept = !seen.has(folded) && !isStopWord(folded) && pagesWith.get(folded)! <= common * pages.length;
          if (isKept) seen.add(folded);
          return isKept;
        });
        return [text.slice(0, all[count - 1]!.end) + end, others.map((word) => word.text).join(' ')];
      };
      const sections = page.sections.map((section) => {
        const all = cuts.get(section)!;
        const [text, others] = shorten(section.text, all.text, '…');
        const rest = [others, ...shorten(section.rest, all.rest, '')].filter(Boolean).join(' ');
        return { ...section, text, rest };
      });
      return { ...page, sections };
    });
}

export interface Fitted {
  pages: IndexedPage[];
  bytes: number;
  /** How many words of each section stayed; infinite if all did. */
  words: number;
}

/** The pages with as much of their texts as the budget allows. */
export function fitToBudget(pages: IndexedPage[], budget = TEXT_BUDGET): Fitted {
  const fitted = (some: IndexedPage[], count: number): Fitted => ({
    pages: some,
    bytes: sizeOf(JSON.stringify(packTexts(some))),
    words: count,
  });
  const whole = fitted(pages, Number.POSITIVE_INFINITY);
  if (whole.bytes <= budget) return whole;
  const shorten = shortener(pages);
  const at = (index: number) => fitted(shorten(STEPS[index]!), STEPS[index]![0]);
  let low = 0;
  let high = STEPS.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle).bytes <= budget) high = middle;
    else low = middle + 1;
  }
  return at(low);
}
