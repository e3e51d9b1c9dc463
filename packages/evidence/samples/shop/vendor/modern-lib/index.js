export class PriceBook {
  #prices = new Map();
  static #instances = 0;
  constructor() { PriceBook.#instances += 1; }
  set(id, price) { this.#prices.set(id, price); }
  get(id) { return this.#prices.get(id)?.amount ?? 0; }
  total(ids) { return ids.reduce((sum, id) => sum + this.get(id), 0); }
  static get instances() { return PriceBook.#instances; }
}
export async function* pages(fetcher) {
  let cursor = null;
  do {
    const page = await fetcher(cursor);
    cursor ||= page?.next ?? null;
    yield page;
  } while (cursor);
}
