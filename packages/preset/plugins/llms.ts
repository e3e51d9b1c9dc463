/**
 * llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's plugin. The plugin knows no components, so pages
 * are made plain here first.
 */
import path from 'node:path';
import { paragraph, text } from '@rsdoctor-docs/base/mdx';
import { markdownFile, shapeOf } from '@rsdoctor-docs/base/site';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import type { ListItem, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { setFlatSource, sourceFile } from './page-fields.ts';
import type { Part } from './part.ts';
import { toPlainTree } from './plain-tree.ts';

/** Whether a node is the title of its page. */
const isTitle = (node: Nodes) => node.type === 'heading' && node.depth === 1;

/** Puts a sentence with the page's address below its title. */
function addOrigin(tree: Root, words: string, address: string): void {
  const title = tree.children.findIndex(isTitle);
  const about = paragraph(text(words), { type: 'link', url: address, children: [text(address)] });
  tree.children.splice(title + 1, 0, { type: 'blockquote', children: [about] });
}

/** The title and the list of pages of an overview page, which its source does not contain. */
function addOverview(tree: Root, page: PageIndexInfo, pages: PageIndexInfo[]): void {
  if (!tree.children.some(isTitle)) tree.children.unshift({ type: 'heading', depth: 1, children: [text(page.title)] });
  const below = pages.filter(
    ({ routePath, lang }) => lang === page.lang && routePath !== page.routePath && routePath.startsWith(page.routePath),
  );
  const item = ({ title, routePath, description }: PageIndexInfo): ListItem => ({
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

/** What a site says in its Markdown twins. */
export interface TwinOptions {
  /**
   * The first line of a twin in each language; the page's address follows. It keeps agents from mixing up versions and from
   * citing the twin in place of the page. A language without one has no such line.
   */
  about?: Readonly<Record<string, string>>;
  /** The home page as Markdown, from its frontmatter, which has its words. By default the words of its `hero`. */
  home?(frontmatter: Record<string, unknown>): string;
}

/** The words of the stock home page's head. */
function heroMarkdown({ hero = {} }: { hero?: Readonly<Record<string, unknown>> }): string {
  const { name, text: words, tagline } = hero;
  return [name && `# ${name}`, words, tagline].filter(Boolean).join('\n\n');
}

interface Options extends TwinOptions {
  parts: readonly Part[];
  config: UserConfig;
}

/**
 * Rspress plugins for the site's llms.txt, llms-full.txt and Markdown twins in each language; the default one's at the
 * root.
 */
export function llms({ parts, config, about = {}, home = heroMarkdown }: Options): RspressPlugin[] {
  const { title = '', siteOrigin: origin = '', description: plain = '' } = config;
  const { lang, langs } = shapeOf(config);
  const descriptionOf = (of: string) => config.locales?.find((locale) => locale.lang === of)?.description ?? plain;
  const folder = (of: string) => (of === lang ? '' : `${of}/`);
  const pages = new Map<string, PageIndexInfo>();
  const prepare: RspressPlugin = {
    name: 'preset:llms',
    extendPageData(page) {
      pages.set(sourceFile(page), page);
      if (page.frontmatter.pageType === 'home') setFlatSource(page, home(page.frontmatter));
    },
  };
  const remarkPlain = () => (tree: Root, file: { path: string }) => {
    const source = path.relative('', file.path).replaceAll('\\', '/');
    const page = pages.get(file.path);
    if (page?.frontmatter.overview === true) addOverview(tree, page, [...pages.values()]);
    const address = origin + (page?.routePath ?? '');
    toPlainTree(tree, source, address, parts);
    // Last, because the title may have been inside a component.
    const words = page && about[page.lang];
    if (words) addOrigin(tree, words, address);
  };
  const plugin = pluginLlms(
    langs.map((of) => ({
      llmsTxt: { name: `${folder(of)}llms.txt`, onTitleGenerate: () => `# ${title}\n\n> ${descriptionOf(of)}` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, remarkPlain] },
      include: ({ page }: { page: PageIndexInfo }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
