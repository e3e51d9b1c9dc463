/** What a part of the theme adds to the build. Each part has one in its `plugin.ts`; `packages/parts/index.ts` lists them. */
import path from 'node:path';
import type { Jsx } from '@rsdoctor-docs/base/docs/nodes';
import type { PageMeta } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';

/** Changes the tree of a page. `file` is relative to the repository: `docs/fr/guide/intro.mdx`. */
type Change = (tree: Root, file: string) => void;

/** A property of an element that names something, such as the `id` of a picture. */
export interface Naming {
  property: string;
  /** What there is. Asked for by a check, never by a build of pages alone. */
  ids(): readonly string[];
  /** What to expect when nothing has a similar name; without it, the list of what there is. */
  expected?: string;
  /** What to do about a name that is wrong. */
  fix(id: string): string;
}

/** What a part does in the browser. Files are addresses: `import.meta.resolve('./client.ts')`. */
export interface PartScripts {
  /** Part of every page's script. It runs once, in the order of the parts; `onPage` calls it for each page. */
  client?: string;
  /** Part of the script that stands in every page, for what must be done before the first paint. Keep it tiny. */
  inline?: string;
  /** Modules that are fetched on request, by the name that `loadChunk` takes. */
  chunks?: Readonly<Record<string, string>>;
  /** The script of the island that has the part's name: exports `mount` (packages/preset/client/mount.tsx). */
  island?: string;
  /** Classic scripts, by name: workers (`chunkUrl`), and those that a page names, `<script defer data-chunk="early" />`. */
  classic?: Readonly<Record<string, string>>;
  /** The texts that these scripts show (packages/preset/client/config.ts). */
  texts?: readonly string[];
}

export interface Part extends PartScripts {
  name: string;
  /** Changes the tree of each page and excerpt before MDX compiles it. */
  page?(tree: Root, file: string, meta: PageMeta): void;
  /** Changes the page's HTML, which MDX has made of the tree. */
  html?(tree: HtmlRoot): void;
  /** What Markdown twins get in place of `page`: the same (`true`) or something else. By default they keep the source. */
  twin?: true | Change;
  /** How the part's elements read in a Markdown twin, by name. `inside` is their content, which is Markdown already. */
  asMarkdown?: Readonly<
    Record<string, (props: Readonly<Record<string, string>>, inside: Nodes[], file: string) => Nodes[]>
  >;
  /** Files besides the page itself whose content `page` puts into pages. */
  reads?: readonly string[];
  /** Elements that `page` replaces. Pages use them without an import. */
  elements?: readonly string[];
  /** Elements that name something, which the check `components` looks for. */
  names?: Readonly<Record<string, Naming>>;
  /** Elements whose `alt` says in words what they show. */
  pictures?: readonly string[];
  /** More of the build: files to write, steps over the built pages. */
  plugins?: readonly RspressPlugin[];
}

const relative = (file: { path?: string }) => path.relative('', file.path ?? '').replaceAll('\\', '/');

/**
 * The parts as Rspress plugins. All changes of a page's tree are one plugin, which makes them in the order of the list, so
 * that pages and Markdown twins (`changeTwin`) cannot differ by accident.
 */
export function partPlugins(parts: readonly Part[]): RspressPlugin[] {
  function remark(this: { data(): object }) {
    const { pageMeta } = this.data() as { pageMeta?: PageMeta };
    if (!pageMeta?.frontmatter || !Array.isArray(pageMeta.toc))
      throw new Problem('@rspress/core', 'the processor of a page has no record of it', {
        expected: 'this.data().pageMeta with frontmatter and toc',
        seen: Object.keys(pageMeta ?? this.data() ?? {}).join(', ') || 'nothing',
        fix: 'bring PageMeta (packages/base/mdx.ts) and partPlugins (packages/preset/plugins/part.ts) up to date',
      });
    return (tree: Root, file: { path?: string }) => {
      for (const { page } of parts) page?.(tree, relative(file), pageMeta);
    };
  }
  const rehype = () => (tree: HtmlRoot) => {
    for (const { html } of parts) html?.(tree);
  };
  return [
    { name: 'parts', markdown: { remarkPlugins: [remark], rehypePlugins: [rehype] } },
    ...parts.flatMap(({ plugins = [] }) => plugins),
  ];
}

/** The value of an expression in MDX that is made of constants, of elements their text: the tree that the parser gave it. */
function constant(node: Expression): unknown {
  if (node.type === 'ArrayExpression') return (node.elements ?? []).map(constant);
  if (/^JSX(?:Element|Fragment)$/.test(node.type)) return (node.children ?? []).map(constant).join('');
  if (node.type === 'TemplateLiteral' && node.quasis?.length === 1) return node.quasis[0]?.value.cooked;
  if (node.type !== 'ObjectExpression') return node.value;
  return Object.fromEntries(
    (node.properties ?? []).map(({ key, value }) => [String(key.name ?? key.value), constant(value)]),
  );
}
interface Expression {
  type: string;
  value?: unknown;
  elements?: Expression[];
  children?: Expression[];
  quasis?: { value: { cooked: string } }[];
  properties?: { key: { name?: string; value?: unknown }; value: Expression }[];
}

/** The props of an element, which are constants and mostly texts: `exec`, `command="x"`, `command={{ npm: 'npm ci' }}`. */
export const propsOf = ({ attributes }: Jsx): Record<string, string> =>
  Object.fromEntries(
    attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .map(({ name, value }) => {
        const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
        return [name, statement ? constant((statement as ExpressionStatement).expression) : (value ?? true)];
      }),
  ) as Record<string, string>;
interface ExpressionStatement {
  expression: Expression;
}

/** What the parts do to a Markdown twin before its elements become Markdown. */
export function changeTwin(parts: readonly Part[], tree: Root, file: string): void {
  for (const { page, twin } of parts)
    if (twin === true) page?.(tree, file, { frontmatter: {}, toc: [] });
    else twin?.(tree, file);
}

/** An element as Markdown: as its part says, or else its content. */
export function elementAsMarkdown(parts: readonly Part[], element: Jsx, inside: Nodes[], file: string): Nodes[] {
  for (const { asMarkdown } of parts) {
    const write = asMarkdown?.[element.name ?? ''];
    if (write) return write(propsOf(element), inside, file);
  }
  return inside;
}
