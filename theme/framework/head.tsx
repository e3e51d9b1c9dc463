/**
 * Stands in for @unhead/react in the browser's production build (tools/framework/head.ts): the tags are in the
 * prerendered file, after in-app navigation they only have to become those of the new page. 5 kB less.
 */
import { type ReactNode, useEffect } from 'react';

type Attributes = Record<string, string | number | boolean | null | undefined>;
export interface HeadInput {
  title?: string;
  htmlAttrs?: Attributes;
  meta?: Attributes[];
  link?: Attributes[];
}

/** What makes a tag the same one on another page, as a selector. */
function identity(tag: 'meta' | 'link', attributes: Attributes): string {
  const names =
    tag === 'meta'
      ? ['charset', 'name', 'property', 'http-equiv']
      : attributes.rel === 'canonical'
        ? ['rel']
        : attributes.hreflang
          ? ['rel', 'hreflang']
          : ['rel', 'href'];
  const conditions = names
    .filter((name) => attributes[name] !== undefined)
    .map((name) => `[${name}=${JSON.stringify(String(attributes[name]))}]`);
  return tag + conditions.join('');
}

/**
 * Writes the attributes that differ, and takes off those without a value. `lang`, written again, would have the styles
 * of all elements computed anew.
 */
function write(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value;
    if (text === undefined || text === null || text === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, String(text));
  }
}

/** Tags of the page on screen that the next page may not have. */
let ours = new Set<string>();

/** Makes the document's head that of a page. */
export function applyHead({ title, htmlAttrs = {}, meta = [], link = [] }: HeadInput): void {
  if (title !== undefined && document.title !== title) document.title = title;
  write(document.documentElement, htmlAttrs);
  const now = new Set<string>();
  for (const [tag, list] of [
    ['meta', meta],
    ['link', link],
  ] as const) {
    for (const attributes of list) {
      const selector = identity(tag, attributes);
      const [first, ...others] = document.head.querySelectorAll(selector);
      // A later tag of the same kind replaces an earlier one.
      for (const other of others) other.remove();
      const element = first ?? document.head.appendChild(document.createElement(tag));
      write(element, attributes);
      now.add(selector);
    }
  }
  for (const selector of ours)
    if (!now.has(selector)) for (const element of document.head.querySelectorAll(selector)) element.remove();
  ours = now;
}

/** The head of the page on screen. */
export function useHead(input: HeadInput): void {
  const key = JSON.stringify(input);
  useEffect(() => applyHead(JSON.parse(key) as HeadInput), [key]);
}

/** Parts of the package's interface that have nothing to do here. */
export const createHead = () => null;
export const UnheadProvider = ({ children }: { head: unknown; children: ReactNode }) => children;
export const Head = () => null;
