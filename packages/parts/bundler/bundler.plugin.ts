/**
 * What only some bundlers' readers need: `<Bundler is="webpack">` around blocks or within a sentence. Around all of an entry
 * of a list it is the entry, and around the first cell of a row the row. The element gets `data-for`, by which bundler.css
 * hides it. A page for one bundler, `bundler: { is: webpack, others: /guide/x }` in its frontmatter, says so below its title.
 */
import fs from 'node:fs';
import { isJsx, type Jsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf, titleOf } from '@rsdoctor-docs/base/docs/outline';
import { readHead, readPage } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, blockElement, faultOf, inlineElement, paragraph, text } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Part } from '@rsdoctor-docs/preset';
import type {
  BlockContent,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import { BUNDLERS, bundlersIn, FOR, labelOf } from '../bundlers.ts';
import { inLang, type Lang, langOfSource } from '../site.ts';
import { wordsIn } from '../words/words.ts';
import { BUNDLER_GROUP, type Bundler } from './names.ts';

const ELEMENT = 'Bundler';

const others = (label: string) =>
  labelOf(BUNDLERS.map(({ name }) => name).filter((name) => !bundlersIn(label)?.includes(name)));

const labelIn = (label: string, lang: Lang) => label.replace(', ', wordsIn(lang, 'bundler').and);

/**
 * The bundlers of an element.
 * @throws Problem for names that are not known, and for all of them
 */
export function bundlersOf(element: Jsx, file: string): Bundler[] {
  const { is = '' } = attributesOf(element);
  const bundlers = bundlersIn(is);
  const fault = faultOf(element, file);
  if (!bundlers)
    throw fault('no such bundler', {
      expected: 'Rspack, Rspack 2, Rspack 1, webpack, or two of them with a comma',
      seen: is || 'no is="…"',
      fix: 'write is="Rspack 2"; "Rspack" is for both versions',
    });
  if (labelOf(bundlers) === '')
    throw fault('is for every bundler', { seen: is, fix: 'delete the two tags, and keep what is between them' });
  return bundlers;
}

const isNamed = (node: Nodes | undefined, name: string): node is Jsx =>
  Boolean(node && isJsx(node) && node.name === name);
export const isBundler = (node: Nodes | undefined): node is Jsx & { name: typeof ELEMENT } => isNamed(node, ELEMENT);

/** Whether a node is a block of tabs, one for each bundler. */
export const isOfGroup = (node: Nodes): node is Jsx =>
  isNamed(node, 'Tabs') && attributesOf(node).groupId === BUNDLER_GROUP;
/** Whether a node shows one thing to some readers and another thing to others. */
export const differs = (node: Nodes): boolean => isBundler(node) || isOfGroup(node);

const INLINE = new Set(
  'text inlineCode emphasis strong delete link break mdxJsxTextElement mdxTextExpression'.split(' '),
);
const isInline = (node: Nodes | undefined): node is PhrasingContent => INLINE.has(node?.type ?? '');

/** The only child that says something. */
function onlyChild({ children }: Parents): Nodes | undefined {
  const [first, ...more] = children.filter((node) => node.type !== 'text' || node.value.trim());
  return more.length === 0 ? first : undefined;
}

/** The content of an element as blocks. MDX gives an element that has a line of its own its text without a paragraph. */
const blocksIn = ({ children }: Jsx): RootContent[] =>
  children.some(isInline) ? [paragraph(...(children as PhrasingContent[]))] : children;

const mark = (node: ListItem | Paragraph | TableRow, label: string): void => {
  const { hProperties } = (node.data ?? {}) as { hProperties?: object };
  node.data = { ...node.data, hProperties: { ...hProperties, [FOR]: label } } as ListItem['data'];
};

/** Replaces each `<Bundler>` by what is drawn: an element, an entry of a list or a row of a table that has {@link FOR}. */
export function drawBundlers(tree: Parents, file: string): void {
  const labelFor = (element: Jsx) => labelOf(bundlersOf(element, file));
  if (tree.type === 'tableRow') {
    const only = tree.children[0] && onlyChild(tree.children[0]);
    if (isBundler(only)) mark(tree, labelFor(only));
  }
  if (tree.type === 'listItem') {
    const first = onlyChild(tree);
    const only = first?.type === 'paragraph' ? onlyChild(first) : first;
    if (isBundler(only)) {
      mark(tree, labelFor(only));
      tree.children = blocksIn(only) as ListItem['children'];
    }
  }
  tree.children = (tree.children as RootContent[]).map((child): RootContent => {
    const lone = child.type === 'paragraph' ? onlyChild(child) : child;
    const own = isBundler(lone) ? lone : child;
    if ('children' in own) drawBundlers(own, file);
    if (!isBundler(own)) return child;
    const [block] = blocksIn(own);
    if (own.type === 'mdxJsxTextElement' && own === child)
      return inlineElement('span', { [FOR]: labelFor(own) }, own.children);
    // Text alone needs no element around it: it is a paragraph.
    if (block?.type === 'paragraph' && own.children.some(isInline)) {
      mark(block, labelFor(own));
      return block;
    }
    return blockElement('div', { [FOR]: labelFor(own) }, own.children as BlockContent[]);
  }) as never;
}

/** Gives the entry of a heading in the outline the attribute of the heading, so that both are hidden together. */
function markHeadings(tree: Nodes, file: string, label = ''): void {
  if (tree.type === 'heading' && label) tree.data = { ...tree.data, entry: { [FOR]: label } };
  const own = isBundler(tree) ? labelOf(bundlersOf(tree, file)) : label;
  if ('children' in tree) for (const child of tree.children) markHeadings(child, file, own);
}

/** Puts what stands within a sentence into brackets, with its bundlers in front: `(On webpack: …)`. */
function labelInSentence(
  element: Jsx,
  before: Nodes | undefined,
  words: string,
  [open, close]: readonly string[],
): void {
  const [first] = element.children;
  const last = element.children.at(-1);
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const isApart = !before || (before.type === 'text' && /\s$/.test(before.value));
  element.children.unshift(text(`${isApart ? open?.trimStart() : open}${words}`) as never);
  element.children.push(text(close ?? '') as never);
}

/** Says of blocks for which bundlers they are: below each heading, and before other blocks, which a quote holds together. */
function labelBlocks(element: Jsx, words: string, applies: string): void {
  const blocks = element.children as RootContent[];
  const first = blocks.findIndex(({ type }) => type === 'heading');
  const lead = first < 0 ? blocks : blocks.slice(0, first);
  const rest = first < 0 ? [] : blocks.slice(first);
  const [start] = lead;
  if (start?.type === 'paragraph') start.children.unshift(text(words));
  else if (start) lead.unshift(paragraph(text(words.trimEnd())));
  element.children = [
    ...(lead.length > 0 ? [{ type: 'blockquote', children: lead }] : []),
    ...rest.flatMap((block): RootContent[] => (block.type === 'heading' ? [block, paragraph(text(applies))] : [block])),
  ] as never;
}

/** Says in a Markdown twin for which bundlers something is. */
export function labelBundlers(tree: Nodes, file: string): void {
  const lang = langOfSource(file);
  const { on, applies, brackets } = wordsIn(lang, 'bundler');
  for (const parent of [...nodesIn(tree)]) {
    if (!('children' in parent)) continue;
    for (const [at, node] of parent.children.entries()) {
      if (!isBundler(node)) continue;
      const label = labelIn(labelOf(bundlersOf(node, file)), lang);
      const [first] = node.children as RootContent[];
      const isWhole = onlyChild(parent) === node;
      if (node.type === 'mdxJsxTextElement' && !isWhole)
        labelInSentence(node, parent.children[at - 1], on(label), brackets);
      else if (node.type === 'mdxJsxTextElement' || isInline(first))
        (node.children as Nodes[]).unshift(text(on(label)));
      else if (parent.type === 'listItem' && isWhole && first?.type === 'paragraph')
        first.children.unshift(text(on(label)));
      else labelBlocks(node, on(label), applies(label));
    }
  }
}

/** The title of a page, or of its section. */
function titleAt(route: string, lang: Lang): string | undefined {
  const [to = '', id] = route.split('#');
  const file = `docs/${lang}${to.endsWith('/') ? `${to}index` : to}.mdx`;
  if (!fs.existsSync(file)) return undefined;
  const page = readPage(file, lang, to.slice(1), fs.readFileSync(file, 'utf8'));
  if (!id) return titleOf(page);
  const headings = [...nodesIn(page.tree)].flatMap((node) => (node.type === 'heading' ? [headingOf(node)] : []));
  return headings.find((heading) => heading.id === id)?.text;
}

/** A page for one bundler: which, and where the others go. */
interface Only {
  is: string;
  others: string;
}

/**
 * The line below the title of a page for one bundler.
 * @throws Problem with the line of the frontmatter when a bundler is not known, or the page of the others
 */
export function onlyLine(file: string, source: string): Paragraph | undefined {
  const { frontmatter, values } = readHead(file, source);
  const { bundler } = frontmatter as { bundler?: Partial<Only> };
  if (!bundler) return undefined;
  const lang = langOfSource(file);
  const { is = '', others: to = '' } = bundler;
  const at = `${file}:${values.find(({ key }) => key === 'bundler')?.line ?? 1}`;
  const known = bundlersIn(is);
  const title = titleAt(to, lang);
  if (!known || labelOf(known) === '' || title === undefined)
    throw new Problem(at, 'the page is for no bundler that there is, or sends the others to no page', {
      expected: 'bundler: { is: webpack, others: /guide/start/intro }',
      seen: JSON.stringify(bundler),
      fix: 'name Rspack, Rspack 2, Rspack 1 or webpack, and the page or the section for the others, without language',
    });
  const link = { type: 'link' as const, url: inLang(to, lang), children: [text(title)] };
  const { only, stop } = wordsIn(lang, 'bundler');
  const label = labelOf(known);
  return paragraph(text(only(label, others(label))), link, text(stop));
}

function addOnlyLine(tree: Root, file: string): void {
  if (!fs.existsSync(file)) return;
  const line = onlyLine(file, fs.readFileSync(file, 'utf8'));
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (line) tree.children.splice(title + 1, 0, line);
}

export const bundler: Part = {
  name: 'bundler',
  client: import.meta.resolve('./bundler.client.ts'),
  inline: import.meta.resolve('./first.ts'),
  page(tree, file) {
    markHeadings(tree, file);
    drawBundlers(tree, file);
    addOnlyLine(tree, file);
  },
  twin(tree, file) {
    labelBundlers(tree, file);
    addOnlyLine(tree, file);
  },
  elements: [ELEMENT],
};
