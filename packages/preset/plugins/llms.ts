/**
 * llms.txt, llms-full.txt and a Markdown twin of each page, by Rspress's plugin. The plugin knows no components, so pages
 * are made plain here first.
 */
import path from 'node:path';
import { paragraph, text } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import { markdownFile, shapeOf } from '@rsdoctor-docs/base/site';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';
import type { ListItem, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import type { HtmlPass } from './html-pass.ts';
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
function addOverview(tree: Root, page: PageIndexInfo, pages: PageIndexInfo[], base: string): void {
  if (!tree.children.some(isTitle)) tree.children.unshift({ type: 'heading', depth: 1, children: [text(page.title)] });
  const below = pages.filter(
    ({ routePath, lang }) => lang === page.lang && routePath !== page.routePath && routePath.startsWith(page.routePath),
  );
  const item = ({ title, routePath, description }: PageIndexInfo): ListItem => ({
    type: 'listItem',
    children: [
      paragraph(
        { type: 'link', url: base + markdownFile(routePath), children: [text(title)] },
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
  html: HtmlPass;
}

/**
 * Makes each page's tree that of its twin. Rspress's plugin would write the page's source in place of a twin that cannot be
 * made, without a word; so the build stops there.
 * @param pages by their absolute file
 */
export function remarkTwin(
  { parts, config, html, about = {} }: Options,
  pages: ReadonlyMap<string, PageIndexInfo>,
): () => (tree: Root, file: { path: string }) => void {
  const { base } = shapeOf(config);
  const failed: Problem[] = [];
  html.addBefore(() => {
    if (failed[0]) throw failed[0];
  });
  return () => (tree, file) => {
    const source = path.relative('', file.path).replaceAll('\\', '/');
    const page = pages.get(file.path);
    if (page?.frontmatter.overview === true) addOverview(tree, page, [...pages.values()], base);
    const address = (config.siteOrigin ?? '') + base + (page?.routePath.slice(1) ?? '');
    try {
      toPlainTree(tree, source, address, parts, base);
    } catch (error) {
      const seen = error instanceof Error ? error.message : String(error);
      const fix = 'give the elements of the page texts and constants: a twin cannot run what stands in braces';
      failed.push(
        error instanceof Problem ? error : new Problem(source, 'its Markdown twin cannot be written', { seen, fix }),
      );
    }
    // Last, because the title may have been inside a component.
    const words = page && about[page.lang];
    if (words) addOrigin(tree, words, address);
  };
}

/**
 * Rspress plugins for the site's llms.txt, llms-full.txt and Markdown twins in each language; the default one's at the
 * root.
 */
export function llms(options: Options): RspressPlugin[] {
  const { config } = options;
  const { home = heroMarkdown }: TwinOptions = options;
  const { title = '', description: plain = '' } = config;
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
  const twin = remarkTwin(options, pages);
  const plugin = pluginLlms(
    langs.map((of) => ({
      llmsTxt: { name: `${folder(of)}llms.txt`, onTitleGenerate: () => `# ${title}\n\n> ${descriptionOf(of)}` },
      llmsFullTxt: { name: `${folder(of)}llms-full.txt` },
      mdFiles: { mdxToMd: false, remarkPlugins: [remarkGfm, twin] },
      include: ({ page }: { page: PageIndexInfo }) => page.lang === of,
    })),
  );
  return [prepare, plugin];
}
