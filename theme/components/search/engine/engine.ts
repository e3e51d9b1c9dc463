/**
 * The search engine: MiniSearch over the sections of one language, ranked by page. Runs in the worker, on the main
 * thread and in Node.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { type Found, highlight, ranges, snippet } from './highlight.ts';
import {
  beginning,
  type IndexedPage,
  recordsOf,
  type SearchIndexFile,
  type SearchRecord,
  unpackIndex,
} from './index-file.ts';
import { SYNONYMS } from './synonyms.ts';
import { CHAR, CJK, fold, headingTerms, indexTerms, isStopWord, type Word, words } from './tokenize.ts';

/** What counts how much; tuned on search-dev-queries.json with `npm run search:eval`. */
export const WEIGHTS = {
  fields: { title: 8, heading: 2.5, keywords: 6, text: 1 },
  /** Share of the other sections of a page, beside its title and its best section. */
  rest: 0.1,
  /** Power of the share of query words that the page holds. */
  coverage: 1,
  /** A page that is in no menu: an excerpt, an old address. */
  unlisted: 0.7,
  /** A name of code (`writeDataJson`, `0.4`) that is on the site: more telling than the words around it. */
  name: 2,
  part: 0.15,
  synonym: 0.35,
  partOfUnknown: 1,
  char: 0.1,
  charOfUnknown: 0.3,
  prefix: 0.6,
  fuzzy: 0.35,
  /** The whole query, word for word: is the title, begins it, is in it; is a heading, begins it; is in the text. */
  phrase: { title: 2.5, titleStart: 1.8, titleIn: 1.5, heading: 1.3, headingStart: 1.3, headingIn: 1.4, text: 1.1 },
};

/** A term that is looked up, and the word of the query that it stands for. */
interface Lookup {
  term: string;
  word: number;
  weight: number;
  prefix: boolean;
  fuzzy: number | false;
  /** What the reader typed; the others stand for it. */
  isAsked: boolean;
}

interface Document {
  id: number;
  title: string;
  heading: string;
  keywords: string;
  text: string;
}

/** A section that was found. */
interface Scored {
  section: number;
  score: number;
  words: Set<number>;
  /** Terms of the index to mark: what was asked for, or what stands for it when that is not there. */
  terms: string[];
  isDirect: boolean;
  /** Found in the heading, not only in the text below it. */
  inHeading: boolean;
}

export interface PageResult {
  page: number;
  route: string;
  score: number;
  sections: Scored[];
}

export interface SearchOptions {
  /** Hits at most. */
  limit: number;
  /** Words in a snippet. */
  snippetSize: number;
}

/** A hit as the dialog draws it: a record with the found words marked. All but lvl0 is HTML. */
export interface Hit extends SearchRecord {
  _highlightResult: { hierarchy: { lvl0: { value: string; matchLevel: 'full' } } };
  _snippetResult: {
    content?: { value: string; matchLevel: 'full' };
    hierarchy: Partial<Record<string, { value: string; matchLevel: 'full' }>>;
  };
}

const HITS_PER_PAGE = 3;
const ENOUGH_PAGES = 5;
const FUZZINESS = 0.2;
/** When nothing else was found. */
const LAST_FUZZINESS = 0.4;
const FIELDS = ['title', 'heading', 'keywords', 'text'] as const;

export class SearchEngine {
  readonly pages: IndexedPage[];
  readonly #records: SearchRecord[] = [];
  readonly #pageOf: number[] = [];
  readonly #haystack: { heading: string; text: string }[] = [];
  readonly #mini: MiniSearch<Document>;
  /** What the texts write for a character that was typed. */
  readonly #variants: ReadonlyMap<string, string>;

  private constructor(file: SearchIndexFile) {
    this.pages = unpackIndex(file);
    this.#variants = new Map((file.variants?.match(/../gu) ?? []).map((pair) => [pair[0]!, pair[1]!]));
    this.pages.forEach((page, index) => {
      for (const record of recordsOf(page)) {
        this.#pageOf.push(index);
        this.#records.push(record);
      }
    });
    this.#mini = new MiniSearch<Document>({
      fields: [...FIELDS],
      storeFields: [],
      tokenize: (text, field) => (field === 'text' ? indexTerms(text) : headingTerms(text)),
      processTerm: (term) => term,
    });
  }

  /** Builds the whole index at once: in the worker and in Node. */
  static build(file: SearchIndexFile): SearchEngine {
    const engine = new SearchEngine(file);
    engine.#mini.addAll(engine.#documents());
    return engine;
  }

  /** Builds in slices with a pause after each, so that no task of the main thread is long. */
  static async buildInSlices(file: SearchIndexFile, size = 4): Promise<SearchEngine> {
    const engine = new SearchEngine(file);
    await engine.#mini.addAllAsync(engine.#documents(), { chunkSize: size });
    return engine;
  }

  #documents(): Document[] {
    return this.#records.map((record, id) => {
      const page = this.pages[this.#pageOf[id]!]!;
      const isTitle = record.type === 'lvl1';
      const heading = isTitle ? '' : (record.hierarchy[record.type as 'lvl2'] ?? '');
      this.#haystack.push({
        heading: fold(isTitle ? record.hierarchy.lvl1 : heading),
        text: fold(record.content ?? ''),
      });
      return {
        id,
        title: isTitle ? record.hierarchy.lvl1 : '',
        heading,
        keywords: isTitle ? `${page.keywords} ${page.description} ${lastSegment(page.route)}` : '',
        text: record.content ?? '',
      };
    });
  }

  /** @param fuzziness share of the letters of a word that may be wrong */
  #lookups(query: string, fuzziness: number): Lookup[] {
    const phrases = phrasesIn(query);
    return queryWords(query).flatMap((word, index) => {
      const [whole, ...parts] = word.terms as [string, ...string[]];
      const isKnown = this.#has(whole);
      const isFuzzy = !word.cjk && whole.length >= 4 && !/\p{N}/u.test(whole);
      const isName = isKnown && !word.cjk && parts.length > 1;
      const lookups: Lookup[] = [
        {
          term: whole,
          word: index,
          weight: isName ? WEIGHTS.name : 1,
          prefix: true,
          fuzzy: isFuzzy ? fuzziness : false,
          isAsked: true,
        },
      ];
      const add = (terms: string[], weight: number) => {
        for (const term of new Set(terms))
          lookups.push({ term, word: index, weight, prefix: false, fuzzy: false, isAsked: false });
      };
      add(parts, (isKnown ? WEIGHTS.part : WEIGHTS.partOfUnknown) / parts.length);
      const own = phrases.filter(({ start, end }) => start < word.end && end > word.start);
      for (const synonym of own.length > 0 ? own.flatMap(({ phrase }) => synonymsOf(phrase)) : synonymsOf(whole)) {
        // A long CJK word may be cut in the texts; its pairs are there.
        const [, ...pairs] = CJK.test(synonym) ? cjkTerms(synonym) : [];
        add(pairs.length > 0 ? pairs : [synonym], WEIGHTS.synonym / Math.max(1, pairs.length));
      }
      if (word.cjk)
        add(
          Array.from(whole, (char) => CHAR + char),
          (isKnown ? WEIGHTS.char : WEIGHTS.charOfUnknown) / whole.length,
        );
      return lookups;
    });
  }

  #has(term: string): boolean {
    return this.#mini.search({ queries: [term], prefix: false, fuzzy: false, tokenize: (text) => [text] }).length > 0;
  }

  #lookUp(lookups: Lookup[]): SearchResult[] {
    if (lookups.length === 0) return [];
    return this.#mini.search(lookups.map(({ term }) => term).join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: WEIGHTS.fields,
      prefix: (_, index) => lookups[index]!.prefix,
      fuzzy: (_, index) => lookups[index]!.fuzzy,
      boostTerm: (_, index) => lookups[index]!.weight,
      weights: { prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy },
    });
  }

  /** The query in the characters of the texts. */
  #inTheirWords(typed: string): string {
    return this.#variants.size > 0 ? Array.from(typed, (char) => this.#variants.get(char) ?? char).join('') : typed;
  }

  /** Pages that answer the query, best first. */
  rank(typed: string): PageResult[] {
    const query = this.#inTheirWords(typed);
    const phrase = fold(query).replace(/\s+/g, ' ').trim();
    const byWords = this.#rankByWords(query, phrase, FUZZINESS);
    const results = byWords.length > 0 ? byWords : this.#rankByWords(query, phrase, LAST_FUZZINESS);
    if (results.length < ENOUGH_PAGES) results.push(...this.#scan(phrase, new Set(results.map(({ page }) => page))));
    return results;
  }

  #rankByWords(query: string, phrase: string, fuzziness: number): PageResult[] {
    const lookups = this.#lookups(query, fuzziness);
    const wordOf = new Map<string, number[]>();
    for (const { term, word } of lookups) wordOf.set(term, [...(wordOf.get(term) ?? []), word]);
    const total = new Set(lookups.map(({ word }) => word)).size || 1;
    const asked = new Set(lookups.filter(({ isAsked }) => isAsked).map(({ term }) => term));
    const standIns = new Set(
      lookups.filter(({ term, isAsked }) => !isAsked && !asked.has(term)).map(({ term }) => term),
    );

    const found = new Map<number, Scored[]>();
    for (const result of this.#lookUp(lookups)) {
      const section = result.id as number;
      const direct = result.terms.filter((term) => !standIns.has(term));
      const terms = direct.length > 0 ? direct : result.terms;
      const scored: Scored = {
        section,
        score: result.score * this.#phraseFactor(section, phrase),
        words: new Set(result.queryTerms.flatMap((term) => wordOf.get(term) ?? [])),
        terms,
        isDirect: direct.length > 0,
        inHeading: terms.some((term) => result.match[term]?.some((field) => field === 'heading' || field === 'title')),
      };
      const page = this.#pageOf[section]!;
      found.set(page, [...(found.get(page) ?? []), scored]);
    }
    const results = [...found].map(([page, sections]) => this.#score(page, sections, total));
    return results.sort((a, b) => b.score - a.score || a.page - b.page);
  }

  #score(page: number, sections: Scored[], total: number): PageResult {
    const weigh = ({ score, words }: Scored) => score * (words.size / total);
    sections.sort((a, b) => weigh(b) - weigh(a) || a.section - b.section);
    const covered = new Set(sections.flatMap(({ words }) => [...words])).size / total;
    const title = sections.find(({ section }) => this.#records[section]!.type === 'lvl1');
    const others = sections.filter((section) => section !== title);
    const rest = others.slice(1).reduce((sum, section) => sum + weigh(section), 0);
    const score = (title ? weigh(title) : 0) + (others[0] ? weigh(others[0]) : 0) + WEIGHTS.rest * rest;
    const { route, isListed } = this.pages[page]!;
    return { page, route, score: score * covered ** WEIGHTS.coverage * (isListed ? 1 : WEIGHTS.unlisted), sections };
  }

  #phraseFactor(section: number, phrase: string): number {
    const { heading, text } = this.#haystack[section]!;
    const { phrase: weight } = WEIGHTS;
    const isTitle = this.#records[section]!.type === 'lvl1';
    if (heading === phrase) return isTitle ? weight.title : weight.heading;
    if (heading.startsWith(phrase)) return isTitle ? weight.titleStart : weight.headingStart;
    if (heading.includes(phrase)) return isTitle ? weight.titleIn : weight.headingIn;
    return text.includes(phrase) ? weight.text : 1;
  }

  /** Pages that hold the query letter for letter: the last resort, when words find little. */
  #scan(phrase: string, found: ReadonlySet<number>): PageResult[] {
    if (!phrase) return [];
    const results = new Map<number, PageResult>();
    this.#haystack.forEach(({ heading, text }, section) => {
      const page = this.#pageOf[section]!;
      const inHeading = heading.includes(phrase);
      if (found.has(page) || !(inHeading || text.includes(phrase))) return;
      const score = inHeading ? 2 : 1;
      const result = results.get(page) ?? { page, route: this.pages[page]!.route, score: 0, sections: [] };
      result.score = Math.max(result.score, score);
      result.sections.push({ section, score, words: new Set(), terms: [], isDirect: true, inHeading });
      results.set(page, result);
    });
    return [...results.values()].sort((a, b) => b.score - a.score);
  }

  /** Routes, best first. */
  routes(query: string, limit = 20): string[] {
    return this.rank(query)
      .slice(0, limit)
      .map(({ route }) => route);
  }

  /** Hits for the dialog: for each page its title first (the parent row), then its best sections. */
  search(query: string, { limit, snippetSize }: SearchOptions): Hit[] {
    const literal = fold(this.#inTheirWords(query)).trim();
    const hits: Hit[] = [];
    for (const { page, sections } of this.rank(query)) {
      if (hits.length >= limit) break;
      // What was typed is marked; what stands for it only where nothing else is.
      const direct = sections.filter(({ isDirect }) => isDirect);
      const all = (direct.length > 0 ? direct : sections).flatMap(({ terms }) => terms);
      const plain = all.filter((term) => !term.startsWith(CHAR));
      const found: Found = { terms: new Set(plain.length > 0 ? plain : all), literals: literal ? [literal] : [] };
      const first = this.#pageOf.indexOf(page);
      hits.push(this.#hit(first, found, snippetSize, false));
      const below = sections.filter(({ section }) => section !== first).slice(0, HITS_PER_PAGE - 1);
      for (const { section, inHeading } of below)
        if (hits.length < limit) hits.push(this.#hit(section, found, snippetSize, !inHeading));
    }
    return hits;
  }

  #hit(section: number, found: Found, size: number, asContent: boolean): Hit {
    const record = this.#records[section]!;
    const { lvl0 } = record.hierarchy;
    const hierarchy = { ...record.hierarchy };
    const marked: Hit['_snippetResult']['hierarchy'] = {};
    for (const level of ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const) {
      const text = record.hierarchy[level];
      if (text === null) continue;
      // The dialog puts both into the page as HTML, and keeps the plain one in its history.
      hierarchy[level] = highlight(text, { terms: new Set(), literals: [] });
      marked[level] = { value: highlight(text, found), matchLevel: 'full' };
    }
    const text = record.content === null ? '' : beginning(record.content);
    const isThere = ranges(text, found).length > 0;
    const isTitle = record.type === 'lvl1';
    // Words that were kept for searching only are not shown: then the heading stands for its section, or the
    // description for its page.
    const shown = isThere ? text : isTitle ? this.pages[this.#pageOf[section]!]!.description : '';
    const showsText = shown !== '' && (isTitle || asContent);
    return {
      ...record,
      type: asContent && showsText ? 'content' : record.type,
      hierarchy,
      content: showsText ? snippet(shown, { terms: new Set(), literals: [] }, size * 2) : null,
      _highlightResult: { hierarchy: { lvl0: { value: lvl0, matchLevel: 'full' } } },
      _snippetResult: {
        ...(showsText && { content: { value: snippet(shown, found, size), matchLevel: 'full' as const } }),
        hierarchy: marked,
      },
    };
  }
}

/** Words of the query, without those that say nothing (unless there are no others). */
function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter((word) => !isStopWord(word.terms[0]!));
  const kept = telling.length > 0 ? telling : all;
  const found: Word[] = [];
  for (let at = 0; at < kept.length; at++) {
    const { start, end, cjk } = kept[at]!;
    if (!cjk) {
      found.push(kept[at]!);
      continue;
    }
    // Single characters in a row are a word that the segmenter does not know.
    let last = at;
    const isLoose = (index: number) => kept[index]?.cjk === true && kept[index].end - kept[index].start === 1;
    while (isLoose(at) && isLoose(last + 1) && kept[last + 1]!.start === kept[last]!.end) last++;
    const before = found.at(-1);
    // One alone is the end of the word before it (`命令|行`).
    const from = last === at && isLoose(at) && before?.cjk && before.end === start ? found.pop()!.start : start;
    const to = kept[last]!.end;
    found.push({ start: from, end: to, cjk, terms: cjkTerms(query.slice(from, Math.max(to, end))) });
    at = last;
  }
  // A single character inside of a run that no word took (`只`, `个`) says little; typed alone it is the query.
  const isCjk = (index: number) => CJK.test(query[index] ?? '');
  const longer = found.filter(({ cjk, start, end }) => !cjk || end - start > 1 || !(isCjk(start - 1) || isCjk(end)));
  return longer.length > 0 ? longer : found;
}

/** A word of the query and its pairs of characters, those of its neighbors left out. */
function cjkTerms(text: string): string[] {
  const word = fold(text);
  const pairs = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  return [...new Set([word, ...pairs])];
}

function lastSegment(route: string): string {
  return route.split('/').filter(Boolean).at(-1) ?? '';
}

const synonymTable = new Map<string, string[]>();
for (const group of SYNONYMS) {
  const single = group.map((entry) => (CJK.test(entry) ? fold(entry) : indexTerms(entry)[0]!));
  for (const term of single)
    synonymTable.set(term, [...(synonymTable.get(term) ?? []), ...single.filter((other) => other !== term)]);
}

function synonymsOf(term: string): string[] {
  return synonymTable.get(term) ?? [];
}

/** What CJK readers write without a space, longest first: one character says too little to be looked for in a word. */
const PHRASES = [...synonymTable.keys()]
  .filter((term) => term.length > 1 && CJK.test(term))
  .sort((a, b) => b.length - a.length);

/** Known words in a CJK query, wherever the segmenter cuts it: `太大` in `包太大`, `优化退出` as one. */
function phrasesIn(query: string): { phrase: string; start: number; end: number }[] {
  let rest = query.toLowerCase();
  return PHRASES.flatMap((phrase) => {
    const start = rest.indexOf(phrase);
    if (start < 0) return [];
    const end = start + phrase.length;
    rest = rest.slice(0, start) + ' '.repeat(phrase.length) + rest.slice(end);
    return [{ phrase, start, end }];
  });
}
