/**
 * What language models read: llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's own plugin. It
 * parses pages as plain MDX, which fails on `{#heading-ids}`, and it knows no components: both are handled here.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import remarkGfm from 'remark-gfm';
import { knownNumbers, type Numbers } from '../../packages/evidence/numbers/numbers.ts';
import { pictureFor, readRecord, type ShotsFile } from '../../packages/evidence/pictures/shots-file.ts';
import type { HomeContent } from '../../theme/components/frame/Home/content.ts';
import { langOfSource, markdownFile } from '../../theme/site.ts';
import { type Reference, readReference } from '../facts/reference/facts.ts';
import type { TreeNode } from '../facts/reference/tables.ts';
import { flatSource, setFlatSource, sourceFile } from '../framework/page-fields.ts';
import { withoutMarks } from './code-marks.ts';
import { describeDiagrams } from './diagrams/index.ts';
import { withExcerpts } from './excerpts.ts';
import type { TreeNode as MdxNode } from './mdx.ts';
import { replaceNumbers } from './numbers.ts';
import { replacePosts } from './posts.ts';
import { replaceTables } from './reference.ts';
import { completeRuleLists } from './rule-list.ts';

/** The part of mdast that this file uses. */
export interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
}

const text = (value: string): Node => ({ type: 'text', value });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((item) => item.name === name)?.value;
  if (typeof value === 'string') return value;
  // `command={"..."}`: the plain text of the expression.
  const source = (value as { value?: string } | undefined)?.value;
  return source && /^(["'`])[^$]*\1$/.test(source.trim()) ? source.trim().slice(1, -1) : undefined;
}

const image = (url: string, alt: string): Node => paragraph({ type: 'image', url, alt });

/** Address of the picture of a shot, as the page shows it in the light theme. */
type PictureOf = (id: string) => string;

/**
 * A component as Markdown: tabs one below the other under their labels, install commands as code, and the content of
 * all others.
 */
function plain(node: Node, pictureOf: PictureOf): Node[] {
  const inside = flatten(node.children ?? [], pictureOf);
  if (node.name === 'Tab')
    return [paragraph({ type: 'strong', children: [text(attribute(node, 'label') ?? '')] }), ...inside];
  if (node.name === 'PackageManagerTabs') {
    const command = attribute(node, 'command');
    return command
      ? [{ type: 'code', lang: 'sh', value: /^(?:install|add|i)\b/.test(command) ? `npm ${command}` : command }]
      : inside;
  }
  const alt = attribute(node, 'alt') ?? '';
  if (node.name === 'Shot') return [image(pictureOf(attribute(node, 'id') ?? ''), alt), ...inside];
  if (node.name === 'img') return [image(attribute(node, 'src') ?? '', alt)];
  return inside;
}

/** Nodes without imports, comments and components. */
function flatten(nodes: Node[], pictureOf: PictureOf): Node[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'mdxJsxFlowElement') return plain(node, pictureOf);
    if (node.type === 'mdxJsxTextElement') return flatten(node.children ?? [], pictureOf);
    return [node.children ? { ...node, children: flatten(node.children, pictureOf) } : node];
  });
}

/** The context of a page's tree. */
interface Surroundings {
  origin: string;
  /** Absolute address of the page, for links to its own headings. */
  address: string;
  pictureOf: PictureOf;
}

/** Makes a page's tree plain: no JSX, absolute addresses, code without the attributes of this site's build. */
export function toPlainTree(tree: Node, { origin, address, pictureOf }: Surroundings): void {
  const tidy = (node: Node): void => {
    if (node.url?.startsWith('/')) node.url = origin.replace(/\/$/, '') + node.url;
    else if (node.url?.startsWith('#')) node.url = address + node.url;
    if (node.type === 'code') {
      node.value = node.value && withoutMarks(node.value).trimEnd();
      node.meta = node.meta?.replace(/\s*(?:\b(?:file|observed|no-check)="[^"]*"|\{[\d,-]+\})/g, '').trim() || null;
    }
    node.children?.forEach(tidy);
  };
  tree.children = flatten(tree.children ?? [], pictureOf);
  tidy(tree);
}

/**
 * The first lines of a twin, so that an agent neither mixes up versions nor cites an address that nobody else can open.
 */
const ABOUT: Record<string, (line: string) => string> = {
  en: (line) => `From the documentation of Rsdoctor ${line}. Original: `,
  zh: (line) => `摘自 Rsdoctor ${line} 文档，原网页：`,
};

/** The line of versions that the pages describe, `1.6`. */
function documentedLine(docs: string): string {
  const { packages } = JSON.parse(readFileSync(path.join(docs, 'generated/versions.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return /^\d+\.\d+/.exec(packages['@rsdoctor/rspack-plugin']?.version ?? '')?.[0] ?? '';
}

/** Puts the line of versions that a page belongs to and the page's address below its title. */
export function addOrigin(tree: Node, { lang, line, address }: { lang: string; line: string; address: string }): void {
  tree.children ??= [];
  const title = tree.children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const about = paragraph(text((ABOUT[lang] ?? ABOUT.en)!(line)), {
    type: 'link',
    url: address,
    children: [text(address)],
  });
  tree.children.splice(title + 1, 0, { type: 'blockquote', children: [about] });
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

/** The home page, whose words are in its frontmatter. */
export function homeMarkdown({ hero, features = [], report }: HomeContent): string {
  const link = (label: string, to: string | undefined) => (to ? `[${label}](${to})` : label);
  const answers = report ? [report.loaders, report.growth, report.rules] : [];
  return [
    `# ${hero?.name ?? ''}: ${hero?.text ?? ''}`,
    hero?.tagline ?? '',
    (hero?.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    features.map((feature) => `- ${link(feature.title, feature.link)}: ${feature.details}`).join('\n'),
    report ? `## ${report.title}\n\n${report.text}` : '',
    answers.map((answer) => `- ${link(answer.title, answer.link)}: ${answer.text}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The title and the list of pages of an overview page, which its source does not contain. */
function addOverview(tree: Node, page: PageIndexInfo, pages: PageIndexInfo[]): void {
  tree.children ??= [];
  if (!tree.children.some(({ type, depth }) => type === 'heading' && depth === 1))
    tree.children.unshift({ type: 'heading', depth: 1, children: [text(page.title)] });
  const below = pages.filter(
    ({ routePath, lang }) => lang === page.lang && routePath !== page.routePath && routePath.startsWith(page.routePath),
  );
  const item = ({ title, routePath, description, frontmatter }: PageIndexInfo): Node => {
    const about = (frontmatter.description as string | undefined) ?? description;
    return {
      type: 'listItem',
      children: [
        paragraph(
          { type: 'link', url: `/${markdownFile(routePath)}`, children: [text(title)] },
          ...(about ? [text(`: ${about}`)] : []),
        ),
      ],
    };
  };
  tree.children.push({ type: 'list', children: below.map(item) });
}

export interface LlmsOptions {
  origin: string;
  docs: string;
  title: string;
  lang: string;
  descriptions: Record<string, string>;
}

/**
 * Rspress plugins for a site's llms.txt, llms-full.txt and Markdown twins in each language; the default one's at the
 * root.
 * @param options `docs` is the folder of the pages, `descriptions` one sentence about the site in each language
 */
export function llms({ origin, docs, title, lang, descriptions }: LlmsOptions): RspressPlugin[] {
  const folder = (of: string) => (of === lang ? '' : `${of}/`);
  const pages = new Map<string, PageIndexInfo>();
  const line = documentedLine(docs);
  let reference: Reference | undefined;
  let shots: ShotsFile | undefined;
  let numbers: Numbers | undefined;
  const prepare: RspressPlugin = {
    name: 'rsdoctor:llms',
    extendPageData(page) {
      const frontmatter = page.frontmatter as Record<string, unknown>;
      pages.set(sourceFile(page), page);
      setFlatSource(
        page,
        frontmatter.pageType === 'home'
          ? homeMarkdown(frontmatter as HomeContent)
          : withoutHeadingIds(withExcerpts(sourceFile(page), flatSource(page))),
      );
    },
  };
  const remarkPlain = () => (tree: Node, file: { path: string }) => {
    const source = path.relative(path.dirname(docs), file.path);
    reference ??= readReference(docs);
    replaceTables(tree as TreeNode, source, reference);
    describeDiagrams(tree as TreeNode, source);
    numbers ??= knownNumbers();
    replaceNumbers(tree as MdxNode, source, numbers);
    completeRuleLists(tree as TreeNode, source, { rules: reference.facts.rules, numbers });
    replacePosts(tree as MdxNode, source, docs, (route) => `/${markdownFile(route)}`);
    const page = pages.get(file.path);
    if (page?.frontmatter.overview === true) addOverview(tree, page, [...pages.values()]);
    const pictureOf = (id: string) => {
      shots ??= readRecord(path.join(docs, 'generated/shots.json'));
      // shots.ts already fails for an unknown picture.
      return `/shots/${pictureFor(id, shots.shots[id] ?? {}, langOfSource(source), 'light')}.png`;
    };
    const address = origin.replace(/\/$/, '') + (page?.routePath ?? '');
    toPlainTree(tree, { origin, address, pictureOf });
    // Until then a title may be inside a component.
    if (page) addOrigin(tree, { lang: page.lang, line, address });
  };
  const plugin = pluginLlms(
    Object.entries(descriptions).map(([of, description]) => ({
      llmsTxt: { name: `${folder(of)}llms.txt`, onTitleGenerate: () => `# ${title}\n\n> ${description}` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, remarkPlain] },
      include: ({ page }: { page: PageIndexInfo }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
