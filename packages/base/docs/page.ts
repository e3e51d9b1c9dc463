/** Reads a page of docs/ as a tree with line numbers. */
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { Problem } from '../problem.ts';
import { ESCAPE_HEADING_IDS } from './heading-ids.ts';
import { plainText } from './text.ts';

/** `excerpt` is a part of pages in a `shared` folder: it has no address. */
export type Kind = 'home' | 'overview' | 'release' | 'doc' | 'excerpt';

/** A value of the frontmatter. */
interface FrontmatterValue {
  /** The path of its key: `hero.actions.0.link`. */
  key: string;
  /** Undefined for lists and objects. */
  value: unknown;
  /** Its line in the file. */
  line: number;
}

export interface Page {
  /** File, relative to the folder that holds docs/, with `/`. */
  file: string;
  lang: string;
  /** Path below docs/<lang>/ without extension: the same for twins. */
  route: string;
  kind: Kind;
  frontmatter: Record<string, unknown>;
  /** Every value of the frontmatter; values in lists and objects follow their list or object. */
  values: readonly FrontmatterValue[];
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

/** The head of a page. */
interface PageHead {
  /** Its text with the `---` lines; empty when there is none. */
  head: string;
  frontmatter: Page['frontmatter'];
  values: FrontmatterValue[];
}

/**
 * Reads the head of a page.
 * @param source the page's text, with `\n`
 * @throws Problem with file and line when it does not parse
 */
export function readHead(file: string, source: string): PageHead {
  const [head = '', yaml = ''] = (source.startsWith('---\n') && /^---\n([\s\S]*?)^---(?:\n|$)/m.exec(source)) || [];
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  const fault = (line: number, seen: string) =>
    new Problem(`${file}:${line + 1}`, 'the frontmatter does not parse', {
      seen,
      fix: 'correct the YAML between the two --- lines; quote texts that hold a colon',
    });
  if (error) throw fault(error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? '');
  const frontmatter: unknown = document.toJS() ?? {};
  if (typeof frontmatter !== 'object' || Array.isArray(frontmatter)) throw fault(1, 'not a list of keys and values');
  const values = valuesBelow(document.contents, '', 1, (offset) => lineCounter.linePos(offset).line + 1);
  return { head, frontmatter: frontmatter as PageHead['frontmatter'], values };
}

/** A node of YAML and every value in it. @param lineAt the line of the file at a place in the YAML */
function valuesBelow(node: unknown, key: string, line: number, lineAt: (offset: number) => number): FrontmatterValue[] {
  const lineOf = (part: unknown) => lineAt((part as { range?: [number, number, number] } | null)?.range?.[0] ?? 0);
  const below = (value: unknown, name: string | number, at: unknown) =>
    valuesBelow(value, key ? `${key}.${name}` : String(name), lineOf(at), lineAt);
  const own = key ? [{ key, value: isScalar(node) ? node.value : undefined, line }] : [];
  if (isMap(node)) return [...own, ...node.items.flatMap((pair) => below(pair.value, String(pair.key), pair.key))];
  if (isSeq(node)) return [...own, ...node.items.flatMap((item, index) => below(item, index, item))];
  return own;
}

/**
 * Reads one page from its source. Rspress allows `## Heading {#id}`, which MDX alone would take for an expression.
 * @throws Problem with file and line when the frontmatter or the text does not parse
 */
export function readPage(file: string, lang: string, route: string, text: string): Page {
  const source = plainText(text);
  const { head, frontmatter, values } = readHead(file, source);
  // Blank lines keep the line numbers of the file.
  const body =
    head.replace(/[^\n]/g, '') +
    source.slice(head.length).replace(ESCAPE_HEADING_IDS.search, ESCAPE_HEADING_IDS.replace);
  try {
    return {
      file,
      lang,
      route,
      kind: kindOf(route, frontmatter),
      frontmatter,
      values,
      tree: parser.parse(body) as Root,
      source,
    };
  } catch (failure) {
    const { reason, line } = failure as { reason?: string; line?: number };
    // Where the tag or brace stands that is not closed; `line` is that of the block around it.
    const [, opened = line ?? 1] = /\((\d+):\d+/.exec(reason ?? '') ?? [];
    throw new Problem(`${file}:${opened}`, 'the page does not parse as MDX', {
      seen: reason ?? String(failure),
      fix: 'close each tag and brace; write < and { of a text as code',
    });
  }
}

/** `file:line` of a node. */
export const placeOf = (page: Pick<Page, 'file'>, node?: { position?: { start: { line: number } } | undefined }) =>
  `${page.file}:${node?.position?.start.line ?? 1}`;

/** The page of the other language, if there is one. */
export const twinOf = (page: Page, pages: readonly Page[]) =>
  pages.find((other) => other.route === page.route && other.lang !== page.lang);
