/**
 * Entries about trouble. A page with `<TroubleFilter />` folds each of its entries, which are the rows of the filter.
 * `<TroubleList of="/guide/more/known-issues#build" />` lists the entries of another page or section, and
 * `<TroubleList with="CI" />` those of one kind, as links, so that each answer stands once; without either it lists what
 * docs/reference/messages.json answers elsewhere. `of` may name several, with commas between. entries.ts says what an entry is.
 */
import { isJsx, type Jsx } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import {
  attributesOf,
  blockElement,
  elementsOf,
  faultOf,
  paragraph,
  replaceNodes,
  text,
} from '@rsdoctor-docs/base/mdx';
import { routeOfSource } from '@rsdoctor-docs/base/site';
import type { Part } from '@rsdoctor-docs/preset';
import type { BlockContent, Heading, List, ListItem, Nodes, Parents, Root } from 'mdast';
import { inLang, LANGS, type Lang, langOfSource } from '#theme/site.ts';
import {
  allEntries,
  ENTRY_PAGES,
  type Entry,
  entriesAt,
  isTag,
  namesIn,
  otherAnswers,
  pageAt,
  questionsFile,
  TROUBLE,
  tagsOf,
} from './entries.ts';
import { TAGS } from './tags.ts';

const LIST = 'TroubleList';
const FILTER = 'TroubleFilter';

/** What the filter (island.ts) reads of a row. */
function rowData({ tags, says, words }: Pick<Entry, 'tags' | 'says' | 'words'>): Record<string, string> {
  return {
    'data-entry': '',
    ...(tags.length > 0 && { 'data-tags': tags.join('|').toLowerCase() }),
    ...(says.length > 0 && { 'data-says': JSON.stringify(says) }),
    ...(words && { 'data-words': words }),
  };
}

/** @throws Problem for a kind that readers cannot choose */
function refuseUnknown(name: string, element: Jsx, file: string): void {
  if (!isTag(name))
    throw faultOf(element, file)('no such kind', {
      expected: TAGS.join(', '),
      seen: name,
      fix: 'correct it, or add it to theme/parts/trouble/tags.ts',
    });
}

/**
 * The entries that a list names.
 * @throws Problem for names that are not known
 */
function entriesOf(list: Jsx, file: string): Entry[] {
  const lang = langOfSource(file);
  const { of, with: tag } = attributesOf(list);
  if (tag !== undefined) refuseUnknown(tag, list, file);
  if (of === undefined && tag === undefined) {
    const page = pageAt(routeOfSource(file), lang);
    const lists = page ? elementsOf(page.tree, LIST).map((one) => attributesOf(one).of ?? '') : [];
    return otherAnswers(
      lang,
      lists.flatMap(namesIn).flatMap((address) => entriesAt(address, lang)),
    );
  }
  const found = of === undefined ? [allEntries(lang)] : namesIn(of).map((address) => entriesAt(address, lang));
  const entries = found.map((some) => some.filter(({ tags }) => tag === undefined || tags.includes(tag)));
  const missing = entries.findIndex((some) => some.length === 0);
  if (missing >= 0)
    throw faultOf(list, file)('there is no entry', {
      expected: 'of="/guide/more/known-issues#build", sections or single entries with commas between; or with="CI"',
      seen: of === undefined ? tag! : namesIn(of)[missing]!,
      fix: 'name a section that has entries',
    });
  return entries.flat();
}

const isBundlerOf = (label: string, child: ListItem['children'][number]): BlockContent =>
  blockElement('Bundler', { is: label }, [child as BlockContent]) as BlockContent;

/** The entries as a list of links. Rows get what the filter reads; search finds the entries themselves. */
function listOf(list: Jsx, file: string, shared: readonly string[] = []): List {
  const lang: Lang = langOfSource(file);
  const here = routeOfSource(file);
  const children = entriesOf(list, file)
    .filter(({ at }) => at.split('#')[0] !== here)
    .map((entry): ListItem => {
      const link = { type: 'link' as const, url: inLang(entry.at, lang), children: entry.title as never };
      const line = paragraph(link);
      return {
        type: 'listItem',
        spread: false,
        children: [entry.bundler ? isBundlerOf(entry.bundler, line) : line],
        data: { hProperties: rowData({ ...entry, tags: [...shared, ...entry.tags] }) as never },
      };
    });
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children,
    data: { hProperties: { className: 'trouble-list', 'data-search': 'skip' } as never },
  };
}

const isList = (node: Nodes): node is Jsx => isJsx(node) && node.name === LIST;
const isDrawnList = (node: Nodes): boolean => node.type === 'list' && 'hProperties' in (node.data ?? {});
const isEntryHeading = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 3;
const isWrapped = (node: Nodes): node is Jsx =>
  isJsx(node) && node.name === 'Bundler' && node.children.some(isEntryHeading);

/**
 * Folds the entries among some children of a page.
 * @param known the entries of the page
 * @param shared the tags of the section
 */
function foldEntries(nodes: readonly Nodes[], known: readonly Entry[], shared: readonly string[]): Nodes[] {
  const folded: Nodes[] = [];
  let entry: { heading: Heading; body: Nodes[] } | undefined;
  const close = () => {
    if (!entry) return;
    const { id = '' } = headingOf(entry.heading);
    const own = known.find(({ at }) => at.endsWith(`#${id}`));
    const tags = [...shared, ...tagsOf(entry.body)];
    folded.push(
      blockElement('details', { className: 'trouble', ...rowData({ says: [], words: '', ...own, tags }) }, [
        blockElement('summary', {}, [entry.heading as never]),
        ...(entry.body as BlockContent[]),
      ]),
    );
    entry = undefined;
  };
  for (const node of nodes) {
    if (isEntryHeading(node)) {
      close();
      entry = { heading: node, body: [] };
    } else if (isWrapped(node)) {
      close();
      node.children = foldEntries(node.children, known, shared) as never;
      folded.push(node);
    } else if (isDrawnList(node)) {
      close();
      folded.push(node);
    } else if (entry) entry.body.push(node);
    else folded.push(node);
  }
  close();
  return folded;
}

/** Puts each section with entries into an element, and folds the entries. */
function foldPage(tree: Root, route: string, lang: Lang): void {
  const known = entriesAt(route, lang);
  const groups: Nodes[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) groups.push([]);
    groups.at(-1)!.push(node);
  }
  tree.children = groups.flatMap((nodes): Nodes[] => {
    const first = nodes.findIndex((node) => isEntryHeading(node) || isWrapped(node) || isDrawnList(node));
    if (first < 0) return nodes;
    const folded = foldEntries(nodes, known, tagsOf(nodes.slice(0, first)));
    return [blockElement('section', { className: 'trouble-group' }, folded as never)];
  }) as never;
}

/** Takes the elements out of a page that only say something to the build. */
function removeTroubles(tree: Parents): void {
  const kept = (tree.children as Nodes[]).filter((node) => !(isJsx(node) && node.name === TROUBLE));
  for (const child of kept) if ('children' in child) removeTroubles(child);
  tree.children = kept as never;
}

/** Replaces the lists of a page by links. */
function drawLists(tree: Root, file: string): void {
  let shared: string[] = [];
  const sharedAt = new Map<Nodes, readonly string[]>();
  for (const [index, node] of (tree.children as Nodes[]).entries()) {
    if (node.type === 'heading' && node.depth <= 2) {
      const next = tree.children[index + 1];
      shared = next ? tagsOf([next]) : [];
    }
    sharedAt.set(node, shared);
  }
  replaceNodes(tree, (node) => (isList(node) ? listOf(node, file, sharedAt.get(node)) : undefined));
}

/** Draws the entries and lists of a page. */
export function drawTroubles(tree: Root, file: string): void {
  const lang = langOfSource(file);
  const route = routeOfSource(file);
  for (const element of elementsOf(tree, TROUBLE))
    for (const name of namesIn(attributesOf(element).with)) refuseUnknown(name, element, file);
  drawLists(tree, file);
  if (elementsOf(tree, FILTER).length > 0 && pageAt(route, lang)) foldPage(tree, route, lang);
  removeTroubles(tree);
}

export const trouble: Part = {
  name: 'trouble',
  island: import.meta.resolve('./island.ts'),
  page: drawTroubles,
  reads: ENTRY_PAGES.flatMap((route) => [questionsFile(route), ...LANGS.map((lang) => `docs/${lang}${route}.mdx`)]),
  twin(tree, file) {
    drawLists(tree, file);
    removeTroubles(tree);
  },
  asMarkdown: { [FILTER]: () => [], [TROUBLE]: () => [text('')] },
  elements: [TROUBLE, LIST],
};
