/** Turns the pages of the site into pages of the index. */
import fs from 'node:fs';
import type { IndexedPage, Section } from '../engine/index-file.ts';

/** An element of a built page; a text is a string. */
export interface Element {
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Node[];
}
type Node = Element | string;

const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/**
 * What divides an element from what is beside it. A block ends a sentence, and a snippet begins with one. Of words for
 * different readers (`data-for`), each reader sees one.
 */
function edgeOf({ tagName, attributes }: Element): string {
  if (BLOCKS.has(tagName)) return '\n';
  return tagName === 'br' || attributes['data-for'] !== undefined ? ' ' : '';
}

/** The heads of tables too: they are no sentences, and would stand before one. */
const SKIPPED = new Set('button svg script style template select input textarea dialog nav thead'.split(' '));

/** A badge of Rspress: it says of what kind a thing is, and would stand in the middle of a sentence. */
const isBadge = ({ class: names = '' }: Element['attributes']) => names.split(/\s+/).includes('rp-badge');

const isSkipped = ({ tagName, attributes }: Element) =>
  isBadge(attributes) ||
  // A term in a sentence is a button that opens its explanation.
  (SKIPPED.has(tagName) && !attributes.popovertarget?.startsWith('term:')) ||
  attributes['aria-hidden'] === 'true' ||
  attributes['data-search'] === 'skip';

const inOneLine = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ');

/** Line breaks stay where no mark ends the sentence. */
const tidy = (text: string) =>
  text
    .replace(/ *(?:\n *)+/g, '\n')
    .replace(/(?<=[.!?。！？])\n/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const join = (...texts: string[]) => texts.filter(Boolean).join(' ');

function elementOf(node: Node, className: string): Element | undefined {
  if (typeof node === 'string') return undefined;
  if (node.attributes.class?.split(/\s+/).includes(className)) return node;
  for (const child of node.children) {
    const found = elementOf(child, className);
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads what the reader sees on a rendered page, with generated tables and code.
 * @param textClass class of the element with the text; a page without it (home, 404) has no sections
 * @returns the title first
 */
export function sectionsOf(root: Element, textClass: string): Section[] {
  const article = elementOf(root, textClass);
  if (!article) return [];
  const sections: Section[] = [{ depth: 1, anchor: '', heading: '', text: '', code: '', questions: [] }];
  const textOf = (node: Node): string => {
    if (typeof node === 'string') return inOneLine(node);
    if (isSkipped(node)) return '';
    // Screenshots are found by what they show.
    if (node.tagName === 'img') return `\n${inOneLine(node.attributes.alt ?? '')}\n`;
    return edgeOf(node) + node.children.map(textOf).join('') + edgeOf(node);
  };
  let text = '';
  let code = '';
  const flush = () => {
    const last = sections.at(-1)!;
    last.text = join(last.text, tidy(text));
    last.code = join(last.code, inOneLine(code).trim());
    text = code = '';
  };
  const walk = (node: Node): void => {
    if (typeof node === 'string') {
      text += inOneLine(node);
      return;
    }
    if (isSkipped(node)) return;
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.attributes;
    if (depth && id) {
      flush();
      const heading = inOneLine(textOf(node)).trim();
      if (depth === 1 && !sections[0]!.heading) Object.assign(sections[0]!, { anchor: id, heading });
      else sections.push({ depth, anchor: id, heading, text: '', code: '', questions: [] });
    } else if (node.tagName === 'pre') code += textOf(node);
    else if (node.tagName === 'img') text += textOf(node);
    else {
      text += edgeOf(node);
      node.children.forEach(walk);
      text += edgeOf(node);
    }
  };
  article.children.forEach(walk);
  flush();
  return sections;
}

/** What Rspress knows of a page. */
export interface PageFacts {
  routePath: string;
  title: string;
  lang: string;
  frontmatter: Record<string, unknown>;
  /** Markdown, and where in it the headings are. */
  content?: string;
  toc?: { text: string; id: string; depth: number; charIndex: number }[];
}

/** Reads a page's Markdown, without generated tables and components: for `npm run dev`, where no page is rendered. */
export function draftSections({ content = '', title, toc = [] }: PageFacts): Section[] {
  // Rspress takes comments of MDX for text. Spaces in their place keep the positions of headings.
  const clean = content.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => ' '.repeat(comment.length));
  const headings = toc.filter(({ charIndex }) => charIndex >= 0);
  return [{ text: title, id: '', depth: 1, charIndex: 0 }, ...headings].map(({ text, id, depth, charIndex }, at) => ({
    depth,
    anchor: id,
    heading: text,
    text: inOneLine(clean.slice(charIndex, headings[at]?.charIndex)).trim(),
    code: '',
    questions: [],
  }));
}

/** Id of a heading (`#` for the page itself) to its questions by language. */
type Questions = Record<string, Record<string, string[]>>;

/**
 * Adds readers' questions to the sections that answer them.
 * @param file may be missing
 * @throws when the file is not JSON
 */
function withQuestions(sections: Section[], file: string, lang: string): Section[] {
  const all = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Questions) : {};
  return sections.map((section, at) => ({ ...section, questions: all[at === 0 ? '#' : section.anchor]?.[lang] ?? [] }));
}

/** Where a page stands in the site. */
export interface Place {
  /** Name of the sidebar group, or of the menu item for a page in no sidebar. */
  group: string;
  /** Name of the page in the sidebar, if it is there: readers have seen it. */
  label?: string;
  /** The file with the readers' questions, which may be missing. */
  questions: string;
  /** Below 1 for a page that repeats what others explain. */
  weight: number;
}

const lines = (...values: unknown[]): string =>
  values
    .flat()
    .filter((entry) => entry && typeof entry === 'string')
    .join('\n');

/** An overview leads to the pages that explain. */
const OVERVIEW = 0.5;

/** @returns null for a page that is not to be found */
export function toIndexedPage(facts: PageFacts, read: Section[], place: Place): IndexedPage | null {
  const { routePath: route, lang, frontmatter } = facts;
  if (read.length === 0 || frontmatter.search === false) return null;
  const [title, ...below] = withQuestions(read, place.questions, lang) as [Section, ...Section[]];
  const heading = title.heading || facts.title;
  const label = place.label === heading ? '' : (place.label ?? '');
  return {
    route,
    group: place.group,
    keywords: lines(frontmatter.keywords, label),
    description: lines(frontmatter.description),
    // An overview is a list of links: the titles of other pages would find it.
    weight: place.weight * (frontmatter.overview ? OVERVIEW : 1),
    sections: frontmatter.overview ? [{ ...title, heading, text: '', code: '' }] : [{ ...title, heading }, ...below],
  };
}
