/** The parts of a page that twins share: headings, code, tables, pictures, links, components, callouts. */
import type { Heading, Nodes } from 'mdast';
import { isJsx, type Jsx, lineOf, nodesIn, nodeText } from './nodes.ts';
import type { Page } from './page.ts';

export interface Part {
  /** The part in one line, without texts that differ by language. Twins have the same ones. */
  shape: string;
  line: number;
}

/** Text and explicit id of a heading. */
export function headingOf(node: Heading): { text: string; id: string | undefined } {
  const [, text = '', id] = nodeText(node).match(/^(.*?)(?:\s*\{#([\w-]+)\})?$/s) ?? [];
  return { text: text.trim(), id };
}

/** The title of a page: that of its frontmatter, or its first heading. */
export function titleOf({ frontmatter, tree }: Page): string {
  const heading = tree.children.find((node) => node.type === 'heading');
  return String(frontmatter.title ?? (heading ? headingOf(heading).text : ''));
}

/** The nodes of a section with its heading and those below it; the whole page when no heading has that id. */
export function sectionOf({ tree }: Page, id: string): Nodes[] {
  const start = tree.children.findIndex((node) => node.type === 'heading' && headingOf(node).id === id);
  const first = tree.children[start];
  if (first?.type !== 'heading') return tree.children;
  const length = tree.children
    .slice(start + 1)
    .findIndex((node) => node.type === 'heading' && node.depth <= first.depth);
  return tree.children.slice(start, length === -1 ? undefined : start + 1 + length);
}

/** Props whose words differ by language. */
const WORDS = new Set(['alt', 'title', 'label', 'aria-label', 'description']);

function jsxShape(node: Jsx): string {
  const props = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    return WORDS.has(name) ? name : `${name}=${typeof value === 'string' ? value : (value?.value ?? 'true')}`;
  });
  return `<${[node.name, ...props].join(' ')}>`;
}

/** An address without the language of its page, so that twins compare. */
const plainUrl = (url: string, lang: string) =>
  url.split('/')[1] === lang && url.startsWith('/') ? url.slice(1 + lang.length) : url;

/** The element that stands for a recorded number. */
const NUMBER = 'N';

/**
 * The parts of a page in reading order, without inline links and numbers, whose order follows the sentence (see
 * linksOf, numbersOf).
 */
export function partsOf(page: Page): Part[] {
  const parts: Part[] = [];
  for (const node of nodesIn(page.tree)) {
    const add = (shape: string) => parts.push({ shape, line: lineOf(node) });
    if (node.type === 'heading')
      add(`h${node.depth}${node.depth === 1 ? '' : ` #${headingOf(node).id ?? headingOf(node).text}`}`);
    // The title of a block may be a word ("Output", "输出"), which twins do not share.
    else if (node.type === 'code')
      add(`code ${node.lang ?? ''} ${(node.meta ?? '').replace(/title="[^"]*"/, 'title')}\n${node.value}`);
    else if (node.type === 'table') add(`table ${node.children.length} x ${node.children[0]?.children.length ?? 0}`);
    else if (node.type === 'image') add(`image ${plainUrl(node.url, page.lang)}`);
    else if (node.type === 'list') add(`list of ${node.children.length}${node.ordered ? ', numbered' : ''}`);
    else if (isJsx(node) && node.name !== NUMBER) add(jsxShape(node));
    else if (node.type === 'paragraph') {
      const [, callout] = nodeText(node).match(/^:::\s*(\w+)/) ?? [];
      if (callout) add(`callout ${callout}`);
    }
  }
  return parts;
}

/** Addresses of all links of a page, sorted: a sentence may name them in another order. */
export const linksOf = (page: Page): string[] =>
  [...nodesIn(page.tree)].flatMap((node) => (node.type === 'link' ? [plainUrl(node.url, page.lang)] : [])).sort();

/** The recorded numbers that a page names. */
export const numbersOf = (page: Page): string[] =>
  [...nodesIn(page.tree)].flatMap((node) => (isJsx(node) && node.name === NUMBER ? [jsxShape(node)] : []));
