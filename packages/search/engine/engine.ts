/** The search engine: the sections of one language, ranked by page. Runs in browsers and in Node. */
import { MAX_QUERY } from '../config.ts';
import { isCode, visible } from './codes.ts';
import { nearest } from './corrections.ts';
import { escapeHtml } from './escape.ts';
import { fold, unify, variantsOf } from './fold.ts';
import { type Found, highlight, ranges, snippet } from './highlight.ts';
import {
  type IndexedPage,
  recordsOf,
  type SearchIndexFile,
  type SearchRecord,
  type SearchTextFile,
  type Section,
  unpackIndex,
} from './index-file.ts';
import { Postings } from './postings.ts';
import { askedTerms, parseQuery, type Query, WEIGHTS } from './query.ts';
import { type Recognized, recognizer } from './recognize.ts';
import { Thesaurus } from './thesaurus.ts';
import { headingTerms, indexTerms, squeeze } from './tokenize.ts';

export interface SearchOptions {
  /** Maximum number of hits. */
  limit: number;
}

/** Text with highlights, as HTML. */
interface Snippet {
  value: string;
}

/** A record with snippets. Only the snippets are HTML. */
export interface Hit extends SearchRecord {
  /** The snippet is no text of the page: readers ask for the section by it, or its code has it. */
  reason?: 'name' | 'code';
  _snippetResult: { content?: Snippet; hierarchy: Partial<Record<keyof SearchRecord['hierarchy'], Snippet>> };
}

export interface Results {
  hits: Hit[];
  /** Words of the query that the site does not have, as typed. */
  unknown: string[];
  /** Titles and words of the site that are nearest to a query without hits. */
  nearest: string[];
  /** How many of the first hits answer a code or a message in the query. */
  recognized: number;
  /** What was searched for: the query, or what was recognized in a longer text. */
  query: string;
}

type Field = keyof typeof WEIGHTS.fields;
/** Bits of fields that tell more than the text: title and heading; these, keywords and questions. */
const IN_HEADING = 0b11;
const OUTSIDE_TEXT = 0b1111;

/** A section with what the index does not keep. */
interface Entry {
  page: number;
  record: SearchRecord;
  section: Section;
  isTitle: boolean;
  /** Letters and digits of the text, to look for sentences. */
  squeezed: string;
  /** The terms of the heading, each question and each keyword, with the sum of their idf once it was needed. */
  asked: { terms: Set<string>; idf?: number }[];
}

interface Match {
  entry: Entry;
  score: number;
  /** How much of each query word it covers, 0 to 1. */
  covered: number[];
  /** Terms to highlight: the typed ones, or their synonyms if none of them occurs. */
  terms: string[];
  isTyped: boolean;
  inHeading: boolean;
  /** The query is a sentence of the section. */
  isSentence: boolean;
  /** Similarity to the section's heading, questions or keywords, 0 to 1. */
  likeness: number;
}

interface PageMatch {
  page: number;
  score: number;
  /** Best first. */
  matches: Match[];
}

/** Letters of a snippet: one line on a wide screen, two on a phone. */
const SNIPPET_WIDTH = 120;
/** Characters of a hit's text without highlights. */
const CONTENT_LENGTH = 200;
/** Hits of one page; one more if so few pages match. */
const ROWS = 2;
const FEW_PAGES = 6;
/** A question may name a code. A page whose score is so many times that of the code's own page comes first then. */
const ASIDE = 1.7;
/** A title must resemble the query by so much more than a section to precede it: both resemble a short query. */
const TITLE_LEAD = 0.1;
/** Characters of the text of a section that answers what was recognized. */
const BEGINNING = 120;

/** Sections that are added at once. */
const SLICE = 32;

/** By what readers may ask for a section: its questions, and the keywords of the page for its title. */
const otherNames = ({ keywords, sections }: IndexedPage, at: number): string[] => [
  ...sections[at]!.questions,
  ...(at === 0 && keywords ? keywords.split('\n') : []),
];

export class SearchEngine {
  readonly pages: IndexedPage[];
  readonly #entries: Entry[];
  readonly #postings = new Postings(WEIGHTS.fields);
  /** Maps characters that readers may type to those of the texts. */
  readonly #variants: ReadonlyMap<string, string>;
  readonly #thesaurus: Thesaurus;
  readonly #recognize: (typed: string) => Recognized[];

  private constructor(file: SearchIndexFile, texts?: SearchTextFile) {
    this.pages = unpackIndex(file, texts);
    this.#variants = variantsOf(file.variants);
    this.#thesaurus = new Thesaurus(file.synonyms);
    this.#recognize = recognizer(file.answered);
    this.#entries = this.pages.flatMap((page, number) =>
      recordsOf(page).map((record, at): Entry => {
        const section = page.sections[at]!;
        return {
          page: number,
          record,
          section,
          isTitle: at === 0,
          squeezed: squeeze(section.text),
          asked: [section.heading, ...otherNames(page, at)].map((line) => ({ terms: askedTerms(line) })),
        };
      }),
    );
  }

  /** Builds the index in one go. @param texts without them only headings, keywords and questions are searched */
  static build(file: SearchIndexFile, texts?: SearchTextFile): SearchEngine {
    const engine = new SearchEngine(file, texts);
    for (const entry of engine.#entries) engine.#add(entry);
    return engine;
  }

  /** Builds the index with pauses, in which the thread can do something else. */
  static async buildInSlices(file: SearchIndexFile, texts?: SearchTextFile): Promise<SearchEngine> {
    const engine = new SearchEngine(file, texts);
    for (const [at, entry] of engine.#entries.entries()) {
      if (at % SLICE === 0) await new Promise((resolve) => setTimeout(resolve));
      engine.#add(entry);
    }
    return engine;
  }

  #add({ page, section, isTitle }: Entry): void {
    const { keywords, description, route } = this.pages[page]!;
    const fields: Record<Field, string> = {
      title: isTitle ? section.heading : '',
      heading: isTitle ? '' : section.heading,
      keywords: isTitle ? `${keywords} ${description} ${/[^/]*$/.exec(route)}` : '',
      questions: section.questions.join('\n'),
      text: section.text,
      code: section.code,
    };
    const cut = (field: string) => (field === 'title' || field === 'heading' ? headingTerms : indexTerms);
    this.#postings.add((field) => cut(field)(fields[field as Field]));
  }

  #parse(typed: string): Query {
    return parseQuery(unify(visible(typed), this.#variants), this.#postings, this.#thesaurus);
  }

  /** Routes of the pages that answer the query, best first. */
  routes(typed: string): string[] {
    const query = this.#parse(typed);
    const pages = [...this.#answers(typed, query), ...this.#rank(query)].map(({ page }) => page);
    return [...new Set(pages)].map((page) => this.pages[page]!.route);
  }

  /** What is recognized, without the codes in a sentence from a page or in a question that another page answers better. */
  #answers(typed: string, query: Query): Recognized[] {
    const found = this.#recognize(typed);
    const isQuoted = query.sentence !== '' && this.#entries.some(({ squeezed }) => squeezed.includes(query.sentence));
    const isAsked = found.length === 1 && query.idf.length > 1 && typed.length <= MAX_QUERY && !typed.includes('[');
    const pages = isAsked ? this.#rank(query) : [];
    const own = pages.find(({ page }) => page === found[0]!.page)?.score ?? 0;
    const isAside = pages.some(({ score }) => score > ASIDE * own);
    return isQuoted || isAside ? found.filter(({ text: message }) => !isCode(message)) : found;
  }

  #rank(query: Query): PageMatch[] {
    const byPage = new Map<number, Match[]>();
    for (const match of this.#matches(query)) {
      const { page } = match.entry;
      byPage.set(page, [...(byPage.get(page) ?? []), match]);
    }
    const total = query.idf.reduce((sum, idf) => sum + idf, 0) || 1;
    const shareOf = (covered: number[]) =>
      covered.reduce((sum, part, word) => sum + part * query.idf[word]!, 0) / total;
    const pages = [...byPage].map(([page, all]): PageMatch => {
      const matches = all
        .map((match) => ({ ...match, score: match.score * shareOf(match.covered) }))
        .sort((a, b) => b.score - a.score);
      const covered = query.idf.map((_, word) => Math.max(...all.map((match) => match.covered[word]!)));
      const best = (isTitle: boolean) => matches.find(({ entry }) => entry.isTitle === isTitle)?.score ?? 0;
      const { weight } = this.pages[page]!;
      const factor = shareOf(covered) ** WEIGHTS.cover * weight;
      return { page, matches, score: (WEIGHTS.beside * best(true) + best(false)) * factor };
    });
    return pages.sort((a, b) => b.score - a.score);
  }

  #matches({ lookups, idf, asked, pairs, sentence }: Query): Match[] {
    if (lookups.length === 0) return [];
    const typed = lookups.filter(({ isTyped }) => isTyped);
    const isTyped = (found: string) =>
      typed.some(({ term, prefix }) => (prefix && term.length > 1 ? found.startsWith(term) : found === term));
    return [...this.#postings.search(lookups)].map(([id, { score, terms: fieldsOf, asked: has }]): Match => {
      const entry = this.#entries[id]!;
      const terms = [...fieldsOf.keys()];
      const isIn = (fields: number) => (term: string) => (fieldsOf.get(term)! & fields) > 0;
      const outside = terms.filter(isIn(OUTSIDE_TEXT));
      const covered = idf.map(() => 0);
      for (const { term, word } of lookups) {
        if (!has.has(term)) continue;
        const covers = outside.some((found) => found.startsWith(term)) ? 1 : WEIGHTS.inText;
        covered[word] = Math.max(covered[word]!, covers);
      }
      const direct = terms.filter(isTyped);
      const shown = direct.length > 0 ? direct : terms;
      const inOrder = pairs.filter((pair) => entry.squeezed.includes(pair)).length / (pairs.length || 1);
      const isQuoted = sentence !== '' && entry.squeezed.includes(sentence);
      const likeness = this.#likeness(entry, asked);
      return {
        entry,
        score:
          score *
          (isQuoted ? WEIGHTS.pasted : 1 + WEIGHTS.sentence * inOrder ** 3) *
          (1 + WEIGHTS.question * likeness ** 2),
        covered,
        terms: shown,
        isTyped: direct.length > 0,
        inHeading: shown.some(isIn(IN_HEADING)),
        isSentence: isQuoted || inOrder === 1,
        likeness,
      };
    });
  }

  /** Dice coefficient of the query and the most similar name of a section, weighted by idf. */
  #likeness(entry: Entry, asked: Query['asked']): number {
    let own = 0;
    for (const idf of asked.values()) own += idf;
    let most = 0;
    for (const line of entry.asked) {
      let common = 0;
      for (const [term, idf] of asked) if (line.terms.has(term)) common += idf;
      if (common === 0) continue;
      line.idf ??= [...line.terms].reduce((sum, term) => sum + this.#postings.idf(term), 0);
      // A line of several words that the query has whole is what was asked: a message with what stands around it.
      const isWhole = line.terms.size > 2 && common > line.idf - 0.01;
      most = isWhole ? 1 : Math.max(most, (2 * common) / (own + line.idf));
    }
    return most;
  }

  /** @param typed a query, or a longer text, of which only what is recognized is searched for, or else its beginning */
  search(typed: string, { limit }: SearchOptions): Results {
    const cut = (text: string) => [...text].slice(0, MAX_QUERY).join('');
    const begins = cut(visible(typed));
    const recognized = this.#answers(typed, this.#parse(begins));
    const isReplaced = typed.length > MAX_QUERY && recognized.length > 0;
    const text = isReplaced ? cut(recognized.map((each) => each.text).join(' ')) : begins;
    // A list of the reader's own alerts is the whole answer.
    const query = this.#parse(recognized.length > 1 ? '' : text);
    const pages = this.#rank(query);
    const rows = pages.length <= FEW_PAGES ? ROWS + 1 : ROWS;
    const first = recognized.map((each) => this.#answer(each));
    const others = pages.flatMap((page) =>
      this.#rows(page, query)
        .slice(0, rows)
        .map(({ entry, asContent }) => hitOf(entry, this.pages[page.page]!, foundIn(entry, page, query), asContent)),
    );
    const known = new Set(first.map(({ objectID }) => objectID));
    const hits = [...first, ...others.filter(({ objectID }) => !known.has(objectID))];
    return {
      hits: hits.slice(0, limit),
      unknown: first.length > 0 ? [] : query.unknown,
      nearest: hits.length === 0 && query.text ? nearest(query.text, this.#names()) : [],
      recognized: first.length,
      query: text,
    };
  }

  /** The section that answers a code or message, with what was recognized and the beginning of its text. */
  #answer({ page, section, text, count }: Recognized): Hit {
    const entry = this.#entries.filter((each) => each.page === page)[section]!;
    const hit = hitOf(entry, this.pages[page]!, { terms: new Set(), literals: [] }, true);
    const reason = `<mark>${escapeHtml(text)}</mark>${count > 1 ? ` × ${count}` : ''}`;
    const begins = snippet(entry.record.content ?? '', { terms: new Set(), literals: [] }, BEGINNING);
    return { ...hit, _snippetResult: { ...hit._snippetResult, content: { value: `${reason} ${begins}`.trim() } } };
  }

  /** Titles of pages, then words of headings. */
  #names(): Set<string> {
    const headings = this.#entries.map(({ section }) => section.heading);
    return new Set([
      ...this.pages.map(({ sections }) => sections[0]!.heading),
      ...headings.flatMap((heading) => heading.match(/[\p{L}\p{N}_-]{3,}/gu) ?? []),
    ]);
  }

  /** The sections of a page to show: its best ones, preceded by the page itself if its title answers the query. */
  #rows({ page, matches }: PageMatch, query: Query): { entry: Entry; asContent: boolean }[] {
    const first = this.#entries.find((entry) => entry.page === page)!;
    const title = matches.find(({ entry }) => entry === first);
    const below = matches.filter((match) => match !== title);
    const [best] = below;
    const isTitleBest =
      !best ||
      fold(first.section.heading).startsWith(query.text) ||
      [...query.asked.keys()].every((term) => first.asked[0]!.terms.has(term)) ||
      (title !== undefined &&
        title.score > best.score &&
        (title.isSentence || title.likeness > best.likeness + TITLE_LEAD));
    const rows = below.map(({ entry, inHeading }) => ({ entry, asContent: !inHeading }));
    return isTitleBest ? [{ entry: first, asContent: false }, ...rows] : rows;
  }
}

/** What to highlight in a row: the typed words of its page, or their synonyms where it has no other reason to be there. */
function foundIn(entry: Entry, { matches }: PageMatch, { text }: Query): Found {
  const own = matches.find((match) => match.entry === entry);
  const direct = matches.filter(({ isTyped }) => isTyped);
  const shown = own && !own.isTyped ? [own] : direct.length > 0 ? direct : matches;
  const terms = shown.flatMap((match) => match.terms);
  return { terms: new Set(terms), literals: [text] };
}

/** What a row shows below its heading, so that readers see why it is there. */
function reasonFor(
  { section, isTitle }: Entry,
  page: IndexedPage,
  found: Found,
): Pick<Hit, 'reason'> & { text: string } {
  const isFound = (line: string) => ranges(line, found).length > 0;
  const texts = [section.text, isTitle ? page.description : ''].filter(Boolean);
  const text = texts.find(isFound);
  if (text) return { text };
  const name = isFound(section.heading) ? undefined : otherNames(page, page.sections.indexOf(section)).find(isFound);
  if (name) return { text: name, reason: 'name' };
  const code = section.code.split(' ').filter(isFound).join(' ');
  if (code) return { text: code, reason: 'code' };
  return { text: texts.at(-1) ?? '' };
}

/** Makes a hit, which is a row of the dialog. @param asContent it was found by what stands below the heading */
function hitOf(entry: Entry, page: IndexedPage, found: Found, asContent: boolean): Hit {
  const { record } = entry;
  const { lvl0, ...levels } = record.hierarchy;
  const { text, reason } = reasonFor(entry, page, found);
  const hierarchy = Object.entries(levels).flatMap(([level, heading]) =>
    heading === null ? [] : [[level, { value: highlight(heading, found) }]],
  );
  return {
    ...record,
    ...(reason && { reason }),
    type: asContent && text ? 'content' : record.type,
    content: text ? text.slice(0, CONTENT_LENGTH) : null,
    _snippetResult: {
      ...(text && { content: { value: snippet(text, found, SNIPPET_WIDTH) } }),
      hierarchy: Object.fromEntries(hierarchy),
    },
  };
}
