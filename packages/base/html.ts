/** Reads HTML as a tree of plain objects that know their places in the text. */
import { Parser } from 'htmlparser2';

export interface Element {
  /** In lower case; empty for the root. */
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  /** Where in the HTML its start tag begins and ends, where its end tag begins, and where it ends itself. */
  start: number;
  openEnd: number;
  closeStart: number;
  end: number;
}

/** An element, or a text with its character references resolved. */
export type Node = Element | string;

/**
 * Reads a page as a browser does, but for tags that are left out around a whole page, which stay left out, and for comments and
 * the doctype, which are not kept.
 * @returns the root, and all elements below it in the order of the text
 */
export function parseHtml(html: string): { root: Element; elements: Element[] } {
  const root: Element = {
    tagName: '',
    attributes: {},
    children: [],
    start: 0,
    openEnd: 0,
    closeStart: html.length,
    end: html.length,
  };
  const elements: Element[] = [];
  const open = [root];
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const { startIndex: start, endIndex } = parser;
      const openEnd = endIndex + 1;
      const element = { tagName, attributes, children: [], start, openEnd, closeStart: openEnd, end: openEnd };
      open.at(-1)!.children.push(element);
      elements.push(element);
      open.push(element);
    },
    onclosetag(_, isImplied) {
      const element = open.pop()!;
      // An element without content ends with its start tag, another without an end tag where the next tag begins.
      if (isImplied && parser.startIndex === element.start) return;
      element.closeStart = parser.startIndex;
      element.end = isImplied ? parser.startIndex : parser.endIndex + 1;
    },
    ontext(text) {
      const { children } = open.at(-1)!;
      // A character reference is reported as a text of its own.
      if (typeof children.at(-1) === 'string') children[children.length - 1] += text;
      else children.push(text);
    },
  });
  parser.end(html);
  return { root, elements };
}

/** All elements below a node, itself included, in the order of the text. */
export function* elementsIn(node: Node): Generator<Element> {
  if (typeof node === 'string') return;
  if (node.tagName) yield node;
  for (const child of node.children) yield* elementsIn(child);
}

/** All text below a node. @param without the name of an element whose text is left out */
export function htmlText(node: Node, without?: string): string {
  if (typeof node === 'string') return node;
  return node.tagName === without ? '' : node.children.map((child) => htmlText(child, without)).join('');
}
