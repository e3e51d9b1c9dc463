/**
 * What a search record is, and the compact file that carries the records of one language. Shared by build, browser and
 * scripts.
 */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];
export type HitType = Exclude<Level, 'lvl0'> | 'content';
export type Hierarchy = Record<'lvl0' | 'lvl1', string> & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** One heading of one page, in the shape that the search dialog and the hosted service know. */
export interface SearchRecord {
  objectID: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
}

/**
 * `[depth 1 to 6, anchor, heading, text below it, what readers ask that it answers]`; the first one of a page is its
 * title. The questions are searched, never shown.
 */
export type Section = [depth: number, anchor: string, heading: string, text: string, questions?: readonly string[]];

/** In a text that had to be shortened: from here on it is single words, to be found but not to be read. */
export const REST = '\u001f';

/** The part of a text that can be read. */
export function beginning(text: string): string {
  const at = text.indexOf(REST);
  return at < 0 ? text : `${text.slice(0, at)}…`;
}

export interface IndexedPage {
  /** Clean path with the language prefix, such as `/zh/guide/start/intro`. */
  route: string;
  /** Name of the sidebar section: the group that hits are shown under. */
  group: string;
  /** Words from `keywords` in the frontmatter: searched, never shown. */
  keywords: string;
  /** Sentence from the frontmatter: shown with the page when its first section does not hold what was asked for. */
  description: string;
  /** The page is in the sidebar. */
  isListed: boolean;
  sections: Section[];
}

/** Both files say it: another format is another version. */
export const INDEX_VERSION = 2;

/** A section in the first file: without its text; the questions one a line. */
type PackedSection = [depth: number, anchor: string, heading: string, questions?: string];

/**
 * The first file of a language: what answers most queries. Rows instead of objects: the names would be repeated for
 * every page.
 */
export interface SearchIndexFile {
  version: typeof INDEX_VERSION;
  lang: string;
  pages: [
    route: string,
    group: string,
    keywords: string,
    description: string,
    isListed: 0 | 1,
    sections: PackedSection[],
  ][];
  /** Characters that a reader may type, each followed by the one that stands in the texts: `構构`. */
  variants?: string;
}

/** The second file of a language: the texts of all sections, in the order of the first. It arrives in the background. */
export interface SearchTextFile {
  version: typeof INDEX_VERSION;
  texts: string[][];
}

/** Where the first file of an index is, below the site's base. @param name language and hash, `en.0123456789` */
export const indexAddress = (name: string): string => `static/search/${name}.json`;

/** Where the second file is, from the address of the first. */
export const textAddress = (address: string): string => address.replace(/\.json$/, '.text.json');

/**
 * The file that the first answer waits for: all but the texts.
 * @param variants pairs of characters, as in the file
 */
export function packIndex(lang: string, pages: IndexedPage[], variants = ''): SearchIndexFile {
  return {
    version: INDEX_VERSION,
    lang,
    pages: pages.map((page) => [
      page.route,
      page.group,
      page.keywords,
      page.description,
      page.isListed ? 1 : 0,
      page.sections.map(([depth, anchor, heading, , questions = []]) =>
        questions.length > 0 ? [depth, anchor, heading, questions.join('\n')] : [depth, anchor, heading],
      ),
    ]),
    ...(variants && { variants }),
  };
}

/** The file of the texts, in the order of the pages and sections of the first one. */
export function packTexts(pages: IndexedPage[]): SearchTextFile {
  return { version: INDEX_VERSION, texts: pages.map(({ sections }) => sections.map(([, , , text]) => text)) };
}

/**
 * The pages of a language; with empty texts as long as the second file is not there.
 * @throws when the two do not belong together
 */
export function unpackIndex(file: SearchIndexFile, texts?: SearchTextFile): IndexedPage[] {
  return file.pages.map(([route, group, keywords, description, isListed, sections], page) => {
    const own = texts?.texts[page];
    if (texts && own?.length !== sections.length)
      throw new Error(`The texts of ${route} are not those of its headings`);
    return {
      route,
      group,
      keywords,
      description,
      isListed: isListed === 1,
      sections: sections.map(
        ([depth, anchor, heading, questions], at): Section => [
          depth,
          anchor,
          heading,
          own?.[at] ?? '',
          ...((questions ? [questions.split('\n')] : []) as [string[]?]),
        ],
      ),
    };
  });
}

/** The records of a page, one a heading, each with the headings above it. */
export function recordsOf(page: IndexedPage): SearchRecord[] {
  const above: string[] = [];
  return page.sections.map(([depth, anchor, heading, text], index) => {
    const level = index === 0 ? 1 : Math.max(depth, 2);
    above.length = Math.min(above.length, level - 1);
    above[level - 1] = heading;
    const at = (lvl: number) => above[lvl - 1] ?? null;
    const own = index === 0 ? '' : anchor;
    const url = own ? `${page.route}#${own}` : page.route;
    return {
      objectID: url,
      type: `lvl${level}` as HitType,
      hierarchy: {
        lvl0: page.group,
        lvl1: page.sections[0]?.[2] ?? heading,
        lvl2: at(2),
        lvl3: at(3),
        lvl4: at(4),
        lvl5: at(5),
        lvl6: at(6),
      },
      content: text || null,
      url,
      url_without_anchor: page.route,
      anchor: own || null,
    };
  });
}
