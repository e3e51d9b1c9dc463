/** The HTML of one page: read once as a tree, changed by place, written once. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Location = NonNullable<Element['sourceCodeLocation']>;
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The attribute with the line of an element in its page's file, where the check `drawn` compiled that. */
export const LINE = 'data-line';

/** The value of an attribute; undefined when the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** All elements below a node, itself included, in the order of the text. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** All text below a node. @param without the name of an element whose text is left out */
export const htmlText = (node: Node, without?: string): string => {
  if (node.nodeName === without) return '';
  return 'value' in node
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map((child) => htmlText(child, without)).join('')
      : '';
};

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Attributes as HTML. One with an empty value is written as its name alone. */
const write = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`))
    .join(' ');

/** Types of scripts that a browser runs. */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** A page that steps read and change. Changes refer to the original text; `toString` applies them. */
export class HtmlPage {
  /** Name of the file below the build folder, with `/`. */
  readonly file: string;
  readonly document: DefaultTreeAdapterTypes.Document;
  readonly #html: string;
  readonly #elements = new Map<string, Element[]>();
  readonly #edits: Edit[] = [];

  constructor(file: string, html: string) {
    this.file = file;
    this.#html = html;
    this.document = parse(html, { sourceCodeLocationInfo: true });
    for (const element of elementsIn(this.document)) {
      const known = this.#elements.get(element.tagName);
      if (known) known.push(element);
      else this.#elements.set(element.tagName, [element]);
    }
  }

  /** The elements of a tag that have all these attributes. */
  all(tagName: string, attributes: Record<string, string> = {}): Element[] {
    return (this.#elements.get(tagName) ?? []).filter((element) =>
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
    );
  }

  /** The code of the scripts that stand in the page and that a browser runs. */
  inlineScripts(): string[] {
    return this.all('script')
      .filter((element) => attribute(element, 'src') === undefined && RUNS.test(attribute(element, 'type') ?? ''))
      .map((element) => htmlText(element))
      .filter((code) => code.trim() !== '');
  }

  /** Takes an element and its content out, with the line break behind it. */
  remove(element: Element): void {
    const { startOffset, endOffset } = this.#locationOf(element);
    this.#edits.push({
      start: startOffset,
      end: this.#html[endOffset] === '\n' ? endOffset + 1 : endOffset,
      text: '',
    });
  }

  /** Adds attributes that the element does not have yet. */
  addAttributes(element: Element, attributes: Record<string, string>): void {
    if (Object.keys(attributes).length === 0) return;
    const { startTag, startOffset } = this.#locationOf(element);
    const at = (startTag?.startOffset ?? startOffset) + 1 + element.tagName.length;
    this.#edits.push({ start: at, end: at, text: ` ${write(attributes)}` });
  }

  /** Adds markup at the end of the head. */
  addToHead(markup: string): void {
    const at = this.all('head')[0]?.sourceCodeLocation?.endTag?.startOffset;
    if (at === undefined) throw new Error(`${this.file} has no </head>.`);
    this.#edits.push({ start: at, end: at, text: markup });
  }

  /** The page with all changes. */
  toString(): string {
    let at = 0;
    let html = '';
    // Two changes at one place keep their order.
    for (const { start, end, text } of this.#edits.toSorted((a, b) => a.start - b.start)) {
      html += this.#html.slice(at, start) + text;
      at = end;
    }
    return html + this.#html.slice(at);
  }

  #locationOf(element: Element): Location {
    if (!element.sourceCodeLocation) throw new Error(`${this.file}: <${element.tagName}> has no place in the text.`);
    return element.sourceCodeLocation;
  }
}
