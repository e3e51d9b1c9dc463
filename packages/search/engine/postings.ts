/** An inverted index: where each term stands, and how well entries fit terms (BM25+ in each field). */

/** How soon a term that is repeated counts no more, how much a long field counts less, and what a term counts at least. */
const SATURATION = 1.2;
const LENGTH = 0.6;
const LEAST = 0.5;

/** A term to look up. */
export interface Asked {
  term: string;
  weight: number;
  /** Terms that begin with it are found too. */
  prefix: boolean;
}

/** An entry that has terms. */
export interface Scored {
  score: number;
  /** The terms that it has, each with its fields: bit 0 for the first field. */
  terms: Map<string, number>;
  /** Those that were asked for. */
  asked: Set<string>;
}

/** @param found how many of all entries have a term */
const rarity = (found: number, all: number): number => Math.log(1 + (all - found + 0.5) / (found + 0.5));

export class Postings {
  /** Number of entries by term. */
  readonly frequency = new Map<string, number>();
  readonly #weights: readonly [field: string, weight: number][];
  /** Entry, field and count, one after the other, by term. */
  readonly #places = new Map<string, number[]>();
  /** Number of terms, by entry and field; by field. */
  readonly #lengths: number[] = [];
  readonly #totals: number[];
  #entries = 0;
  /** The terms in order, once a prefix was asked for: each letter that a reader types asks for one. */
  #sorted: string[] | undefined;

  /** @param weights by name of the field */
  constructor(weights: Readonly<Record<string, number>>) {
    this.#weights = Object.entries(weights);
    this.#totals = this.#weights.map(() => 0);
  }

  /** Adds the next entry. */
  add(termsOf: (field: string) => readonly string[]): void {
    const entry = this.#entries++;
    this.#sorted = undefined;
    this.#weights.forEach(([name], field) => {
      const terms = termsOf(name);
      this.#lengths.push(terms.length);
      this.#totals[field]! += terms.length;
      for (const term of terms) {
        const places = this.#places.get(term) ?? [];
        const last = places.length - 3;
        if (last < 0) this.#places.set(term, places);
        if (places[last] !== entry) this.frequency.set(term, (this.frequency.get(term) ?? 0) + 1);
        if (places[last] === entry && places[last + 1] === field) places[last + 2]!++;
        else places.push(entry, field, 1);
      }
    });
  }

  has = (term: string): boolean => this.frequency.has(term);

  /** In order. */
  beginningWith(prefix: string): string[] {
    this.#sorted ??= [...this.frequency.keys()].sort();
    let from = 0;
    for (let step = this.#sorted.length; step > 0; step >>= 1)
      while (this.#sorted[from + step - 1]! < prefix) from += step;
    let to = from;
    while (this.#sorted[to]?.startsWith(prefix)) to++;
    return this.#sorted.slice(from, to);
  }

  /** Inverse document frequency. */
  idf = (term: string): number => Math.log(1 + this.#entries / (1 + (this.frequency.get(term) ?? 0)));

  /** Finds the entries that have any of the terms, by their numbers. */
  search(asked: readonly Asked[]): Map<number, Scored> {
    const found = new Map<number, Scored>();
    for (const { term, prefix, weight } of asked) {
      for (const each of prefix ? this.beginningWith(term) : [term]) {
        this.#score(each, weight, (entry, field, score) => {
          const scored = found.get(entry) ?? { score: 0, terms: new Map(), asked: new Set() };
          found.set(entry, scored);
          scored.score += score;
          scored.terms.set(each, (scored.terms.get(each) ?? 0) | (1 << field));
          scored.asked.add(term);
        });
      }
    }
    return found;
  }

  #score(term: string, weight: number, take: (entry: number, field: number, score: number) => void): void {
    const places = this.#places.get(term) ?? [];
    const holders = this.#weights.map(() => 0);
    for (let at = 1; at < places.length; at += 3) holders[places[at]!]!++;
    for (let at = 0; at < places.length; at += 3) {
      const entry = places[at]!;
      const field = places[at + 1]!;
      const count = places[at + 2]!;
      const length = this.#lengths[entry * this.#weights.length + field]! / (this.#totals[field]! / this.#entries);
      const often = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length));
      take(entry, field, weight * this.#weights[field]![1] * rarity(holders[field]!, this.#entries) * (LEAST + often));
    }
  }
}
