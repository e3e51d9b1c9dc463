/** Search records and the two compact files that carry those of one language. Build, worker and scripts share it. */
import type { Answered } from './recognize.ts';

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/** One heading of one page, in the shape of the hosted service. */
export interface SearchRecord {
  objectID: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  url: string;
}

export interface Section {
  /** 1 to 6. */
  depth: number;
  anchor: string;
  heading: string;
  /** The text below the heading, up to the next one. */
  text: string;
  /** Searched with less weight and never shown: code blocks; in the index those of their words that the text lacks. */
  code: string;
  /** Readers' questions that the section answers: searched, never shown. */
  questions: readonly string[];
}

export interface IndexedPage {
  /** With the language prefix, such as `/zh/guide/start/intro`. */
  route: string;
  /** Name of the sidebar group that hits are shown under. */
  group: string;
  /** Searched, never shown; one a line. */
  keywords: string;
  /** Shown with the page if its first section lacks the typed words. */
  description: string;
  /** Below 1 for a page that repeats what others explain (release notes, excerpts, overviews): it ranks below them. */
  weight: number;
  /** The first one is the title of the page. */
  sections: Section[];
}

/** Both files carry it. Increase it whenever the format changes. */
const VERSION = 7;

/** The first file of a language has all but the texts. It has rows, since field names would repeat for every page. */
export interface SearchIndexFile {
  version: number;
  lang: string;
  pages: [
    route: string,
    group: string,
    keywords: string,
    description: string,
    weight: number,
    sections: [depth: number, anchor: string, heading: string, questions?: string, code?: string][],
  ][];
  /** Each character that a reader may type, followed by the one in the texts: `構构`. */
  variants?: string;
  /** Words for one topic each. */
  synonyms: readonly (readonly string[])[];
  /** The codes and messages that sections answer. */
  answered: Answered[];
}

/** The second file has the texts, in the order of the first file. It arrives in the background. */
export interface SearchTextFile {
  version: number;
  /**
   * The characters outside ASCII. The texts have others in their place, from U+0080 on: two bytes for a Chinese character
   * and not three, which takes 7 % off the compressed file.
   */
  letters: string;
  texts: string[][];
}

const FIRST_LETTER = 0x80;

/** Path of the first file below the site's base. @param name language and hash, such as `en.0123456789` */
export const indexAddress = (name: string): string => `static/search/${name}.json`;

/** Path of the second file, from that of the first. */
export const textAddress = (address: string): string => address.replace(/\.json(?=$|\?)/, '.text.json');

export function packIndex(
  lang: string,
  pages: IndexedPage[],
  { variants, synonyms = [], answered = [] }: Partial<Pick<SearchIndexFile, 'variants' | 'synonyms' | 'answered'>> = {},
): SearchIndexFile {
  return {
    version: VERSION,
    lang,
    pages: pages.map(({ route, group, keywords, description, weight, sections }) => [
      route,
      group,
      keywords,
      description,
      weight,
      sections.map(({ depth, anchor, heading, questions, code }) => {
        const asked = questions.join('\n');
        if (code) return [depth, anchor, heading, asked, code];
        return asked ? [depth, anchor, heading, asked] : [depth, anchor, heading];
      }),
    ]),
    ...(variants && { variants }),
    synonyms,
    answered,
  };
}

export function packTexts(pages: IndexedPage[]): SearchTextFile {
  const texts = pages.map(({ sections }) => sections.map(({ text }) => text));
  const letters = [
    ...new Set(
      texts
        .flat()
        .join('')
        .replace(/[^\u0080-\uffff]/g, '')
        .split(''),
    ),
  ]
    .sort()
    .join('');
  const places = new Map(Array.from(letters, (letter, at) => [letter, String.fromCharCode(FIRST_LETTER + at)]));
  const pack = (text: string) => text.replace(/[\u0080-\uffff]/g, (letter) => places.get(letter)!);
  return { version: VERSION, letters, texts: texts.map((own) => own.map(pack)) };
}

/**
 * The pages of a language, with empty texts while the second file is missing.
 * @throws when a file is not an index, has another format, or the two do not belong together
 */
export function unpackIndex(file: SearchIndexFile, texts?: SearchTextFile): IndexedPage[] {
  for (const each of [file, texts])
    if (each && each.version !== VERSION)
      throw new Error(`The search index has version ${each.version}; this engine reads ${VERSION}`);
  const plain = (text: string) =>
    text.replace(/[\u0080-\uffff]/g, (place) => texts!.letters[place.charCodeAt(0) - FIRST_LETTER]!);
  return file.pages.map(([route, group, keywords, description, weight, sections], page) => {
    const own = texts?.texts[page];
    if (texts && own?.length !== sections.length)
      throw new Error(`The texts of ${route} are not those of its headings`);
    return {
      route,
      group,
      keywords,
      description,
      weight,
      sections: sections.map(([depth, anchor, heading, questions, code = ''], at) => ({
        depth,
        anchor,
        heading,
        text: plain(own?.[at] ?? ''),
        code,
        questions: questions ? questions.split('\n') : [],
      })),
    };
  });
}

/** The records of a page, one for each heading, each with the headings above it and its own. */
export function recordsOf({ route, group, sections }: IndexedPage): SearchRecord[] {
  const above: string[] = [];
  return sections.map(({ depth, anchor, heading, text }, index) => {
    const level = index === 0 ? 1 : Math.max(depth, 2);
    above.length = Math.min(above.length, level - 1);
    above[level - 1] = heading;
    const [lvl1 = heading, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = above;
    const url = index > 0 && anchor ? `${route}#${anchor}` : route;
    return {
      objectID: url,
      type: `lvl${level}` as HitType,
      hierarchy: { lvl0: group, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 },
      content: text || null,
      url,
    };
  });
}
