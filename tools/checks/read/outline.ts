/** What a page is made of, in order: headings, code, tables, pictures, links, components, callouts. */
import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from './page.ts';

export interface Part {
  /** What twins must share; texts that differ by language are left out. */
  shape: string;
  line: number;
}

/** Text and explicit id of a heading. */
export function headingOf(node: Heading): { text: string; id: string | undefined } {
  const [, text = '', id] = textOf(node).match(/^(.*?)(?:\s*\{#([\w-]+)\})?$/s) ?? [];
  return { text: text.trim(), id };
}

type Jsx = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Props whose words differ by language. */
const WORDS = new Set(['alt', 'title', 'label', 'aria-label', 'description']);

function jsxShape(node: Jsx): string {
  const props = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    return [
      WORDS.has(attribute.name)
        ? attribute.name
        : `${attribute.name}=${typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? 'true')}`,
    ];
  });
  return `<${[node.name, ...props].join(' ')}>`;
}

/** Links without the language, so that twins compare. */
const plainUrl = (url: string) => url.replace(/^\/(en|zh)(?=\/|$)/, '');

/** The element that stands for a recorded number (tools/build/numbers.ts). */
const NUMBER = 'N';

/**
 * The parts of a page in reading order. Inline links and numbers are left out here: their order follows the sentence
 * (see linksOf, numbersOf).
 */
export function partsOf(page: Page): Part[] {
  const parts: Part[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const add = (shape: string) => parts.push({ shape, line });
    switch (node.type) {
      case 'heading':
        add(`h${node.depth}${node.depth === 1 ? '' : ` #${headingOf(node).id ?? headingOf(node).text}`}`);
        break;
      case 'code':
        // A title is shown to the reader and may be a word ("Output", "输出").
        add(`code ${node.lang ?? ''} ${(node.meta ?? '').replace(/title="[^"]*"/, 'title')}\n${node.value}`);
        break;
      case 'table':
        add(`table ${node.children.length} x ${node.children[0]?.children.length ?? 0}`);
        break;
      case 'image':
        add(`image ${plainUrl(node.url)}`);
        break;
      case 'list':
        add(`list of ${node.children.length}${node.ordered ? ', numbered' : ''}`);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (node.name !== NUMBER) add(jsxShape(node));
        break;
      case 'paragraph': {
        const callout = textOf(node).match(/^:::\s*(\w+)/);
        if (callout) add(`callout ${callout[1]}`);
        break;
      }
      default:
    }
  });
  return parts;
}

/** Addresses of all links of a page, sorted: a sentence may name them in another order. */
export function linksOf(page: Page): { url: string; line: number }[] {
  const links: { url: string; line: number }[] = [];
  visit(
    page.tree,
    'link',
    (node) => void links.push({ url: plainUrl(node.url), line: node.position?.start.line ?? 1 }),
  );
  return links.sort((a, b) => a.url.localeCompare(b.url));
}

/** The recorded numbers that a page names. */
export function numbersOf(page: Page): string[] {
  const names: string[] = [];
  visit(page.tree, (node) => {
    if ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === NUMBER)
      names.push(jsxShape(node));
  });
  return names;
}
