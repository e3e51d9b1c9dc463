/** Bytes of a page of the built site after brotli 11, and the budgets that it keeps. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '@rsdoctor-docs/base/files';
import { elementsIn, htmlText, parseHtml } from '@rsdoctor-docs/base/html';
import { parts } from '@rsdoctor-docs/parts';
import { isPageFile } from '@rsdoctor-docs/parts/site';
import { chunksOf, TEXT_CLASS } from '@rsdoctor-docs/preset/node';

/** Byte budgets (brotli 11), held by tests/built/bytes.test.ts. They concern the frame, not the text of a page. */
export const BUDGETS = {
  /** Scripts of a page before the reader does anything, inline ones included. */
  script: 9_000,
  /** All scripts that a page without an island can load, search and its worker included, without the index. */
  scriptEver: 35_000,
  css: 13_000,
  /** The stage of the home page is made of styles, and needs no script. */
  cssHome: 15_000,
  /** The one font file of a page. */
  font: 20_000,
  /**
   * HTML of a page without its text and the list of its headings: head, header, search dialog, sidebar, footer.
   */
  htmlFrame: 4_000,
  /** Quick start before the reader does anything, with its font, without its text. */
  quickStart: 40_000,
} as const;

/** The page that `quickStart` is for. */
export const QUICK_START = '/guide/start/quick-start';

/**
 * What a page without an island never asks for: `yours` is asked for by an island, for the pages after it. And the client of the
 * hosted search, which this site is built without.
 */
const NOT_ASKED_FOR = new Set([
  'islands',
  'yours',
  ...chunksOf(parts).flatMap(({ name, kind }) => (kind === 'module' ? [] : name)),
  'hosted',
  'not-found',
]);

export interface PageBytes {
  /** The HTML without inline scripts, which count as scripts. */
  html: number;
  /** The part of `html` that is the page's text and the list of its headings, with markup; 0 on home and 404 pages. */
  text: number;
  css: number;
  script: number;
  /** Preloaded fonts, not compressed again. */
  fonts: number[];
}

const brotliSize = (content: Buffer | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const classes = (text: string | undefined) => (text ?? '').split(' ');

/** Measures pages of a built site. @param dir the build's folder */
export function measurer(dir: string): (file: string) => PageBytes {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string) => {
    const known = sizes.get(address) ?? brotliSize(readFileSync(path.join(dir, address)));
    sizes.set(address, known);
    return known;
  };
  return (file) => {
    const html = readFileSync(path.join(dir, file), 'utf8');
    const { elements: all } = parseHtml(html);
    const links = (rel: string, as?: string) =>
      all
        .filter((element) => element.tagName === 'link' && element.attributes.rel === rel)
        .filter((element) => !as || element.attributes.as === as)
        .map((element) => element.attributes.href ?? '');
    const scripts = all.filter(({ tagName }) => tagName === 'script');
    const sources = scripts.flatMap((element) => element.attributes.src ?? []);
    const inline = scripts
      .filter((element) => !element.attributes.src && !/json/.test(element.attributes.type ?? ''))
      .map((element) => htmlText(element));
    const text = all.find((element) => classes(element.attributes.class).includes(TEXT_CLASS));
    const outline = all.find((element) => element.attributes.id === 'frame-outline');
    const headings = outline && [...elementsIn(outline)].find(({ tagName }) => tagName === 'ul');
    return {
      html: brotliSize(inline.reduce((rest, code) => rest.replace(code, ''), html)),
      text: text
        ? brotliSize([text, headings].map((part) => (part ? html.slice(part.start, part.end) : '')).join(''))
        : 0,
      css: sum([...new Set(links('stylesheet'))].map(sizeOf)),
      script: (inline.length > 0 ? brotliSize(inline.join('\n')) : 0) + sum(sources.map(sizeOf)),
      fonts: links('preload', 'font').map((address) => readFileSync(path.join(dir, address)).length),
    };
  };
}

/** Scripts that a page without an island can load beside its own: all that the build has, by file. */
export const chunkBytes = (dir: string): Record<string, number> =>
  Object.fromEntries(
    listFiles(path.join(dir, 'static'))
      .filter((file) => /^(?:js|search)\/[^/]+\.js$/.test(file))
      .filter((file) => !NOT_ASKED_FOR.has(/^js\/([^.]+)/.exec(file)?.[1] ?? ''))
      .map((file) => [file, brotliSize(readFileSync(path.join(dir, 'static', file)))]),
  );

/** The pages of a built site, as files below `dir`. */
export const pageFiles = (dir: string): string[] => listFiles(dir).filter(isPageFile);
