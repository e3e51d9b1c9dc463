/**
 * llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's plugin. The plugin parses pages as plain MDX,
 * which fails on `{#heading-ids}`, and knows no components, so pages are made plain here first.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import remarkGfm from 'remark-gfm';
import { pictureFor, readRecord } from '../../packages/evidence/pictures/shots-file.ts';
import type { HomeContent } from '../../theme/components/frame/Home/content.ts';
import { langOfSource, markdownFile } from '../../theme/site.ts';
import { flatSource, setFlatSource, sourceFile } from '../framework/page-fields.ts';
import { paragraph, type TreeNode, text } from '../lib/mdx.ts';
import { once } from '../lib/once.ts';
import { Problem } from '../lib/problem.ts';
import { unixText } from '../lib/unix-text.ts';
import { withoutMarks } from './code-marks.ts';
import { describeDiagrams } from './diagrams/index.ts';
import { pluginNumbers } from './numbers.ts';
import { replacePosts } from './posts.ts';
import { pluginReference } from './reference.ts';
import { pluginRuleList } from './rule-list.ts';

/** An attribute as text, also of `command={"..."}`. */
function attribute(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find((item) => item.name === name)?.value;
  if (typeof value === 'string') return value;
  const source = (value as { value?: string } | undefined)?.value;
  return source && /^(["'`])[^$]*\1$/.test(source.trim()) ? source.trim().slice(1, -1) : undefined;
}

const image = (url: string, alt: string): TreeNode => paragraph({ type: 'image', url, alt });

/** Address of a shot's picture in the light theme. */
type PictureOf = (id: string) => string;

/**
 * A component as Markdown: tabs one below the other under their labels, install commands as code, and the content of
 * all others.
 */
function plain(node: TreeNode, pictureOf: PictureOf): TreeNode[] {
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
function flatten(nodes: TreeNode[], pictureOf: PictureOf): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'mdxJsxFlowElement') return plain(node, pictureOf);
    if (node.type === 'mdxJsxTextElement') return flatten(node.children ?? [], pictureOf);
    return [node.children ? { ...node, children: flatten(node.children, pictureOf) } : node];
  });
}

interface Context {
  origin: string;
  /** Absolute address of the page, for links to its own headings. */
  address: string;
  pictureOf: PictureOf;
}

/** Makes a page's tree plain: no JSX, absolute addresses, code without the attributes of this site's build. */
export function toPlainTree(tree: TreeNode, { origin, address, pictureOf }: Context): void {
  const tidy = (node: TreeNode): void => {
    if (node.url?.startsWith('/')) node.url = origin.replace(/\/$/, '') + node.url;
    else if (node.url?.startsWith('#')) node.url = address + node.url;
    if (node.type === 'code') {
      const { value, isDiff } = withoutMarks(node.value ?? '');
      node.value = value.trimEnd();
      if (isDiff) node.lang = 'diff';
      node.meta = node.meta?.replace(/\s*(?:\b(?:file|observed|no-check)="[^"]*"|\{[\d,-]+\})/g, '').trim() || null;
    }
    node.children?.forEach(tidy);
  };
  tree.children = flatten(tree.children ?? [], pictureOf);
  tidy(tree);
}

/** The first line of a twin. It keeps agents from mixing up versions and from citing the twin in place of the page. */
const ABOUT: Record<string, (line: string) => string> = {
  en: (line) => `From the documentation of Rsdoctor ${line}. Original: `,
  zh: (line) => `摘自 Rsdoctor ${line} 文档，原网页：`,
};

/** The minor version that the pages describe, `1.6`. */
function documentedLine(docs: string): string {
  const { packages } = JSON.parse(readFileSync(path.join(docs, 'generated/versions.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return /^\d+\.\d+/.exec(packages['@rsdoctor/rspack-plugin']?.version ?? '')?.[0] ?? '';
}

/** Puts version and address of the page below its title. */
function addOrigin(tree: TreeNode, { lang, line, address }: { lang: string; line: string; address: string }): void {
  tree.children ??= [];
  const title = tree.children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const about = paragraph(text((ABOUT[lang] ?? ABOUT.en)!(line)), {
    type: 'link',
    url: address,
    children: [text(address)],
  });
  tree.children.splice(title + 1, 0, { type: 'blockquote', children: [about] });
}

/** A page's text with the parts of `shared/` that it imports in the places of their elements. @param file absolute */
function withExcerpts(file: string, source: string): string {
  // Behind the first fence, an import may be an example.
  const [head = ''] = source.split(/^\s*(?:`{3}|~{3})/m);
  const imports = [...head.matchAll(/^import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx)['"];?$/gm)];
  return imports.reduce((filled, [line, name = '', from = '']) => {
    const target = path.join(path.dirname(file), from);
    if (!existsSync(target))
      throw new Problem(file, `imports ${from}, which is not there`, { seen: target, fix: 'correct the path' });
    const excerpt = withExcerpts(target, unixText(readFileSync(target, 'utf8'))).trim();
    return filled.replace(line, '').replaceAll(new RegExp(`<${name}\\s*/>`, 'g'), () => excerpt);
  }, source);
}

/** A page's source without the ids of its headings, which are no MDX; code blocks stay as they are. */
function withoutHeadingIds(source: string): string {
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
  const item = ({ title, routePath, description, frontmatter }: PageIndexInfo): TreeNode => {
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
  const shots = once(() => readRecord(path.join(docs, 'generated/shots.json')).shots);
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
  const remarkPlain = () => (tree: TreeNode, file: { path: string }) => {
    const source = path.relative(path.dirname(docs), file.path);
    describeDiagrams(tree, source);
    replacePosts(tree, source, docs, (route) => `/${markdownFile(route)}`);
    const page = pages.get(file.path);
    if (page?.frontmatter.overview === true) addOverview(tree, page, [...pages.values()]);
    // shots.ts already fails for an unknown picture.
    const pictureOf = (id: string) => `/shots/${pictureFor(id, shots()[id] ?? {}, langOfSource(source), 'light')}.png`;
    const address = origin.replace(/\/$/, '') + (page?.routePath ?? '');
    toPlainTree(tree, { origin, address, pictureOf });
    // Last, because the title may have been inside a component.
    if (page) addOrigin(tree, { lang: page.lang, line, address });
  };
  const asInPages = [pluginReference(docs), pluginRuleList(docs), pluginNumbers(docs)].flatMap(
    ({ markdown }) => markdown?.remarkPlugins ?? [],
  );
  const plugin = pluginLlms(
    Object.entries(descriptions).map(([of, description]) => ({
      llmsTxt: { name: `${folder(of)}llms.txt`, onTitleGenerate: () => `# ${title}\n\n> ${description}` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, ...asInPages, remarkPlain] },
      include: ({ page }: { page: PageIndexInfo }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
