/**
 * Headings inside tabs are places that links lead to, but Rspress, which reads the headings of a page from its top
 * level alone, takes such a link for a dead one. Whether the place is there is checked by `npm run check` and on the
 * built pages.
 */
import fs from 'node:fs';
import path from 'node:path';
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
