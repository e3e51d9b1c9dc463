import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, serializeOuter } from 'parse5';
import { TEXT_CLASS } from '../../../theme/framework/names.ts';
import { isPageFile } from '../../../theme/site.ts';
import { attribute, elementsIn } from '../../framework/html-page.ts';
import { listFiles } from '../../lib/files.ts';
import { brotliSize } from '../brotli-size.ts';

/** Bytes of the first load of a page, after brotli 11. */
export interface FirstLoad {
  html: number;
  htmlRaw: number;
  /** Of `html`, the page's own text and the list of its headings, with their markup; 0 on pages without (home, 404). */
  text: number;
  css: number;
  /** Scripts before the reader's first sign of interest, inline ones included. */
  scriptBefore: number;
  /** All scripts, once React runs. */
  script: number;
  /** The files of `script` by address. */
  scripts: Record<string, number>;
  /** Other data that React asks for: the section's file. */
  data: number;
  /** What search asks for when it is used, by address: fetched ahead when the browser is idle. */
  search: Record<string, number>;
  /** Preloaded fonts, not compressed again. */
  fonts: number[];
}

/** Of the part that theme/components/frame/Doc draws beside the text. */
const OUTLINE_ID = 'frame-outline';

const list = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Measures pages of a built site, ours or one of stock Rspress. */
export function measurer(dir: string): (file: string) => FirstLoad {
  const sizes = new Map<string, number>();
  const sizeOf = (address: string) => {
    let size = sizes.get(address);
    if (size === undefined) {
      // The build has compressed what compresses well, in the same way.
      const compressed = path.join(dir, `${address}.br`);
      size = existsSync(compressed) ? statSync(compressed).size : brotliSize(readFileSync(path.join(dir, address)));
      sizes.set(address, size);
    }
    return size;
  };

  return (file) => {
    const html = readFileSync(path.join(dir, file));
    const all = [...elementsIn(parse(html.toString()))];
    const links = (rel: string, as?: string) =>
      all
        .filter(
          (element) =>
            element.tagName === 'link' && attribute(element, 'rel') === rel && (!as || attribute(element, 'as') === as),
        )
        .map((element) => attribute(element, 'href') ?? '');
    const scriptTags = all.filter(({ tagName }) => tagName === 'script');
    const sources = scriptTags.flatMap((element) => list(attribute(element, 'src')));
    const inline = scriptTags
      .filter((element) => !attribute(element, 'src') && !/json/.test(attribute(element, 'type') ?? ''))
      .map((element) => element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    const boot = scriptTags.find((element) => attribute(element, 'data-scripts') !== undefined);
    const later = boot
      ? [...list(attribute(boot, 'data-page-scripts')), ...list(attribute(boot, 'data-scripts'))]
      : links('preload', 'script');
    const section = boot && attribute(boot, 'data-section');
    const inlineSize = inline.length > 0 ? brotliSize(inline.join('\n')) : 0;
    const sizesOf = (addresses: string[]) =>
      Object.fromEntries([...new Set(addresses)].map((address) => [address, sizeOf(address)]));
    const scripts = sizesOf([...sources, ...later]);
    const text = all.find((element) => list(attribute(element, 'class')).includes(TEXT_CLASS));
    // It says the headings of the text once more, and is as long as they are many.
    const outline = all.find((element) => attribute(element, 'id') === OUTLINE_ID);
    const headings = outline && [...elementsIn(outline)].find(({ tagName }) => tagName === 'ul');
    return {
      html: brotliSize(html),
      text: text ? brotliSize([text, headings].map((part) => (part ? serializeOuter(part) : '')).join('')) : 0,
      htmlRaw: html.length,
      css: sum(links('stylesheet').map(sizeOf)),
      scriptBefore: inlineSize + sum((boot ? sources : Object.keys(scripts)).map(sizeOf)),
      script: inlineSize + sum(Object.values(scripts)),
      scripts,
      data: section ? sizeOf(`${attribute(boot, 'data-sections')}${section}.json`) : 0,
      search: sizesOf(boot ? list(attribute(boot, 'data-later')) : []),
      fonts: links('preload', 'font').map((address) => readFileSync(path.join(dir, address)).length),
    };
  };
}

/** The pages of a built site, as files below `dir`. */
export const pageFiles = (dir: string): string[] => listFiles(dir).filter(isPageFile);
