/** Rspress plugin: writes the worker and the search index of each language, and tells the theme where they are. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import characters from 'opencc-js/dict/TSCharacters';
import type { HostedConfig, SearchConfig } from '../config.ts';
import {
  type IndexedPage,
  indexAddress,
  packIndex,
  packTexts,
  type SearchIndexFile,
  type SearchTextFile,
  type Section,
  textAddress,
} from '../engine/index-file.ts';
import type { Answered } from '../engine/recognize.ts';
import { SYNONYMS } from '../engine/synonyms.ts';
import { FIRST_BUDGET, fitToBudget, sizeOf, TEXT_BUDGET, wordsOfCode } from './fit.ts';
import { draftSections, type Element, type PageFacts, type Place, sectionsOf, toIndexedPage } from './indexed-pages.ts';

export type { Place } from './indexed-pages.ts';

/** A page of the build in the site's pass over the HTML. */
interface HtmlPage {
  /** Name of the file below the build folder. */
  file: string;
  root: Element;
  all(tagName: string): Element[];
  addAttributes(element: Element, attributes: Record<string, string>): void;
}

export interface SearchOptions {
  /**
   * The site's pass over its built pages. `addLate` takes a text that is known after the last page, `addAfter` what to do
   * in the build folder then.
   */
  html: {
    add(step: (page: HtmlPage) => void): void;
    addLate(make: () => string): string;
    addAfter(work: (folder: string) => void): void;
  };
  /** Class of the element with the text of a page. */
  textClass: string;
  /** Anchors of lists of links at the end of a page, which the titles of other pages would find. */
  linkLists: readonly string[];
  /** Name of a page's HTML file below the build folder. */
  fileOf(route: string): string;
  /** Where the pages of a language stand. The configuration has the navigation. */
  placesOf(config: UserConfig, lang: string): (route: string) => Place;
  /** Codes and messages, each list with the address of the section that answers it in a language. */
  answersIn?(lang: string): Answer[];
  /** Bundles a module with its imports as one ES module. */
  bundle(file: string): Promise<string>;
  /** The hosted service, which answers before the local engine. */
  hosted?: HostedConfig | null;
  /** Keeps recent and favorite searches in the reader's browser. On by default. */
  personalization?: boolean;
}

interface Answer {
  at: string;
  texts: readonly string[];
}

type Files = [SearchIndexFile, SearchTextFile];

const hashOf = (...texts: string[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 10);
};

/** Name of an index. Browsers keep its files for ever, so it has a hash of their content. */
export const indexName = (lang: string, files: Files): string =>
  `${lang}.${hashOf(...files.map((file) => JSON.stringify(file)))}`;

const draftName = (lang: string) => `${lang}.dev`;

/**
 * Pairs of a traditional character and the simplified one of the texts (`構构`), so that 構建 finds 构建. It reads OpenCC's
 * data (Apache-2.0) at build time; the browser only gets pairs that can find something.
 * @param text everything that can be found
 */
export function traditionalPairs(text: string): string {
  const present = new Set((text + SYNONYMS.flat().join('')).match(/\p{Script=Han}/gu));
  return characters
    .split('|')
    .map((pair) => pair.split(' '))
    .filter(([typed = '', simplified = '']) => !present.has(typed) && present.has(simplified))
    .flat()
    .join('');
}

/** The answers whose sections are in the index. */
const answeredBy = (pages: readonly IndexedPage[], answers: readonly Answer[]): Answered[] =>
  answers.flatMap(({ at, texts }): Answered[] => {
    const [route, anchor] = at.split('#');
    const page = pages.findIndex((each) => each.route === route);
    const section = anchor ? (pages[page]?.sections.findIndex((each) => each.anchor === anchor) ?? -1) : 0;
    return page < 0 || section < 0 ? [] : [[page, section, ...texts]];
  });

/** Words of code in more sections than this are left out. The limits are tried in turn, until the first file has room. */
const COMMON = [20, 10, 5, 0];

/** @throws when the first file is too large */
export function makeIndex(lang: string, pages: IndexedPage[], answers: readonly Answer[] = []): Files {
  const variants = lang === 'zh' ? traditionalPairs(JSON.stringify(pages)) : '';
  const codes = new Map(
    pages.flatMap(({ sections }) => sections.map((each) => [each, wordsOfCode(each.code, each.text).split(' ')])),
  );
  const sectionsWith = new Map<string, number>();
  for (const word of [...codes.values()].flat()) sectionsWith.set(word, (sectionsWith.get(word) ?? 0) + 1);
  const firstOf = (most: number) => {
    const code = (section: Section) => codes.get(section)!.filter((word) => sectionsWith.get(word)! <= most);
    const own = pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({ ...section, code: code(section).join(' ') })),
    }));
    return packIndex(lang, own, { variants, synonyms: SYNONYMS, answered: answeredBy(pages, answers) });
  };
  let first = firstOf(Number.POSITIVE_INFINITY);
  let size = sizeOf(JSON.stringify(first));
  for (const most of COMMON) {
    if (size <= FIRST_BUDGET) break;
    first = firstOf(most);
    size = sizeOf(JSON.stringify(first));
  }
  if (size > FIRST_BUDGET)
    throw new Error(
      `docs/questions: the first file of the search index for "${lang}" takes ${(size / 1000).toFixed(1)} kB with brotli, more than ${FIRST_BUDGET / 1000}. Ask less: two or three questions a section.`,
    );
  const { pages: fitting, words, bytes } = fitToBudget(pages);
  if (Number.isFinite(words))
    console.log(
      `search-index: ${lang} keeps ${words} words of each section, to stay below ${TEXT_BUDGET / 1000} kB (${(bytes / 1000).toFixed(1)} kB)`,
    );
  return [first, packTexts(fitting)];
}

export function pluginSearchIndex(options: SearchOptions): RspressPlugin {
  const { html, textClass, linkLists, fileOf, placesOf, answersIn, hosted = null, personalization = true } = options;
  const read = new Map<string, Section[]>();
  let pages: PageFacts[] = [];
  let langs: string[] = [];
  let isDev = false;
  let siteConfig: UserConfig = {};
  /** Content of each file to write, by its path. */
  const files = new Map<string, string>();

  const indexOf = (lang: string, sections: (page: PageFacts) => Section[]): Files => {
    if (pages.length === 0)
      throw new Error(
        'The search index would be empty: Rspress has called modifySearchIndexData without pages, or not at all. Bring packages/search/build/plugin.ts up to date.',
      );
    const placeOf = placesOf(siteConfig, lang);
    const all = pages
      .filter((page) => page.lang === lang)
      .sort((a, b) => (a.routePath < b.routePath ? -1 : 1))
      .map((page) => {
        const own = sections(page).filter(({ anchor }) => !linkLists.includes(anchor));
        return toIndexedPage(page, own, placeOf(page.routePath));
      });
    return makeIndex(
      lang,
      all.filter((page) => page !== null),
      answersIn?.(lang),
    );
  };

  html.add((page) => void read.set(page.file, sectionsOf(page.root, textClass)));
  const names = html.addLate(() =>
    langs
      .map((lang) => {
        const made = indexOf(lang, ({ routePath }) => {
          const sections = read.get(fileOf(routePath));
          if (sections) return sections;
          throw new Error(
            `The search index would lack ${routePath}: the build has no ${fileOf(routePath)}. If Rspress writes pages elsewhere now, bring packages/search/build/plugin.ts up to date.`,
          );
        });
        const name = indexName(lang, made);
        files.set(indexAddress(name), JSON.stringify(made[0]));
        files.set(textAddress(indexAddress(name)), JSON.stringify(made[1]));
        return name;
      })
      .join(' '),
  );
  html.add((page) => {
    for (const root of page.all('html')) page.addAttributes(root, { 'data-indexes': names });
  });

  html.addAfter((folder) => {
    for (const [address, content] of files) {
      const file = path.join(folder, address);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  });

  /** What a path answers in `npm run dev`. */
  const draft = (url: string): string | undefined => {
    for (const lang of langs) {
      const first = indexAddress(draftName(lang));
      const file = [first, textAddress(first)].findIndex((address) => url.endsWith(`/${address}`));
      if (file >= 0) return JSON.stringify(indexOf(lang, draftSections)[file]);
    }
    return [...files].find(([address]) => url.endsWith(`/${address}`))?.[1];
  };

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'search-index',
    setup(api) {
      api.modifyRsbuildConfig(async (rsbuild, { mergeRsbuildConfig }) => {
        const code = await options.bundle(path.join(import.meta.dirname, '../engine/worker.ts'));
        const worker = `static/search/worker.${hashOf(code)}.js`;
        files.set(worker, code);
        const indexes = isDev ? langs.map(draftName).join(' ') : '';
        const config: SearchConfig = { indexes, worker, hosted, personalization };
        return mergeRsbuildConfig(rsbuild, {
          source: { define: { __SEARCH__: JSON.stringify(config) } },
          dev: {
            setupMiddlewares: (middlewares) => {
              middlewares.unshift((request, response, next) => {
                const pathname = (request.url ?? '').replace(/[?#].*$/, '');
                const answer = draft(pathname);
                if (answer === undefined) return next();
                const mediaType = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
                return response.setHeader('content-type', mediaType).end(answer);
              });
            },
          },
        });
      });
    },
  };

  return {
    name: 'search-index',
    config(config, _, isProd) {
      const locales = (config.locales ?? []).map(({ lang }) => lang);
      langs = locales.length > 0 ? locales : [config.lang ?? 'en'];
      isDev = !isProd;
      return config;
    },
    builderConfig: { plugins: [rsbuildPlugin] },
    beforeBuild(config) {
      siteConfig = config;
    },
    modifySearchIndexData(data) {
      pages = data as PageFacts[];
    },
  };
}
