/**
 * The search engine: MiniSearch over the sections of one language, ranked by page. Runs in the worker, on the main
 * thread and in Node.
 */
import MiniSearch, { type SearchResult } from 'minisearch';
import { corrections, splitWord } from './corrections.ts';
import { type Found, highlight, ranges, snippet } from './highlight.ts';
import {
  beginning,
  type IndexedPage,
  recordsOf,
  type SearchIndexFile,
  type SearchRecord,
  type SearchTextFile,
  unpackIndex,
} from './index-file.ts';
import { SYNONYMS } from './synonyms.ts';
import { CHAR, CJK, fold, headingTerms, indexTerms, isStopWord, type Word, words } from './tokenize.ts';

/** What counts how much; tuned with `npm run search:eval`. */
export const WEIGHTS = {
  fields: { title: 8, heading: 2.5, keywords: 5, questions: 3, text: 0.7 },
  /** Share of the other sections of a page, beside its title and its best section. */
  rest: 0.1,
  /** Power of the share of query words that the page holds. */
  coverage: 1,
  /** A page that is in no menu: an excerpt, an old address. */
  unlisted: 0.7,
  /** A list of links to other pages. */
  links: 0.15,
  /** A name of code (`writeDataJson`, `0.4`) that is on the site: more telling than the words around it. */
  name: 2,
  part: 0.15,
  synonym: 0.35,
  /** A word inside of a longer name, and what stands for that name. */
  partOfName: 0.5,
  sameName: 0.8,
  partOfUnknown: 1,
  char: 0.1,
  charOfUnknown: 0.3,
  prefix: 0.6,
  /** A word in place of one that the site does not have. */
  correction: 0.7,
  /** How much of a word of the query counts as found by what stands for it; in the text alone, since a long one holds most. */
  covers: { text: 0.45, part: 0.8, synonym: 0.6, char: 0.4, correction: 0.9 },
  /** The whole query, word for word: is the title, begins it, is in it; is a heading, begins it; is in the text. */
  phrase: { title: 2.5, titleStart: 1.8, titleIn: 1.5, heading: 1.3, headingStart: 1.3, headingIn: 1.4, text: 1.1 },
  /** The query is a question that the section answers. */
  asked: 6,
  /** Less for a query of fewer words: `install` is a heading of many pages. */
  askedWords: 2,
  /** By so much more must the query be like what the page answers than like what a section of it does. */
  titleLead: 0.1,
  /** A sentence of the section: its words in their order; the more so when they are many. */
  sentence: 3,
  longSentence: 12,
  /** All of them, one behind the other: pasted from there. */
  pasted: 1000,
};

/** A term that is looked up, and the word of the query that it stands for. */
interface Lookup {
  term: string;
  word: number;
  weight: number;
  prefix: boolean;
  /** What the reader typed or meant; the others stand for it. */
  isAsked: boolean;
  /** How much of the word is found with it. */
  covers: number;
}

/** A query as the engine reads it. */
interface Reading {
  lookups: Lookup[];
  /** What each of its words tells. */
  telling: number[];
  /** Words that the site does not have, nor anything near. */
  unknown: string[];
  /** Terms that a question of a section is compared with, and what each tells. */
  asked: Map<string, number>;
  /** Pairs of neighboring words without what is between them, in queries that may be sentences. */
  pairs: string[];
  phrase: string;
}

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

export interface Results {
  hits: Hit[];
  /** Words of the query, as typed, that the site does not have. */
  unknown: string[];
}

/** Rows of a page while others wait, and when there is room. */
const ROWS = 2;
const ROWS_WITH_ROOM = 3;
const ENOUGH_PAGES = 5;
/** From this many words on a query may be a sentence of a page. */
const SENTENCE = 4;
const FIELDS = ['title', 'heading', 'keywords', 'questions', 'text'] as const;
/** From this likeness on a query is a question, or the heading itself. */
const IS_ASKED = 0.9;
/** Anchors of the list of links at the end of a page. */
const LINKS = new Set(['next', 'where-next']);

/** A section, prepared for what no index answers. */
interface Prepared {
  heading: string;
  text: string;
  /** The text without anything between its letters and digits. */
  squeezed: string;
  /** Terms of the heading and of each question, and what they tell together, once that was needed. */
  asked: { terms: Set<string>; telling?: number }[];
  isLinks: boolean;
}

export class SearchEngine {
  readonly pages: IndexedPage[];
  readonly #records: SearchRecord[] = [];
  readonly #pageOf: number[] = [];
  readonly #prepared: Prepared[] = [];
  readonly #mini: MiniSearch<Document>;
  /** In how many sections a term stands. */
  readonly #frequency = new Map<string, number>();
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
    const lastSeen = new Map<string, number>();
    let current = -1;
    const count = (term: string) => {
      if (lastSeen.get(term) !== current) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
      lastSeen.set(term, current);
      return term;
    };
    this.#mini = new MiniSearch<Document>({
      fields: [...FIELDS],
      storeFields: [],
      extractField: (document, field) => {
        current = document.id;
        return document[field as keyof Document];
      },
      tokenize: (text, field) =>
        (field === 'text' || field === 'questions' ? indexTerms(text) : headingTerms(text)).map(count),
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
      const heading = isTitle ? record.hierarchy.lvl1 : (record.hierarchy[record.type as 'lvl2'] ?? '');
      const text = record.content ?? '';
      const questions = sections[id]?.[4] ?? [];
      this.#prepared.push({
        heading: fold(heading),
        text: fold(text),
        squeezed: squeeze(text),
        asked: [heading, ...questions].map((line) => ({ terms: askedTerms(line) })),
        isLinks: LINKS.has(record.anchor ?? ''),
      });
      return {
        id,
        title: isTitle ? heading : '',
        heading: isTitle ? '' : heading,
        keywords: isTitle ? `${page.keywords} ${page.description} ${lastSegment(page.route)}` : '',
        questions: questions.join('\n'),
        text,
      };
    });
  }

  #has(term: string): boolean {
    return this.#frequency.has(term);
  }

  #hasPrefix(prefix: string): boolean {
    for (const term of this.#frequency.keys()) if (term.startsWith(prefix)) return true;
    return false;
  }

  /** How much a term tells about a section: a rare one more. */
  #telling(term: string): number {
    return Math.log(1 + this.#records.length / (1 + (this.#frequency.get(term) ?? 0)));
  }

  #read(query: string): Reading {
    const asked = queryWords(query);
    const phrases = phrasesIn(query);
    const lookups: Lookup[] = [];
    const unknown: string[] = [];
    const terms = new Map<string, number>();
    const telling = asked.map((word, index) => {
      const [whole, ...parts] = word.terms as [string, ...string[]];
      const isKnown = this.#has(whole);
      const isTyping = index === asked.length - 1 && word.end === query.length;
      const isPrefix = (!isKnown || isTyping) && (whole.length > 1 || asked.length === 1) && this.#hasPrefix(whole);
      const isName = isKnown && !word.cjk && parts.length > 1;
      const inside = phrases.filter(({ start, end }) => start < word.end && end > word.start);
      // `退出` in `优化退出`: the phrase is a name of its own, and what stands for it is the same thing.
      const isPartOfName = inside.some(({ start, end }) => end - start > word.end - word.start);
      const scale = isPartOfName ? WEIGHTS.partOfName : 1;
      const own: Lookup[] = [];
      const add = (found: Iterable<string>, weight: number, covers: number, isAsked = false) => {
        for (const term of new Set(found))
          if (this.#has(term)) own.push({ term, word: index, weight, prefix: false, isAsked, covers });
      };
      if (isKnown || isPrefix)
        own.push({
          term: whole,
          word: index,
          weight: (isName ? WEIGHTS.name : 1) * scale,
          prefix: isPrefix,
          isAsked: true,
          covers: 1,
        });
      add(parts, (isKnown ? WEIGHTS.part : WEIGHTS.partOfUnknown) / parts.length, WEIGHTS.covers.part);
      const meant =
        isKnown || isPrefix || word.cjk
          ? []
          : own.length > 0
            ? // `reportDirr`, of which `report` is known.
              corrections(whole, this.#frequency)
            : this.#meant([whole, ...parts]);
      add(meant, WEIGHTS.correction, WEIGHTS.covers.correction, true);
      const synonyms = inside.length > 0 ? inside.flatMap(({ phrase }) => synonymsOf(phrase)) : synonymsOf(whole);
      for (const synonym of synonyms) {
        // A long CJK word may be cut in the texts; its pairs are there.
        const [, ...pairs] = CJK.test(synonym) ? cjkTerms(synonym) : [];
        add(
          pairs.length > 0 ? pairs : [synonym],
          (isPartOfName ? WEIGHTS.sameName : WEIGHTS.synonym) / Math.max(1, pairs.length),
          isPartOfName ? 1 : WEIGHTS.covers.synonym,
        );
      }
      if (word.cjk)
        add(
          Array.from(whole, (char) => CHAR + char),
          (isKnown ? WEIGHTS.char : WEIGHTS.charOfUnknown) / whole.length,
          WEIGHTS.covers.char,
        );
      if (own.length === 0) unknown.push(query.slice(word.start, word.end));
      lookups.push(...own);
      for (const term of meant.length > 0 ? meant.slice(0, 1) : askedTermsOf(word))
        terms.set(term, this.#telling(term));
      return own.length === 0 ? 0 : this.#telling(isKnown ? whole : (meant[0] ?? parts[0] ?? whole));
    });
    // `web pack`: two words of the query that are one on the site.
    asked.forEach((word, index) => {
      const next = asked[index + 1];
      const joined =
        next && !word.cjk && !next.cjk ? indexTerms(query.slice(word.start, next.end).replace(/\s+/g, '')) : [];
      if (joined.length !== 1 || !this.#has(joined[0]!)) return;
      for (const at of [index, index + 1])
        lookups.push({ term: joined[0]!, word: at, weight: 0.6, prefix: false, isAsked: true, covers: 1 });
    });
    const all = words(query).map(({ start, end }) => squeeze(query.slice(start, end)));
    const pairs = all.length < SENTENCE ? [] : all.slice(1).map((word, index) => all[index]! + word);
    return { lookups, telling, unknown, asked: terms, pairs, phrase: fold(query).replace(/\s+/g, ' ').trim() };
  }

  /** What may have been meant by an unknown word, given with its parts. */
  #meant(terms: string[]): string[] {
    const [whole = '', ...parts] = terms;
    const near = corrections(whole, this.#frequency);
    if (near.length > 0 || parts.length > 1)
      return near.length > 0 ? near : parts.flatMap((part) => corrections(part, this.#frequency).slice(0, 1));
    return splitWord(whole, this.#frequency, (text) => indexTerms(text)[0] ?? text);
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

  /** The query in the characters of the texts. */
  #inTheirWords(typed: string): string {
    return this.#variants.size > 0 ? Array.from(typed, (char) => this.#variants.get(char) ?? char).join('') : typed;
  }

  /** Pages that answer the query, best first. */
  rank(typed: string): PageResult[] {
    const query = this.#inTheirWords(typed).trim();
    return this.#rankReading(this.#read(query));
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
    const asked = lookups.filter(({ isAsked }) => isAsked);
    const isMarked = (term: string) =>
      asked.some((lookup) =>
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
      const { isLinks } = this.#prepared[section]!;
      const sentence = this.#sentence(section, reading);
      const likeness = this.#askedFor(section, reading);
      const scored: Scored = {
        section,
        score:
          result.score *
          this.#phraseFactor(section, reading.phrase) *
          sentenceFactor(sentence, reading.pairs.length) *
          (isLinks && sentence < 1
            ? WEIGHTS.links
            : 1 + WEIGHTS.asked * Math.min(1, reading.asked.size / WEIGHTS.askedWords) * likeness ** 2),
        covered,
        terms,
        isDirect: direct.length > 0,
        inHeading: terms.some((term) => result.match[term]?.some((field) => field === 'heading' || field === 'title')),
        isSentence: sentence === 1,
        asked: likeness,
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
    const title = sections.find(({ section }) => this.#records[section]!.type === 'lvl1');
    const others = sections.filter((section) => section !== title);
    const rest = others.slice(1).reduce((sum, { score }) => sum + score, 0);
    const score = (title?.score ?? 0) + (others[0]?.score ?? 0) + WEIGHTS.rest * rest;
    const { route, isListed } = this.pages[page]!;
    return { page, route, score: score * covered ** WEIGHTS.coverage * (isListed ? 1 : WEIGHTS.unlisted), sections };
  }

  #phraseFactor(section: number, phrase: string): number {
    const { heading, text } = this.#prepared[section]!;
    const { phrase: weight } = WEIGHTS;
    const isTitle = this.#records[section]!.type === 'lvl1';
    if (heading === phrase) return isTitle ? weight.title : weight.heading;
    if (heading.startsWith(phrase)) return isTitle ? weight.titleStart : weight.headingStart;
    if (heading.includes(phrase)) return isTitle ? weight.titleIn : weight.headingIn;
    return text.includes(phrase) ? weight.text : 1;
  }

  /** Share of the query's neighboring words that are neighbors in the section, 0 to 1; the cube, since a few always are. */
  #sentence(section: number, { pairs }: Reading): number {
    if (pairs.length === 0) return 0;
    const { squeezed } = this.#prepared[section]!;
    return (pairs.filter((pair) => squeezed.includes(pair)).length / pairs.length) ** 3;
  }

  /** How like the query is to what the section's readers ask, 0 to 1. */
  #askedFor(section: number, { asked }: Reading): number {
    let own = 0;
    for (const weight of asked.values()) own += weight;
    let best = 0;
    for (const other of this.#prepared[section]!.asked) {
      let common = 0;
      for (const [term, weight] of asked) if (other.terms.has(term)) common += weight;
      if (common === 0) continue;
      other.telling ??= [...other.terms].reduce((sum, term) => sum + this.#telling(term), 0);
      best = Math.max(best, (2 * common) / (own + other.telling));
    }
    return best;
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

  /** Routes, best first. */
  routes(query: string, limit = 20): string[] {
    return this.rank(query)
      .slice(0, limit)
      .map(({ route }) => route);
  }

  /**
   * Hits for the dialog: of each page its best section, or the page itself when its title answers, and one more; a third
   * where there is room.
   */
  search(typed: string, { limit, snippetSize }: SearchOptions): Results {
    const query = this.#inTheirWords(typed).trim();
    const reading = this.#read(query);
    const pages = this.#rankReading(reading);
    const rows = pages.map(({ page, sections }) => this.#rows(page, sections, reading));
    const room = limit - rows.reduce((sum, own) => sum + Math.min(own.length, ROWS), 0);
    let extra = Math.max(0, room);
    const hits: Hit[] = [];
    rows.forEach((own, at) => {
      const count = own.length > ROWS && extra > 0 ? ROWS_WITH_ROOM : ROWS;
      if (count > ROWS) extra--;
      const found = this.#toMark(pages[at]!.sections, reading.phrase);
      for (const { section, asContent } of own.slice(0, count))
        if (hits.length < limit) hits.push(this.#hit(section, found, snippetSize, asContent));
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

/** Terms of a query that were found in the text alone: as they are, or as the beginning of a word. */
function textOnly({ queryTerms, terms }: SearchResult, isOnlyText: (term: string) => boolean): string[] {
  return queryTerms.filter((asked) => terms.filter((term) => term.startsWith(asked)).every(isOnlyText));
}

/** @param pairs how many pairs of words the query has */
function sentenceFactor(share: number, pairs: number): number {
  if (pairs <= SENTENCE) return 1 + WEIGHTS.sentence * share;
  return share === 1 ? WEIGHTS.pasted : 1 + WEIGHTS.longSentence * share;
}

/** The letters and digits of a text, and nothing else. */
const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const isTelling = (text: string, { start, end }: Word): boolean => !isStopWord(fold(text.slice(start, end)));

/** What a question is compared by: words, and pairs of characters, which are the same however a sentence is cut. */
const askedTermsOf = ({ terms, cjk }: Word): string[] => (cjk && terms.length > 1 ? terms.slice(1) : terms.slice(0, 1));

const askedTerms = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => isTelling(text, word))
      .flatMap(askedTermsOf),
  );

/** Words of the query, without those that say nothing (unless there are no others). */
function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter((word) => isTelling(query, word));
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
