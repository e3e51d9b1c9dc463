/** Reads the code blocks of the pages, with the place of every line. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';

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
  /** For `file="…"`: the shown file, relative like `page`; its code is in `code`. */
  file?: string;
  /** For `file="…"`: the file is not there. */
  missing?: boolean;
}

const opening = /^(?<indent>\s*)(?<mark>`{3,}|~{3,})(?<language>[^\s`{]*)\s*(?<meta>.*)$/;

/** The code blocks of one page. Blocks that are never closed run to the end, as Markdown has it. */
export function readFences(page: string, text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const groups = lines[index]?.match(opening)?.groups as
      | { indent: string; mark: string; language: string; meta: string }
      | undefined;
    if (!groups) continue;
    const { indent, mark, language, meta } = groups;
    const code: string[] = [];
    const line = index + 1;
    for (index += 1; index < lines.length; index += 1) {
      const inner = lines[index] as string;
      if (inner.trim().startsWith(mark) && /^(?:`+|~+)$/.test(inner.trim())) break;
      code.push(inner.startsWith(indent) ? inner.slice(indent.length) : inner.trimStart());
    }
    fences.push({
      page,
      line,
      language: language.toLowerCase(),
      meta: readMeta(meta),
      code: code.join('\n'),
      codeLine: line + 1,
    });
  }
  return fences;
}

function readMeta(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map((match): [string, string] => [
      match[1] as string,
      match[2] ?? match[3] ?? match[4] ?? 'true',
    ]),
  );
}

/** The blocks of all pages below `docs`, the shown files read in. */
export function readDocs(docs: string): Fence[] {
  const root = path.dirname(docs);
  return listFiles(docs, (relative) => /^(?:samples|generated|reference|public)$/.test(relative))
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      readFences(path.relative(root, path.join(docs, file)), fs.readFileSync(path.join(docs, file), 'utf8')),
    )
    .map((fence) => {
      const shown = fence.meta.file;
      if (!shown) return fence;
      const file = path.join(docs, shown.replace(/^<root>/, ''));
      if (!fs.existsSync(file)) return { ...fence, file: path.relative(root, file), missing: true };
      return { ...fence, file: path.relative(root, file), code: fs.readFileSync(file, 'utf8'), codeLine: 1 };
    });
}

/** `page:line`, the place that every message starts with. */
export function placeOf(fence: Pick<Fence, 'page' | 'line'>): string {
  return `${fence.page}:${fence.line}`;
}
