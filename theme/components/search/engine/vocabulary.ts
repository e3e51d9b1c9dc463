/** The terms of an index, each with the number of sections in which it stands. */
export class Vocabulary extends Map<string, number> {
  readonly #lastSeen = new Map<string, number>();
  readonly #sections: number;

  /** @param sections how many sections the index has */
  constructor(sections: number) {
    super();
    this.#sections = sections;
  }

  /** Counts a term of a section; one section after the other. @returns the term */
  count(term: string, section: number): string {
    if (this.#lastSeen.get(term) !== section) this.set(term, (this.get(term) ?? 0) + 1);
    this.#lastSeen.set(term, section);
    return term;
  }

  hasPrefix(prefix: string): boolean {
    for (const term of this.keys()) if (term.startsWith(prefix)) return true;
    return false;
  }

  /** How much a term tells about a section: a rare one more. */
  telling(term: string): number {
    return Math.log(1 + this.#sections / (1 + (this.get(term) ?? 0)));
  }
}
