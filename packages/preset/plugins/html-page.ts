/** The HTML of one page: read once as a tree, changed by place, written once. */
import { type Element, htmlText, parseHtml } from '@rsdoctor-docs/base/html';

interface Edit {
  start: number;
  end: number;
  text: string;
}

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
  readonly root: Element;
  readonly #html: string;
  readonly #elements: readonly Element[];
  readonly #edits: Edit[] = [];

  constructor(file: string, html: string) {
    this.file = file;
    this.#html = html;
    const { root, elements } = parseHtml(html);
    this.root = root;
    this.#elements = elements;
  }

  /** The elements of a tag that have all these attributes. */
  all(tagName: string, attributes: Record<string, string> = {}): Element[] {
    const wanted = Object.entries(attributes);
    return this.#elements.filter(
      (element) => element.tagName === tagName && wanted.every(([name, value]) => element.attributes[name] === value),
    );
  }

  /** The code of the scripts that stand in the page and that a browser runs. */
  inlineScripts(): string[] {
    return this.all('script')
      .filter(({ attributes }) => attributes.src === undefined && RUNS.test(attributes.type ?? ''))
      .map((element) => htmlText(element))
      .filter((code) => code.trim() !== '');
  }

  /** Takes an element and its content out, with the line break behind it. */
  remove({ start, end }: Element): void {
    this.#edits.push({ start, end: this.#html[end] === '\n' ? end + 1 : end, text: '' });
  }

  /** Adds attributes that the element does not have yet. */
  addAttributes({ start, tagName }: Element, attributes: Record<string, string>): void {
    if (Object.keys(attributes).length === 0) return;
    const at = start + 1 + tagName.length;
    this.#edits.push({ start: at, end: at, text: ` ${write(attributes)}` });
  }

  /** Adds markup at the end of the head. */
  addToHead(markup: string): void {
    const [head] = this.all('head');
    if (!head) throw new Error(`${this.file} has no <head>.`);
    this.#edits.push({ start: head.closeStart, end: head.closeStart, text: markup });
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
}
