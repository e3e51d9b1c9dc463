/**
 * The search engine: MiniSearch over the sections of one language, ranked by page. Runs in the worker, on the main
 * thread and in Node.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import type { Found } from './highlight.ts';
import { type Hit, hitOf, type Results, type SearchOptions } from './hits.ts';
import {
  type IndexedPage,
  recordsOf,
  type SearchIndexFile,
  type SearchRecord,
  type SearchTextFile,
  unpackIndex,
} from './index-file.ts';
import { likeness, type PreparedSection, phraseFactor, prepare, sentenceFactor, sentenceShare } from './likeness.ts';
import { type Lookup, type Reading, readQuery } from './reading.ts';
import { CHAR, CJK, headingTerms, indexTerms, words } from './tokenize.ts';
import { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';

interface Document {
  id: number;
  title: string;
  heading: string;
  keywords: string;
  questions: string;
  text: string;
}

/** A section that was found. */
interface Scored {
  section: number;
  score: number;
  /** The part of each word of the query that it holds. */
  covered: number[];
  /** Terms of the index to mark: what was asked for, or what stands for it when that is not there. */
  terms: string[];
  isDirect: boolean;
  /** Found in the heading, not only in the text below it. */
  inHeading: boolean;
  isSentence: boolean;
  /** How like the query is to what the section answers, 0 to 1. */
  asked: number;
}

export interface PageResult {
  page: number;
  route: string;
  score: number;
  /** Best first. */
  sections: Scored[];
}

/** Rows of a page while others wait, and when there is room. */
const ROWS = 2;
const ROWS_WITH_ROOM = 3;
const ENOUGH_PAGES = 5;
const FIELDS = ['title', 'heading', 'keywords', 'questions', 'text'] as const;
/** From this likeness on a query is a question, or the heading itself. */
const IS_ASKED = 0.9;

export class SearchEngine {
  readonly pages: IndexedPage[];
  readonly #records: SearchRecord[] = [];
  readonly #pageOf: number[] = [];
  readonly #prepared: PreparedSection[] = [];
  readonly #mini: MiniSearch<Document>;
  readonly #vocabulary: Vocabulary;
  /** What the texts write for a character that was typed. */
  readonly #variants: ReadonlyMap<string, string>;

  private constructor(file: SearchIndexFile, texts?: SearchTextFile) {
    this.pages = unpackIndex(file, texts);
    this.#variants = new Map((file.variants?.match(/../gu) ?? []).map((pair) => [pair[0]!, pair[1]!]));
    this.pages.forEach((page, index) => {
      for (const record of recordsOf(page)) {
        this.#pageOf.push(index);
        this.#records.push(record);
      }
    });
    const vocabulary = new Vocabulary(this.#records.length);
    this.#vocabulary = vocabulary;
    let current = -1;
    this.#mini = new MiniSearch<Document>({
      fields: [...FIELDS],
      storeFields: [],
      extractField: (document, field) => {
        current = document.id;
        return document[field as keyof Document];
      },
      tokenize: (text, field) =>
        (field === 'text' || field === 'questions' ? indexTerms(text) : headingTerms(text)).map((term) =>
          vocabulary.count(term, current),
        ),
      processTerm: (term) => term,
    });
  }

  /**
   * Builds the whole index at once: in the worker and in Node.
   * @param texts the second file; without it only headings, keywords and questions are found
   */
  static build(file: SearchIndexFile, texts?: SearchTextFile): SearchEngine {
    const engine = new SearchEngine(file, texts);
    engine.#mini.addAll(engine.#documents());
    return engine;
  }

  /** Builds in slices of so many sections with a pause after each, so that no task is long. */
  static async buildInSlices(file: SearchIndexFile, texts?: SearchTextFile, size = 4): Promise<SearchEngine> {
    const engine = new SearchEngine(file, texts);
    await engine.#mini.addAllAsync(engine.#documents(), { chunkSize: size });
    return engine;
  }

  #documents(): Document[] {
    const sections = this.pages.flatMap((page) => page.sections);
    return this.#records.map((record, id) => {
      const page = this.pages[this.#pageOf[id]!]!;
      const isTitle = record.type === 'lvl1';
      const heading = record.hierarchy[record.type as 'lvl2'] ?? '';
      const questions = sections[id]?.[4] ?? [];
      this.#prepared.push(prepare(record, heading, questions));
      return {
        id,
        title: isTitle ? heading : '',
        heading: isTitle ? '' : heading,
        keywords: isTitle ? `${page.keywords} ${page.description} ${lastSegment(page.route)}` : '',
        questions: questions.join('\n'),
        text: record.content ?? '',
      };
    });
  }

  #lookUp(lookups: Lookup[]): SearchResult[] {
    if (lookups.length === 0) return [];
    return this.#mini.search('lookups', {
      tokenize: () => lookups.map(({ term }) => term),
      processTerm: (term) => term,
      boost: WEIGHTS.fields,
      prefix: (_, index) => lookups[index]!.prefix,
      fuzzy: false,
      boostTerm: (_, index) => lookups[index]!.weight,
      weights: { prefix: WEIGHTS.prefix, fuzzy: 0 },
    });
  }

  /** Reads a query, in the characters of the texts. */
  #read(typed: string): Reading {
    const query =
      this.#variants.size > 0 ? Array.from(typed, (char) => this.#variants.get(char) ?? char).join('') : typed;
    return readQuery(query.trim(), this.#vocabulary);
  }

  /** Pages that answer the query, best first. */
  rank(typed: string): PageResult[] {
    return this.#rankReading(this.#read(typed));
  }

  #rankReading(reading: Reading): PageResult[] {
    const results = this.#rankByWords(reading);
    if (results.length < ENOUGH_PAGES)
      results.push(...this.#scan(reading.phrase, new Set(results.map(({ page }) => page))));
    return results;
  }

  #rankByWords(reading: Reading): PageResult[] {
    const { lookups, telling } = reading;
    const byTerm = new Map<string, Lookup[]>();
    for (const lookup of lookups) byTerm.set(lookup.term, [...(byTerm.get(lookup.term) ?? []), lookup]);
    const typed = lookups.filter(({ isAsked }) => isAsked);
    const isMarked = (term: string) =>
      typed.some((lookup) =>
        lookup.prefix && lookup.term.length > 1 ? term.startsWith(lookup.term) : term === lookup.term,
      );

    const found = new Map<number, Scored[]>();
    for (const result of this.#lookUp(lookups)) {
      const section = result.id as number;
      const covered = telling.map(() => 0);
      const isOnlyText = (term: string) => result.match[term]?.every((field) => field === 'text') ?? true;
      const inText = new Set(textOnly(result, isOnlyText));
      for (const term of result.queryTerms)
        for (const { word, covers } of byTerm.get(term) ?? [])
          covered[word] = Math.max(covered[word]!, covers * (inText.has(term) ? WEIGHTS.covers.text : 1));
      const direct = result.terms.filter(isMarked);
      const terms = direct.length > 0 ? direct : result.terms;
      const prepared = this.#prepared[section]!;
      const sentence = sentenceShare(prepared, reading.pairs);
      const asked = likeness(prepared, reading.asked, this.#vocabulary);
      const scored: Scored = {
        section,
        score:
          result.score *
          phraseFactor(prepared, reading.phrase) *
          sentenceFactor(sentence, reading.pairs.length) *
          (prepared.isLinks && sentence < 1
            ? WEIGHTS.links
            : 1 + WEIGHTS.asked * Math.min(1, reading.asked.size / WEIGHTS.askedWords) * asked ** 2),
        covered,
        terms,
        isDirect: direct.length > 0,
        inHeading: terms.some((term) => result.match[term]?.some((field) => field === 'heading' || field === 'title')),
        isSentence: sentence === 1,
        asked,
      };
      const page = this.#pageOf[section]!;
      found.set(page, [...(found.get(page) ?? []), scored]);
    }
    const results = [...found].map(([page, sections]) => this.#score(page, sections, telling));
    return results.sort((a, b) => b.score - a.score || a.page - b.page);
  }

  #score(page: number, found: Scored[], telling: number[]): PageResult {
    const total = telling.reduce((sum, weight) => sum + weight, 0) || 1;
    const shareOf = (covered: number[]) => covered.reduce((sum, part, word) => sum + part * telling[word]!, 0) / total;
    const sections = found.map((section) => ({ ...section, score: section.score * shareOf(section.covered) }));
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
    const covered = shareOf(telling.map((_, word) => Math.max(...sections.map((section) => section.covered[word]!))));
    const title = sections.find(({ section }) => this.#prepared[section]!.isTitle);
    const others = sections.filter((section) => section !== title);
    const rest = others.slice(1).reduce((sum, { score }) => sum + score, 0);
    const score = (title?.score ?? 0) + (others[0]?.score ?? 0) + WEIGHTS.rest * rest;
    const { route, isListed } = this.pages[page]!;
    return { page, route, score: score * covered ** WEIGHTS.coverage * (isListed ? 1 : WEIGHTS.unlisted), sections };
  }

  /** Pages that hold the query letter for letter: the last resort for signs, and for CJK text that was cut otherwise. */
  #scan(phrase: string, found: ReadonlySet<number>): PageResult[] {
    if (!phrase || !(CJK.test(phrase) || words(phrase).length === 0)) return [];
    const results = new Map<number, PageResult>();
    this.#prepared.forEach(({ heading, text }, section) => {
      const page = this.#pageOf[section]!;
      const inHeading = heading.includes(phrase);
      if (found.has(page) || !(inHeading || text.includes(phrase))) return;
      const score = inHeading ? 2 : 1;
      const result = results.get(page) ?? { page, route: this.pages[page]!.route, score: 0, sections: [] };
      result.score = Math.max(result.score, score);
      result.sections.push({
        section,
        score,
        covered: [],
        terms: [],
        isDirect: true,
        inHeading,
        isSentence: true,
        asked: 0,
      });
      results.set(page, result);
    });
    return [...results.values()].sort((a, b) => b.score - a.score);
  }

  /**
   * Hits for the dialog: of each page its best section, or the page itself when its title answers, and one more; a third
   * where there is room.
   */
  search(typed: string, { limit, snippetSize }: SearchOptions): Results {
    const reading = this.#read(typed);
    const pages = this.#rankReading(reading);
    const rows = pages.map(({ page, sections }) => this.#rows(page, sections, reading));
    const room = limit - rows.reduce((sum, own) => sum + Math.min(own.length, ROWS), 0);
    let extra = Math.max(0, room);
    const hits: Hit[] = [];
    rows.forEach((own, at) => {
      const count = own.length > ROWS && extra > 0 ? ROWS_WITH_ROOM : ROWS;
      if (count > ROWS) extra--;
      const { page, sections } = pages[at]!;
      const found = this.#toMark(sections, reading.phrase);
      for (const { section, asContent } of own.slice(0, count))
        if (hits.length < limit)
          hits.push(hitOf(this.#records[section]!, this.pages[page]!.description, found, snippetSize, asContent));
    });
    return { hits, unknown: reading.unknown };
  }

  /** What was typed is marked; what stands for it only where nothing else is. */
  #toMark(sections: Scored[], phrase: string): Found {
    const direct = sections.filter(({ isDirect }) => isDirect);
    const all = (direct.length > 0 ? direct : sections).flatMap(({ terms }) => terms);
    const plain = all.filter((term) => !term.startsWith(CHAR));
    return { terms: new Set(plain.length > 0 ? plain : all), literals: phrase ? [phrase] : [] };
  }

  /** Rows of a page, best first. The title is drawn above its sections: it comes first, or not at all. */
  #rows(page: number, sections: Scored[], { phrase, asked }: Reading): { section: number; asContent: boolean }[] {
    const first = this.#pageOf.indexOf(page);
    const useful = sections.filter(({ section, isSentence }) => isSentence || !this.#prepared[section]!.isLinks);
    const below = useful
      .filter(({ section }) => section !== first)
      .map(({ section, inHeading }) => ({ section, asContent: !inHeading }));
    const title = useful.find(({ section }) => section === first);
    const best = useful.find(({ section }) => section !== first);
    const isTitleBest =
      !best ||
      (title?.isSentence && title.score > best.score) ||
      this.#prepared[first]!.heading.startsWith(phrase) ||
      this.#isTitle(first, asked) ||
      (title !== undefined &&
        title.asked > best.asked + WEIGHTS.titleLead &&
        (title.score > best.score || title.asked > IS_ASKED));
    return isTitleBest ? [{ section: first, asContent: false }, ...below] : below;
  }

  /** Whether the query is the title of the page, or words of it, perhaps misspelt. */
  #isTitle(section: number, asked: Reading['asked']): boolean {
    const [title] = this.#prepared[section]!.asked;
    return asked.size > 0 && [...asked.keys()].every((term) => title?.terms.has(term));
  }
}

/** Terms of a query that were found in the text alone: as they are, or as the beginning of a word. */
function textOnly({ queryTerms, terms }: SearchResult, isOnlyText: (term: string) => boolean): string[] {
  return queryTerms.filter((asked) => terms.filter((term) => term.startsWith(asked)).every(isOnlyText));
}

function lastSegment(route: string): string {
  return route.split('/').filter(Boolean).at(-1) ?? '';
}

/** The best twenty routes, best first; for scripts and tests. */
export const bestRoutes = (engine: SearchEngine, query: string): string[] =>
  engine
    .rank(query)
    .slice(0, 20)
    .map(({ route }) => route);
