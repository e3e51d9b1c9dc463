/** Relevance as numbers. */
import type { IndexedPage } from '../engine/index-file.ts';

export interface Query {
  q: string;
  /** Routes that answer. */
  expect: string[];
  kind?: string;
  /** Anchors of the sections that answer, `''` for a page as a whole. */
  sections?: string[];
}

/** A query and the routes that were found, best first. */
export type Outcome = [query: Query, routes: string[]];

const clean = (route: string) => route.replace(/(.)\/$/, '$1');

/** Rank of the first expected route, from 1; 0 if it was not found. */
export function rankOf({ expect }: Query, routes: string[]): number {
  const wanted = new Set(expect.map(clean));
  return routes.findIndex((route) => wanted.has(clean(route))) + 1;
}

/** Share of queries with an expected route first, and among the first five. */
export function scoreOf(outcomes: Outcome[]): { recall1: number; recall5: number } {
  const ranks = outcomes.map(([query, routes]) => rankOf(query, routes)).filter((rank) => rank > 0);
  const within = (most: number) => ranks.filter((rank) => rank <= most).length / (outcomes.length || 1);
  return { recall1: within(1), recall5: within(5) };
}

/** Queries by language. @throws with the place of the first fault */
export function parseQueries(text: string): Record<string, Query[]> {
  const data = JSON.parse(text) as Record<string, Query[]>;
  for (const [lang, queries] of Object.entries(data)) {
    if (!Array.isArray(queries)) throw new Error(`"${lang}" is not a list of queries`);
    queries.forEach((query, index) => {
      if (typeof query?.q !== 'string' || !Array.isArray(query.expect))
        throw new Error(`${lang}[${index}] needs "q" and "expect"`);
    });
  }
  return data;
}

/** The search field takes no more characters. */
const LONGEST = 64;
/** Shorter sentences are labels, which stand in many places. */
const SHORTEST = { cjk: 12, other: 30 };

/** Eight sentences of each page, as readers paste them, with all pages that have them; the same ones in each run. */
export function sampleSentences(pages: readonly IndexedPage[]): Query[] {
  let seed = 7;
  const randomBelow = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const pagesWith = (text: string) => pages.filter((page) => page.sections.some((each) => each.text.includes(text)));
  return pages.flatMap(({ sections }) => {
    const all = sections.flatMap(({ anchor, text }, index) =>
      text
        .split(/(?<=[.!?]\s)|(?<=[。！？])/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.length >= (/\p{Script=Han}/u.test(sentence) ? SHORTEST.cjk : SHORTEST.other))
        .map((sentence) => ({ q: sentence.slice(0, LONGEST), expect: [], sections: [index === 0 ? '' : anchor] })),
    );
    const some = all.length === 0 ? [] : Array.from({ length: 8 }, () => all[randomBelow(all.length)]!);
    return some.map((query) => ({ ...query, expect: pagesWith(query.q).map(({ route }) => route) }));
  });
}
