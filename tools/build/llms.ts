/**
 * llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's plugin. The plugin knows no components, so pages
 * are made plain here first.
 */
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import remarkGfm from 'remark-gfm';
import { pictureFor, readRecord } from '../../packages/evidence/pictures/shots-file.ts';
import type { HomeContent } from '../../theme/components/frame/Home/content.ts';
import {
  type PackageManagerCommand,
  packageManagerCommands,
} from '../../theme/components/page/PackageManagerTabs/commands.ts';
import { DEFAULT_LANG, DOCUMENTED, type Lang, langOfSource, markdownFile, ORIGIN } from '../../theme/site.ts';
import { setFlatSource, sourceFile } from '../framework/page-fields.ts';
import { attributesOf, paragraph, type TreeNode, text } from '../lib/mdx.ts';
import { once } from '../lib/once.ts';
import { withoutMarks } from './code-marks.ts';
import { pluginNumbers } from './numbers.ts';
import { replacePosts } from './posts.ts';
import { pluginReference } from './reference.ts';
import { pluginRuleList } from './rule-list.ts';

const image = (url: string, alt: string): TreeNode => paragraph({ type: 'image', url, alt });

/** Address of a shot's picture in the light theme. */
type PictureOf = (id: string) => string;

/** The value of an expression in MDX that is made of constants: the tree that the parser gave it. */
function constant(node: Expression): unknown {
  if (node.type !== 'ObjectExpression') return node.value;
  return Object.fromEntries(
    (node.properties ?? []).map(({ key, value }) => [String(key.name ?? key.value), constant(value)]),
  );
}
interface Expression {
  type: string;
  value?: unknown;
  properties?: { key: { name?: string; value?: unknown }; value: Expression }[];
}

/** The props of an element, which are constants: `exec`, `command="x"`, `command={{ npm: 'npm ci' }}`. */
const propsOf = (node: TreeNode) =>
  Object.fromEntries(
    (node.attributes ?? []).map(({ name = '', value }) => {
      const [statement] = (value as ExpressionValue | null)?.data?.estree?.body ?? [];
      return [name, statement ? constant(statement.expression) : (value ?? true)];
    }),
  ) as unknown as PackageManagerCommand;
interface ExpressionValue {
  data?: { estree?: { body: { expression: Expression }[] } };
}

/**
 * A component as Markdown: tabs one below the other under their labels, install commands as code, and the content of
 * all others.
 */
function plain(node: TreeNode, pictureOf: PictureOf): TreeNode[] {
  const inside = flatten(node.children ?? [], pictureOf);
  const { label = '', alt = '', id = '', src = '' } = attributesOf(node);
  if (node.name === 'Tab') return [paragraph({ type: 'strong', children: [text(label)] }), ...inside];
  if (node.name === 'PackageManagerTabs')
    return [{ type: 'code', lang: 'sh', value: packageManagerCommands(propsOf(node))[0]?.[1] ?? '' }];
  if (node.name === 'Diagram') return [paragraph(text(alt))];
  if (node.name === 'Shot') return [image(pictureOf(id), alt), ...inside];
  if (node.name === 'img') return [image(src, alt)];
  return inside;
}

/** Nodes without imports, comments and components. */
function flatten(nodes: TreeNode[], pictureOf: PictureOf): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'mdxJsxFlowElement') return plain(node, pictureOf);
    if (node.type === 'mdxJsxTextElement') return flatten(node.children ?? [], pictureOf);
    return [node.children ? { ...node, children: flatten(node.children, pictureOf) } : node];
  });
}

/** Keeps the first line of an alert, `> [!NOTE]`, whose bracket would be escaped as that of a text. */
function keepAlert({ children: [first] = [] }: TreeNode): void {
  const [mark, ...rest] = first?.children ?? [];
  const [name] = (mark?.type === 'text' && /^\[!\w+\]/.exec(mark.value ?? '')) || [];
  if (!first || !name) return;
  first.children = [{ type: 'html', value: name }, text(mark!.value!.slice(name.length)), ...rest];
}

/** The id at the end of a heading's text. */
const HEADING_ID = /\s*\{#[\w-]+\}$/;

/** Makes a page's tree plain: no JSX, no ids of headings, absolute addresses, code without the attributes of this site's build. */
export function toPlainTree(tree: TreeNode, address: string, pictureOf: PictureOf): void {
  const tidy = (node: TreeNode): void => {
    if (node.url?.startsWith('/')) node.url = ORIGIN + node.url;
    else if (node.url?.startsWith('#')) node.url = address + node.url;
    if (node.type === 'blockquote') keepAlert(node);
    if (node.type === 'code') {
      const { value, isDiff } = withoutMarks(node.value ?? '');
      node.value = value.trimEnd();
      if (isDiff) node.lang = 'diff';
      node.meta = node.meta?.replace(/\s*(?:\b(?:file|observed|no-check)="[^"]*"|\{[\d,-]+\})/g, '').trim() || null;
    }
    const last = node.type === 'heading' ? node.children?.at(-1) : undefined;
    if (last) last.value = last.value?.replace(HEADING_ID, '');
    node.children?.forEach(tidy);
  };
  tree.children = flatten(tree.children ?? [], pictureOf);
  tidy(tree);
}

/** The first line of a twin. It keeps agents from mixing up versions and from citing the twin in place of the page. */
const ABOUT: Readonly<Record<Lang, string>> = {
  en: `From the documentation of Rsdoctor ${DOCUMENTED}. Original: `,
  zh: `摘自 Rsdoctor ${DOCUMENTED} 文档，原网页：`,
};

/** Puts version and address of the page below its title. */
function addOrigin(tree: TreeNode, lang: Lang, address: string): void {
  tree.children ??= [];
  const title = tree.children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const about = paragraph(text(ABOUT[lang]), { type: 'link', url: address, children: [text(address)] });
  tree.children.splice(title + 1, 0, { type: 'blockquote', children: [about] });
}

/** The home page, whose words are in its frontmatter. */
function homeMarkdown({ hero, features = [], ...content }: HomeContent): string {
  const link = (label: string, to: string | undefined) => (to ? `[${label}](${to})` : label);
  const { works, compare, terminal, own, ai, start } = content;
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    (hero?.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    features.map((feature) => `- ${link(feature.title, feature.link)}: ${feature.details}`).join('\n'),
    works ? `${works.title}: ${works.places.map((place) => link(place.text, place.link)).join(', ')}` : '',
    content.show?.caption ?? '',
    [compare, terminal, own, ai, start]
      .flatMap((part) => (part ? `- ${link(part.title, part.more.link)}: ${part.text}` : []))
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The title and the list of pages of an overview page, which its source does not contain. */
function addOverview(tree: TreeNode, page: PageIndexInfo, pages: PageIndexInfo[]): void {
  tree.children ??= [];
  if (!tree.children.some(({ type, depth }) => type === 'heading' && depth === 1))
    tree.children.unshift({ type: 'heading', depth: 1, children: [text(page.title)] });
  const below = pages.filter(
    ({ routePath, lang }) => lang === page.lang && routePath !== page.routePath && routePath.startsWith(page.routePath),
  );
  const item = ({ title, routePath, description }: PageIndexInfo): TreeNode => ({
    type: 'listItem',
    children: [
      paragraph(
        { type: 'link', url: `/${markdownFile(routePath)}`, children: [text(title)] },
        ...(description ? [text(`: ${description}`)] : []),
      ),
    ],
  });
  tree.children.push({ type: 'list', children: below.map(item) });
}

/**
 * Rspress plugins for the site's llms.txt, llms-full.txt and Markdown twins in each language; the default one's at the
 * root.
 * @param descriptions one sentence about the site in each language
 */
export function llms(descriptions: Readonly<Record<Lang, string>>): RspressPlugin[] {
  const folder = (of: string) => (of === DEFAULT_LANG ? '' : `${of}/`);
  const pages = new Map<string, PageIndexInfo>();
  const shots = once(() => readRecord().shots);
  const prepare: RspressPlugin = {
    name: 'rsdoctor:llms',
    extendPageData(page) {
      pages.set(sourceFile(page), page);
      if (page.frontmatter.pageType === 'home') setFlatSource(page, homeMarkdown(page.frontmatter as HomeContent));
    },
  };
  const remarkPlain = () => (tree: TreeNode, file: { path: string }) => {
    const source = path.relative('', file.path).replaceAll('\\', '/');
    replacePosts(tree, source, (route) => `/${markdownFile(route)}`);
    const page = pages.get(file.path);
    if (page?.frontmatter.overview === true) addOverview(tree, page, [...pages.values()]);
    // shots.ts already fails for an unknown picture.
    const pictureOf = (id: string) => `/shots/${pictureFor(id, shots()[id] ?? {}, langOfSource(source), 'light')}.png`;
    const address = ORIGIN + (page?.routePath ?? '');
    toPlainTree(tree, address, pictureOf);
    // Last, because the title may have been inside a component.
    if (page) addOrigin(tree, langOfSource(source), address);
  };
  const asInPages = [pluginReference(), pluginRuleList(), pluginNumbers()].flatMap(
    ({ markdown }) => markdown?.remarkPlugins ?? [],
  );
  const plugin = pluginLlms(
    Object.entries(descriptions).map(([of, description]) => ({
      llmsTxt: { name: `${folder(of)}llms.txt`, onTitleGenerate: () => `# Rsdoctor\n\n> ${description}` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, ...asInPages, remarkPlain] },
      include: ({ page }: { page: PageIndexInfo }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
