import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { HostedConfig, SearchConfig } from '../../../theme/components/search/config.ts';
import {
  type IndexedPage,
  indexAddress,
  packIndex,
  packTexts,
  type SearchIndexFile,
  type SearchTextFile,
  type Section,
  textAddress,
} from '../../../theme/components/search/engine/index-file.ts';
import { htmlFile } from '../../../theme/site.ts';
import type { HtmlPass } from '../../framework/html-pass.ts';
import { navigationOf } from '../../framework/navigation.ts';
import { Problem } from '../../lib/problem.ts';
import { sectionsOf } from './extract.ts';
import { FIRST_BUDGET, fitToBudget, sizeOf, TEXT_BUDGET } from './fit.ts';
import { type PageFacts, placeFinder, toIndexedPage } from './indexed-page.ts';
import { withQuestions } from './questions.ts';
import { traditionalPairs } from './variants.ts';

export interface SearchIndexOptions {
  /** The pass over the built pages, which gives their texts. */
  html: HtmlPass;
  /** Settings of the hosted service; without them the local engine alone answers. */
  hosted?: HostedConfig | null;
  /** Recent and favorite searches, kept in the reader's browser. On by default. */
  personalization?: boolean;
}

/** The two files of an index. */
type Files = [SearchIndexFile, SearchTextFile];

/** The name of an index: its files are kept for ever, so it is a hash of what is in them. */
export function indexName(lang: string, files: Files): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(JSON.stringify(file));
  return `${lang}.${hash.digest('hex').slice(0, 10)}`;
}

/** The name of an index while developing, which is made anew each time. */
const draftName = (lang: string) => `${lang}.dev`;

/**
 * A page's text without comments of MDX, which Rspress takes for text; blanks in their place keep the places of
 * headings.
 */
export const blankComments = (content: string): string =>
  content.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => ' '.repeat(comment.length));

/** Sections from the page's Markdown: good enough while writing, without generated tables and components. */
function draftSections(
  page: PageFacts & { content?: string; toc?: { text: string; id: string; depth: number; charIndex: number }[] },
): Section[] {
  const content = page.content ?? '';
  const toc = (page.toc ?? []).filter(({ charIndex }) => charIndex >= 0);
  const text = (from: number, to: number | undefined) => content.slice(from, to).replace(/\s+/g, ' ').trim();
  return [
    [1, '', page.title, text(0, toc[0]?.charIndex)],
    ...toc.map(
      ({ text: heading, id, depth, charIndex }, index): Section => [
        depth,
        id,
        heading,
        text(charIndex, toc[index + 1]?.charIndex),
      ],
    ),
  ];
}

/**
 * Rspress plugin: writes the search index of each language from the rendered pages, and tells the theme where it is.
 * While developing there are no rendered pages; the index is then made of the pages' Markdown.
 */
export function pluginSearchIndex({ html, hosted = null, personalization = true }: SearchIndexOptions): RspressPlugin {
  /** What the reader sees of each page, by its file. */
  const texts = new Map<string, Section[]>();
  html.add((page) => void texts.set(page.file, sectionsOf(page.document)));
  let pages: PageFacts[] = [];
  let langs: string[] = [];
  let siteConfig: UserConfig | undefined;
  /** The indexes of a build, by name. */
  const made = new Map<string, Files>();
  const names = html.addLate(() => {
    for (const lang of langs) {
      const files = makeIndex(lang, ({ routePath }) => texts.get(htmlFile(routePath)) ?? []);
      made.set(indexName(lang, files), files);
    }
    return [...made.keys()].join(' ');
  });
  html.add((page) => {
    for (const root of page.all('html')) page.addAttributes(root, { 'data-indexes': names });
  });

  function makeIndex(lang: string, read: (page: PageFacts) => Section[]): Files {
    const config = siteConfig ?? {};
    const placeOf = placeFinder(navigationOf(config, lang));
    const asked = (page: PageFacts) =>
      withQuestions(path.resolve(config.root ?? 'docs'), page.routePath, lang, read(page));
    const all = pages
      .filter((page) => page.lang === lang)
      .sort((a, b) => (a.routePath < b.routePath ? -1 : 1))
      .map((page) => toIndexedPage(page, asked(page), placeOf(page.routePath)))
      .filter((page): page is IndexedPage => page !== null);
    const variants = lang === 'zh' ? traditionalPairs(JSON.stringify(all)) : '';
    const first = packIndex(lang, all, variants);
    if (sizeOf(JSON.stringify(first)) > FIRST_BUDGET)
      throw new Problem('docs/questions', `The first part of the search index for "${lang}" is too large`, {
        expected: `at most ${FIRST_BUDGET / 1000} kB with brotli`,
        fix: 'ask less: two or three questions a section',
      });
    const { pages: fitting, words, bytes } = fitToBudget(all, (some) => JSON.stringify(packTexts(some)));
    if (Number.isFinite(words)) {
      console.log(
        `search-index: ${lang} keeps ${words} words of each section, and what is new in the rest, to stay below ${TEXT_BUDGET / 1000} kB (${(bytes / 1000).toFixed(1)} kB)`,
      );
    }
    return [first, packTexts(fitting)];
  }

  let draftNames: string[] = [];
  const client = (): SearchConfig => ({ indexes: draftNames.join(' '), hosted, personalization });

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:search-index',
    setup(api) {
      api.modifyRsbuildConfig((rsbuild, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(rsbuild, {
          source: { define: { __SEARCH__: JSON.stringify(client()) } },
          dev: {
            setupMiddlewares: (middlewares) => {
              middlewares.unshift((request, response, next) => {
                for (const lang of langs) {
                  const first = indexAddress(draftName(lang));
                  const file = [first, textAddress(first)].findIndex((address) => request.url?.endsWith(`/${address}`));
                  if (file < 0) continue;
                  response.setHeader('content-type', 'application/json');
                  return response.end(JSON.stringify(makeIndex(lang, draftSections)[file]));
                }
                return next();
              });
            },
          },
        }),
      );
    },
  };

  return {
    name: 'search-index',
    builderConfig: { plugins: [rsbuildPlugin] },
    config(config, _, isProd) {
      const locales = (config.locales ?? []).map(({ lang }) => lang);
      langs = locales.length > 0 ? locales : [config.lang ?? 'en'];
      draftNames = isProd ? [] : langs.map(draftName);
      return config;
    },
    beforeBuild(config) {
      siteConfig = config;
    },
    modifySearchIndexData(data) {
      pages = data as PageFacts[];
      for (const page of data) page.content = blankComments(page.content);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      for (const [name, [first, rest]] of made) {
        const file = path.join(outDir, indexAddress(name));
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(first));
        fs.writeFileSync(textAddress(file), JSON.stringify(rest));
      }
    },
  };
}
