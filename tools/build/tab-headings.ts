/**
 * Headings inside tabs. Rspress reads headings only from the top level of a page, so it leaves these out of the outline
 * and takes links to them for dead ones. `npm run check` checks such links.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { langOfSource, langPrefix, toRoute, withoutLang } from '../../theme/site.ts';
import { nodesIn } from '../checks/read/nodes.ts';
import { headingOf } from '../checks/read/outline.ts';
import { listFiles } from '../lib/files.ts';

/** The ids of the headings inside the tabs of a page. */
export function idsInTabs(source: string): string[] {
  let depth = 0;
  return source.split('\n').flatMap((line) => {
    if (/^\s*<Tab[\s>]/.test(line)) depth += 1;
    else if (/^\s*<\/Tab>/.test(line)) depth -= 1;
    const id = depth > 0 ? /^\s*#{2,6} .*\{#([\w-]+)\}\s*$/.exec(line)?.[1] : undefined;
    return id ? [id] : [];
  });
}

/**
 * For `markdown.link.checkAnchors.excludes`: whether a link leads to a heading inside a tab.
 * @param docs folder of the pages, below which there is one folder a language
 */
export function leadsIntoTab(docs: string): (url: string) => boolean {
  const places = new Set(
    listFiles(docs)
      .filter((file) => /^(?:en|zh)\/.*\.mdx?$/.test(file))
      .flatMap((file) => {
        const route = toRoute(`/${file.replace(/^[^/]*\//, '').replace(/\.mdx?$/, '')}`);
        const address = langPrefix(langOfSource(file)) + route;
        return idsInTabs(fs.readFileSync(path.join(docs, file), 'utf8')).map((id) => `${withoutLang(address)}#${id}`);
      }),
  );
  return (url) => {
    const [page = '', id = ''] = url.split('#');
    return places.has(`${withoutLang(toRoute(page))}#${id}`);
  };
}

interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

/** The outline of a page with the headings inside tabs in their places; those without an id of their own are left out. */
function wholeOutline(tree: Root, outline: readonly OutlineEntry[]): OutlineEntry[] {
  const ofTop = [...outline];
  const whole: OutlineEntry[] = [];
  for (const node of nodesIn(tree)) {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > 4) continue;
    const { id, text } = headingOf(node);
    if (tree.children.includes(node)) whole.push(...ofTop.splice(0, 1));
    else if (id) whole.push({ id, text, depth: node.depth });
  }
  return whole;
}

/** The plugin for rspress.config.ts. */
export function pluginTabHeadings(): RspressPlugin {
  // Rspress's own plugin has read the outline before.
  function remarkOutline(this: { data(): unknown }) {
    const { pageMeta } = this.data() as { pageMeta: { toc: OutlineEntry[] } };
    return (tree: Root): void => {
      pageMeta.toc = wholeOutline(tree, pageMeta.toc);
    };
  }
  return { name: 'rsdoctor:tab-headings', markdown: { remarkPlugins: [remarkOutline as never] } };
}
