/** Reads the pages of docs/ once, as trees with lines, for the content checks. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { Problem } from '../../lib/problem.ts';

export type Lang = 'en' | 'zh';

export interface Page {
  /** File, relative to the folder that holds docs/. */
  file: string;
  lang: Lang;
  /** Path below docs/<lang>/ without extension: the same for twins. */
  route: string;
  frontmatter: Record<string, unknown>;
  tree: Root;
  source: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * One page from its source. Rspress allows `## Heading {#id}`, which MDX alone would take for an expression.
 * @throws Problem with file and line when the frontmatter or the text does not parse
 */
export function readPage(file: string, lang: Lang, route: string, source: string): Page {
  const [whole = '', yaml = ''] = source.match(/^---\n([\s\S]*?)\n---\n/) ?? [];
  let frontmatter: unknown;
  try {
    frontmatter = parseYaml(yaml) ?? {};
  } catch (error) {
    const { message, linePos } = error as Error & { linePos?: [{ line: number }] };
    throw new Problem(`${file}:${(linePos?.[0].line ?? 1) + 1}`, 'the frontmatter does not parse', {
      seen: message.split('\n')[0] ?? '',
      fix: 'mend the YAML between the two --- lines; quote texts that hold a colon',
    });
  }
  // Blank lines keep the line numbers of the file.
  const body =
    whole.replace(/[^\n]/g, '') +
    source.slice(whole.length).replace(/^(#{1,6} .*?)\\?\{#([\w-]+)\\?\}[ \t]*$/gm, '$1\\{#$2\\}');
  try {
    return {
      file,
      lang,
      route,
      frontmatter: frontmatter as Record<string, unknown>,
      tree: parser.parse(body) as Root,
      source,
    };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    throw new Problem(`${file}:${line ?? 1}`, 'the page does not parse as MDX', { seen: reason ?? String(error) });
  }
}

/** Every page below docs/en and docs/zh; fragments in `shared` folders are no pages but are read like them. */
export function readPages(docs: string): Page[] {
  return (['en', 'zh'] as const).flatMap((lang) =>
    readdirSync(path.join(docs, lang), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .sort()
      .map((name) => {
        const file = path.join(docs, lang, name);
        return readPage(
          path.relative(path.dirname(docs), file),
          lang,
          name.replace(/\.mdx?$/, ''),
          readFileSync(file, 'utf8'),
        );
      }),
  );
}

/** `file:line` of a node. */
export const placeOf = (page: Page, node?: { position?: { start: { line: number } } | undefined }) =>
  `${page.file}:${node?.position?.start.line ?? 1}`;

/** The page of the other language, if there is one. */
export const twinOf = (page: Page, pages: Page[]) =>
  pages.find((other) => other.route === page.route && other.lang !== page.lang);
