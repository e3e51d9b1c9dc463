/**
 * Headings inside tabs are places that links lead to, but Rspress reads the headings of a page from its top level
 * alone: it leaves these out of the outline, and takes a link to one for a dead one. Whether the place is there is
 * checked by `npm run check` and on the built pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { langOfSource, langPrefix, toRoute, withoutLang } from '../../theme/site.ts';
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
export function wholeOutline(tree: Root, outline: readonly OutlineEntry[]): OutlineEntry[] {
  const ofTop = [...outline];
  const whole: OutlineEntry[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const { depth } = heading;
    if (depth === 1 || depth > 4) return;
    const [, text = '', id] = /^(.*?)\s*\{#([\w-]+)\}\s*$/s.exec(textOf(heading)) ?? [];
    if (tree.children.includes(heading)) whole.push(...ofTop.splice(0, 1));
    else if (id) whole.push({ id, text, depth });
  });
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
