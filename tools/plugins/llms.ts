/**
 * What language models read: llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's own plugin. It parses
 * pages as plain MDX, which fails on `{#heading-ids}`, and it knows no components: both are handled here.
 */
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import remarkGfm from 'remark-gfm';

/** The parts of a Markdown tree that are read here. */
export type Node = {
  type: string;
  value?: string;
  url?: string;
  lang?: string | null;
  depth?: number;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
};

const text = (value: string): Node => ({ type: 'text', value });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((item) => item.name === name)?.value;
  if (typeof value === 'string') return value;
  // `command={"..."}`: the plain text of the expression.
  const source = (value as { value?: string } | undefined)?.value;
  return source && /^(["'`])[^$]*\1$/.test(source.trim()) ? source.trim().slice(1, -1) : undefined;
}

/** A component as Markdown: tabs one below the other under their labels, install commands as code, of others what they hold. */
function plain(node: Node): Node[] {
  const inside = flatten(node.children ?? []);
  if (node.name === 'Tab') return [paragraph({ type: 'strong', children: [text(attribute(node, 'label') ?? '')] }), ...inside];
  if (node.name === 'PackageManagerTabs') {
    const command = attribute(node, 'command');
    return command ? [{ type: 'code', lang: 'sh', value: /^(?:install|add|i)\b/.test(command) ? `npm ${command}` : command }] : inside;
  }
  if (node.name === 'img') return [paragraph({ type: 'image', url: attribute(node, 'src') ?? '', value: '', ...{ alt: attribute(node, 'alt') ?? '' } })];
  return inside;
}

/** Nodes without imports, comments and components. */
function flatten(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'mdxJsxFlowElement') return plain(node);
    if (node.type === 'mdxJsxTextElement') return flatten(node.children ?? []);
    return [node.children ? { ...node, children: flatten(node.children) } : node];
  });
}

/** Remark plugin: a page's tree without JSX, with absolute addresses. */
export function plainMarkdown({ origin }: { origin: string }) {
  const absolute = (node: Node): void => {
    if ((node.type === 'image' || node.type === 'link' || node.type === 'definition') && node.url?.startsWith('/')) node.url = origin.replace(/\/$/, '') + node.url;
    node.children?.forEach(absolute);
  };
  return () => (tree: Node) => {
    tree.children = flatten(tree.children ?? []);
    absolute(tree);
  };
}

/** A page's source without the ids of its headings, which are no MDX; code blocks stay as they are. */
export function withoutHeadingIds(source: string): string {
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && !fence) fence = mark;
      else if (mark && fence && mark.startsWith(fence)) fence = '';
      return fence || !/^#{1,6}\s/.test(line) ? line : line.replace(/\s*\\?\{#[^}]*\}\s*$/, '');
    })
    .join('\n');
}

type Home = { hero?: { name?: string; text?: string; tagline?: string; actions?: { text: string; link: string }[] }; features?: { title: string; details: string; link?: string }[] };

/** The home page, whose words are in its frontmatter. */
function homeMarkdown({ hero, features = [] }: Home): string {
  const link = (label: string, to: string | undefined) => (to ? `[${label}](${to})` : label);
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    (hero?.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    features.map((feature) => `- ${link(feature.title, feature.link)}: ${feature.details}`).join('\n'),
  ].join('\n\n');
}

/** Rspress plugins for a site's llms.txt, llms-full.txt and Markdown twins in each language; the default one's at the root. */
export function llms({ origin, lang, langs }: { origin: string; lang: string; langs: string[] }): RspressPlugin[] {
  const folder = (of: string) => (of === lang ? '' : `${of}/`);
  const prepare: RspressPlugin = {
    name: 'rsdoctor:llms',
    extendPageData(page: PageIndexInfo & { _flattenContent?: string }) {
      const frontmatter = page.frontmatter as Record<string, unknown>;
      page._flattenContent = frontmatter.pageType === 'home' ? homeMarkdown(frontmatter as Home) : withoutHeadingIds(page._flattenContent || page.content);
    },
  };
  const plugin = pluginLlms(
    langs.map((of) => ({
      llmsTxt: { name: `${folder(of)}llms.txt` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, plainMarkdown({ origin })] },
      include: ({ page }: { page: { lang: string } }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
