/** The code blocks of a page, with the place of every line. */
import fs from 'node:fs';
import path from 'node:path';
import { lineOf, nodesIn } from './nodes.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import { plainText } from './text.ts';

export interface Fence {
  /** The page, relative to the folder that holds docs/. */
  page: string;
  /** Line of the opening fence, from 1. */
  line: number;
  language: string;
  /** `title="x" no-check="why"` as an object; a bare word is `true`. */
  meta: Record<string, string>;
  code: string;
  /** Line of the first line of code. */
  codeLine: number;
  /** The lines that `{2,4-6}` in the first line marks: `2,4-6`. */
  marked?: string;
  /** For `file="…"`: whether the block also has code of its own. */
  written?: boolean;
  /** For `file="…"`: the shown file, relative like `page`; its code is in `code`. */
  file?: string;
  /** For `file="…"`: the file is not there. */
  missing?: boolean;
}

function readMeta(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map((match): [string, string] => [
      match[1] as string,
      match[2] ?? match[3] ?? match[4] ?? 'true',
    ]),
  );
}

/** The code blocks of one page, as they stand there: shown files are not read. */
export function readFences(page: Pick<Page, 'file' | 'tree'>): Fence[] {
  return [...nodesIn(page.tree)].flatMap((node): Fence[] => {
    if (node.type !== 'code') return [];
    const line = lineOf(node);
    const [, marked] = /\{([\d,\s-]+)\}/.exec(`${node.lang ?? ''} ${node.meta ?? ''}`) ?? [];
    return [
      {
        page: page.file,
        line,
        // Rspress allows `js{1,3}`.
        language: (node.lang ?? '').replace(/\{.*$/, '').toLowerCase(),
        meta: readMeta(node.meta ?? ''),
        code: node.value,
        codeLine: line + 1,
        ...(marked !== undefined && { marked }),
      },
    ];
  });
}

/** The file that `file="…"` shows: `/x` is below docs, `<root>/x` below the repository, `./x` beside the page. */
function shownFile(site: Pick<Site, 'docs' | 'root'>, page: string, shown: string): string {
  if (shown.startsWith('<root>/')) return path.join(site.root, shown.slice('<root>/'.length));
  return shown.startsWith('.') ? path.join(site.root, path.dirname(page), shown) : path.join(site.docs, shown);
}

/** The blocks of all pages and excerpts, the shown files read in. */
export function fencesOf(site: Pick<Site, 'docs' | 'root' | 'pages' | 'excerpts'>): Fence[] {
  return [...site.pages, ...site.excerpts].flatMap(readFences).map((fence) => {
    if (!fence.meta.file) return fence;
    const absolute = shownFile(site, fence.page, fence.meta.file);
    const file = path.relative(site.root, absolute).split(path.sep).join('/');
    if (!fs.existsSync(absolute)) return { ...fence, file, missing: true };
    const written = fence.code.trim() !== '';
    return { ...fence, file, written, code: plainText(fs.readFileSync(absolute, 'utf8')), codeLine: 1 };
  });
}

/** `page:line`, the place that every message starts with. */
export function placeOf(fence: Pick<Fence, 'page' | 'line'>): string {
  return `${fence.page}:${fence.line}`;
}

/** The place of a line of code, from 1: in the shown file, or in the page. */
export const placeInCode = (fence: Fence, line: number): string =>
  fence.file ? `${fence.file}:${line} (shown in ${placeOf(fence)})` : `${fence.page}:${fence.codeLine + line - 1}`;
