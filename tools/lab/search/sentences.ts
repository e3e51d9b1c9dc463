/** Sentences of the pages, as a reader would paste them. */
import type { IndexedPage } from '../../../theme/components/search/engine/index-file.ts';

export interface Sentence {
  q: string;
  route: string;
  anchor: string;
}

/** The search box takes no more characters. */
const LONGEST = 64;
const ENDS = /(?<=[.!?]\s)|(?<=[。！？])/;
/** Shorter ones are labels and names, which stand in many places. */
const SHORTEST = { cjk: 12, other: 30 };

/** So many sentences of each page, always the same ones. */
export function sampleSentences(pages: readonly IndexedPage[], perPage: number): Sentence[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  return pages.flatMap(({ route, sections }) => {
    const all = sections.flatMap(([, anchor, , text], index) =>
      text
        .split(ENDS)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.length >= (/\p{Script=Han}/u.test(sentence) ? SHORTEST.cjk : SHORTEST.other))
        .map((sentence) => ({ q: sentence.slice(0, LONGEST), route, anchor: index === 0 ? '' : anchor })),
    );
    return all.length === 0 ? [] : Array.from({ length: perPage }, () => all[next(all.length)]!);
  });
}
