/**
 * What pages say about trouble, each thing once: an entry is a heading of the third level on a page of ENTRY_PAGES, and its
 * text. Lists of entries (plugin.ts) are drawn from here, so that a symptom is written where its answer stands.
 */
import fs from 'node:fs';
import { isJsx, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf, sectionOf, titleOf } from '@rsdoctor-docs/base/docs/outline';
import { type Page, readPage } from '@rsdoctor-docs/base/docs/page';
import { QUESTIONS_FOLDER } from '@rsdoctor-docs/base/docs/site';
import { attributesOf, text } from '@rsdoctor-docs/base/mdx';
import { topicWords } from '@rsdoctor-docs/search/synonyms';
import type { Heading, Nodes, PhrasingContent } from 'mdast';
import type { Lang } from '#theme/site.ts';
import { searchAnswers } from '#tools/reference/messages.ts';
import { TAGS } from './tags.ts';

/** The pages that have entries. */
export const ENTRY_PAGES = ['/guide/more/faq', '/guide/more/known-issues', '/guide/more/missing-sizes'] as const;

/** The element below a heading that names whom the entry is for: `<Trouble with="CI, Windows" />`. */
export const TROUBLE = 'Trouble';

export interface Entry {
  /** Without language: `/guide/more/faq#home`. */
  at: string;
  title: PhrasingContent[];
  tags: readonly string[];
  /** The bundlers for which it is, as `<Bundler is="…">` around it says. */
  bundler?: string | undefined;
  /** Messages that it answers, with `{}` for what only a run knows. */
  says: readonly string[];
  /** What readers type for it. */
  words: string;
}

const cache = new Map<string, { source: string; page: Page }>();

/** A page by its route without language; undefined when there is none. */
export function pageAt(route: string, lang: Lang): Page | undefined {
  const file = `docs/${lang}${route.endsWith('/') ? `${route}index` : route}.mdx`;
  if (!fs.existsSync(file)) return undefined;
  const source = fs.readFileSync(file, 'utf8');
  const known = cache.get(file);
  if (known?.source === source) return known.page;
  const page = readPage(file, lang, route.slice(1), source);
  cache.set(file, { source, page });
  return page;
}

/** The words of a heading as nodes, without its id. */
const titleNodes = (heading: Heading): PhrasingContent[] =>
  heading.children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'text') return [child];
    const value = child.value.replace(/\s*\{#[\w-]+\}\s*$/, '');
    return value ? [text(value)] : [];
  });

/** What an attribute names, with commas between: `with="CI, Windows"`. */
export const namesIn = (value = ''): string[] => value.split(/,\s*/).filter(Boolean);

/** The file with what readers ask of a page's sections, which may be missing. */
export const questionsFile = (route: string): string => `docs/${QUESTIONS_FOLDER}${route}.json`;

/** What readers ask of a page's sections, by id and language. */
function questionsOf(route: string): Readonly<Record<string, Partial<Record<Lang, string[]>>>> {
  const file = questionsFile(route);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

const wordsFor = (title: string, questions: readonly string[] = []): string =>
  [...questions, ...topicWords(title)].join(' ');

/** A heading with the elements around it, and what follows it up to the next heading. */
export interface Section {
  heading: Heading;
  body: Nodes[];
  bundler?: string | undefined;
}

/** The headings of nodes, each with what belongs to it. */
export function* sectionsIn(nodes: readonly Nodes[], bundler?: string): Generator<Section> {
  let open: Section | undefined;
  for (const node of nodes) {
    if (node.type === 'heading') {
      if (open) yield open;
      open = { heading: node, body: [], bundler };
    } else if (isJsx(node) && node.name === 'Bundler' && node.children.some(({ type }) => type === 'heading')) {
      if (open) yield open;
      open = undefined;
      yield* sectionsIn(node.children, attributesOf(node).is);
    } else open?.body.push(node);
  }
  if (open) yield open;
}

/** The tags that elements in a body name. */
export const tagsOf = (body: readonly Nodes[]): string[] =>
  body.flatMap((node) => (isJsx(node) && node.name === TROUBLE ? namesIn(attributesOf(node).with) : []));

/** The entries of a page of {@link ENTRY_PAGES}, or of nodes of it. */
function headedEntries(route: string, nodes: readonly Nodes[], lang: Lang): Entry[] {
  const entries: Entry[] = [];
  const questions = questionsOf(route);
  const answers = searchAnswers();
  let shared: string[] = [];
  for (const { heading, body, bundler } of sectionsIn(nodes)) {
    if (heading.depth < 3) shared = tagsOf(body);
    if (heading.depth !== 3) continue;
    const { text: title, id = '' } = headingOf(heading);
    const at = `${route}#${id}`;
    entries.push({
      at,
      title: titleNodes(heading),
      tags: [...shared, ...tagsOf(body)],
      bundler,
      says: answers.flatMap((answer) => (answer.at === at ? answer.texts : [])),
      words: wordsFor(title, questions[id]?.[lang]),
    });
  }
  return entries;
}

/**
 * The entries of a page or of a section: `/guide/more/known-issues#build`.
 * @returns none when there is no such page or section, or it has no entries
 */
export function entriesAt(address: string, lang: Lang): Entry[] {
  const [route = '', id] = address.split('#');
  const page = ENTRY_PAGES.some((one) => one === route) ? pageAt(route, lang) : undefined;
  if (!page) return [];
  const nodes = id ? sectionOf(page, id) : page.tree.children;
  return id && nodes === page.tree.children ? [] : headedEntries(route, nodes, lang);
}

/** The entries of all pages that have some. */
export const allEntries = (lang: Lang): Entry[] => ENTRY_PAGES.flatMap((route) => entriesAt(route, lang));

/**
 * The messages and codes that the site knows and no entry has, as entries that lead to their sections: those of rules by the
 * heading, others by the first message.
 * @param listed entries that a list beside it has
 */
export function otherAnswers(lang: Lang, listed: readonly Entry[] = []): Entry[] {
  const known = new Set(listed.flatMap(({ says }) => says));
  const entries = new Set(allEntries(lang).map(({ at }) => at));
  const sections = new Map<string, string[]>();
  for (const { at, texts } of searchAnswers()) {
    const others = entries.has(at) ? [] : texts.filter((one) => !known.has(one));
    if (others.length > 0) sections.set(at, [...(sections.get(at) ?? []), ...others]);
  }
  return [...sections].map(([at, says]): Entry => {
    const [route = '', id = ''] = at.split('#');
    const page = pageAt(route, lang);
    const heading = page && sectionOf(page, id)[0];
    const named = heading?.type === 'heading' ? titleNodes(heading) : [text(page ? titleOf(page) : at)];
    const message = says.find((one) => !/^[A-Z]+\d*$/.test(one));
    const title = message ? [{ type: 'inlineCode' as const, value: message.replaceAll('{}', '…') }] : named;
    const words = wordsFor(named.map((node) => nodeText(node)).join(''), questionsOf(route)[id]?.[lang]);
    return { at, title, tags: [], says, words };
  });
}

/** Whether a name is a known tag. */
export const isTag = (name: string): boolean => TAGS.some((tag) => tag === name);
