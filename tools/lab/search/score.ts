/** Relevance as numbers. Pure. */

export interface Query {
  q: string;
  expect: string[];
  kind?: string;
  /** Anchors of the sections that answer, `''` for a page as a whole. */
  sections?: string[];
}

export interface Score {
  /** How many there were. */
  queries: number;
  /** Share of those with an expected route in the first place. */
  recall1: number;
  /** The same, among the first five. */
  recall5: number;
  /** Mean reciprocal rank. */
  mrr: number;
  /** Queries without any result. */
  empty: number;
}

/** One query and the routes that an engine found for it, best first. */
export type Outcome = [query: Query, routes: string[]];

const clean = (route: string) => route.replace(/(.)\/$/, '$1');

/** Place of the first expected route, from 1; 0 when it is not there. */
export function rankOf({ expect }: Query, routes: string[]): number {
  const wanted = new Set(expect.map(clean));
  return routes.findIndex((route) => wanted.has(clean(route))) + 1;
}

/** How well an engine did on some queries; all 0 on none. */
export function scoreOf(outcomes: Outcome[]): Score {
  const ranks = outcomes.map(([query, routes]) => rankOf(query, routes));
  const share = (count: number) => (outcomes.length > 0 ? count / outcomes.length : 0);
  return {
    queries: outcomes.length,
    recall1: share(ranks.filter((rank) => rank === 1).length),
    recall5: share(ranks.filter((rank) => rank >= 1 && rank <= 5).length),
    mrr: share(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
    empty: outcomes.filter(([, routes]) => routes.length === 0).length,
  };
}

/** Scores of all outcomes and of each kind, in the order in which the kinds appear. */
export function scoresByKind(outcomes: Outcome[]): [kind: string, score: Score][] {
  const kinds = [...new Set(outcomes.map(([{ kind }]) => kind ?? 'other'))];
  return [
    ['all', scoreOf(outcomes)],
    ...kinds.map((kind): [string, Score] => [
      kind,
      scoreOf(outcomes.filter(([query]) => (query.kind ?? 'other') === kind)),
    ]),
  ];
}

/** Checks the shape of a query file. @throws with the place of the first fault */
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
