/** Reads a page of docs/ as a tree with line numbers. */
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Lang } from '../../../theme/site.ts';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';

/** `excerpt` is a part of pages in a `shared` folder: it has no address. */
export type Kind = 'home' | 'overview' | 'release' | 'doc' | 'excerpt';

export interface Page {
  /** File, relative to the folder that holds docs/, with `/`. */
  file: string;
  lang: Lang;
  /** Path below docs/<lang>/ without extension: the same for twins. */
  route: string;
  kind: Kind;
  frontmatter: Record<string, unknown>;
  tree: Root;
  /** The text with `\n`, whatever ends the lines of the checkout. */
  source: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

function kindOf(route: string, frontmatter: Record<string, unknown>): Kind {
  if (/(^|\/)shared\//.test(route)) return 'excerpt';
  if (frontmatter.pageType === 'home') return 'home';
  if (frontmatter.overview === true) return 'overview';
  return /^blog\/release\/(?!index$)/.test(route) ? 'release' : 'doc';
}

/** The head of a page with its `---` lines, and the YAML between them; both empty when it has none. */
function headOf(source: string): { head: string; yaml: string } {
  const [head = '', yaml = ''] = (source.startsWith('---\n') && /^---\n([\s\S]*?)^---(?:\n|$)/m.exec(source)) || [];
  return { head, yaml };
}

/**
 * The head of a page with its `---` lines (empty when there is none), and its values.
 * @param source the page's text, with `\n`
 * @throws Problem with file and line when it does not parse
 */
export function readHead(file: string, source: string): { head: string; frontmatter: Record<string, unknown> } {
  const { head, yaml } = headOf(source);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  const fault = (line: number, seen: string) =>
    new Problem(`${file}:${line + 1}`, 'the frontmatter does not parse', {
      seen,
      fix: 'correct the YAML between the two --- lines; quote texts that hold a colon',
    });
  if (error) throw fault(error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? '');
  const frontmatter: unknown = document.toJS() ?? {};
  if (typeof frontmatter !== 'object' || Array.isArray(frontmatter)) throw fault(1, 'not a list of keys and values');
  return { head, frontmatter: frontmatter as Record<string, unknown> };
}

/**
 * One page from its source. Rspress allows `## Heading {#id}`, which MDX alone would take for an expression.
 * @throws Problem with file and line when the frontmatter or the text does not parse
 */
export function readPage(file: string, lang: Lang, route: string, text: string): Page {
  const source = unixText(text);
  const { head, frontmatter } = readHead(file, source);
  // Blank lines keep the line numbers of the file.
  const body =
    head.replace(/[^\n]/g, '') +
    source.slice(head.length).replace(/^(#{1,6} .*?)\\?\{#([\w-]+)\\?\}[ \t]*$/gm, '$1\\{#$2\\}');
  try {
    return {
      file,
      lang,
      route,
      kind: kindOf(route, frontmatter),
      frontmatter,
      tree: parser.parse(body) as Root,
      source,
    };
  } catch (failure) {
    const { reason, line } = failure as { reason?: string; line?: number };
    throw new Problem(`${file}:${line ?? 1}`, 'the page does not parse as MDX', {
      seen: reason ?? String(failure),
      fix: 'close each tag and brace; write < and { of a text as code',
    });
  }
}

/** A value of the frontmatter. */
export interface FrontmatterText {
  /** The path of its key: `hero.actions.0.link`. */
  key: string;
  /** Undefined for lists and objects. */
  value: unknown;
  /** Its line in the file. */
  line: number;
}

/** Every value of the frontmatter with its line; values in lists and objects follow their list or object. */
export function frontmatterTexts(page: Pick<Page, 'source'>): FrontmatterText[] {
  const { yaml } = headOf(page.source);
  const lines = new LineCounter();
  const found: FrontmatterText[] = [];
  // The first line of the YAML is the second of the file.
  const lineOf = (node: unknown) =>
    lines.linePos((node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0).line + 1;
  const visit = (node: unknown, key: string, line: number): void => {
    if (key) found.push({ key, value: isScalar(node) ? node.value : undefined, line });
    const below = (part: unknown) => [key, part].filter((name) => name !== '').join('.');
    if (isMap(node)) for (const pair of node.items) visit(pair.value, below(String(pair.key)), lineOf(pair.key));
    if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, below(index), lineOf(item));
  };
  visit(parseDocument(yaml, { lineCounter: lines }).contents, '', 1);
  return found;
}

/** `file:line` of a node. */
export const placeOf = (page: Pick<Page, 'file'>, node?: { position?: { start: { line: number } } | undefined }) =>
  `${page.file}:${node?.position?.start.line ?? 1}`;

/** The page of the other language, if there is one. */
export const twinOf = (page: Page, pages: readonly Page[]) =>
  pages.find((other) => other.route === page.route && other.lang !== page.lang);
