/** Reads a rendered page: what the reader sees is what search finds, generated tables and code included. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Section } from '../../../theme/components/search/engine/index-file.ts';
import { TEXT_CLASS } from '../../../theme/names.ts';
import { attribute, type Element, elementsIn } from '../../framework/html-page.ts';

const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Not text of the page: controls, drawings, anchors of headings. */
const SKIPPED = new Set([
  'button',
  'svg',
  'script',
  'style',
  'template',
  'select',
  'input',
  'textarea',
  'dialog',
  'nav',
]);

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

function isElement(node: Tree.ChildNode): node is Element {
  return 'tagName' in node;
}

/** The element that holds a page's text. */
function articleOf(document: Tree.Document): Element | undefined {
  for (const element of elementsIn(document)) if (hasClass(element, TEXT_CLASS)) return element;
  return undefined;
}

const tidy = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The sections of a page's article, its title first; none when the page has no article (home, 404). */
export function sectionsOf(document: Tree.Document): Section[] {
  const article = articleOf(document);
  if (!article) return [];
  const sections: Section[] = [[1, '', '', '']];
  const walk = (node: Tree.ChildNode, into: { text: string }): void => {
    if (node.nodeName === '#text') into.text += (node as Tree.TextNode).value;
    if (!isElement(node)) return;
    // A term in a sentence is a button that explains it (tools/build/terms.ts).
    const isTerm = attribute(node, 'popovertarget')?.startsWith('term:');
    if (
      (SKIPPED.has(node.tagName) && !isTerm) ||
      attribute(node, 'aria-hidden') === 'true' ||
      attribute(node, 'data-search') === 'skip'
    )
      return;
    const heading = /^h([1-6])$/.exec(node.tagName);
    const id = attribute(node, 'id');
    if (heading && id) {
      const title = { text: '' };
      for (const child of node.childNodes) walk(child, title);
      const section: Section = [Number(heading[1]), id, tidy(title.text), ''];
      flush();
      if (section[0] === 1 && !sections[0]![2]) sections[0] = [1, id, section[2], sections[0]![3]];
      else sections.push(section);
      return;
    }
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock) into.text += ' ';
    // Screenshots are found by what they show.
    if (node.tagName === 'img') into.text += ` ${attribute(node, 'alt') ?? ''} `;
    for (const child of node.childNodes) walk(child, into);
    if (isBlock) into.text += ' ';
  };
  const buffer = { text: '' };
  const flush = () => {
    const text = tidy(buffer.text);
    const last = sections.at(-1)!;
    if (text) last[3] = last[3] ? `${last[3]} ${text}` : text;
    buffer.text = '';
  };
  for (const child of article.childNodes) walk(child, buffer);
  flush();
  return sections;
}
