import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { HostedConfig, SearchConfig } from '../../../theme/components/search/config.ts';
import {
  type IndexedPage,
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

/** Everything that a page is rendered from: the address of an index changes when one of these does. */
const SOURCES = ['theme', 'tools/framework', 'tools/build', 'package-lock.json', 'rspress.config.ts'];

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative('.', file)).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

function filesBelow(target: string): string[] {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [target];
  return fs
    .readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(path.join(target, name)));
}

/**
 * The address of each index, known before the pages are rendered because the pages' scripts carry it:
 * a hash of the sources, not of the file. It may change without need; it never stays when the file changes.
 */
function indexAddresses(root: string, langs: string[]): Record<string, string> {
  const shared = SOURCES.flatMap((source) =>
    filesBelow(path.resolve(source)).filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)),
  );
  const docs = filesBelow(root).filter((file) => !file.startsWith(path.join(root, 'public')));
  const other = (lang: string) =>
    langs.filter((entry) => entry !== lang).map((entry) => path.join(root, entry) + path.sep);
  return Object.fromEntries(
    langs.map((lang) => {
      const own = docs.filter((file) => !other(lang).some((folder) => file.startsWith(folder)));
      return [lang, `static/search/${lang}.${hashOf([...shared, ...own])}.json`];
    }),
  );
}

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
  let addresses: Record<string, string> = {};
  let siteConfig: UserConfig | undefined;

  const makeIndexes = (
    config: UserConfig,
    read: (page: PageFacts) => Section[],
  ): Map<string, SearchIndexFile | SearchTextFile> =>
    new Map(
      Object.entries(addresses).flatMap(([lang, address]): [string, SearchIndexFile | SearchTextFile][] => {
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
        return [
          [address, first],
          [textAddress(address), packTexts(fitting)],
        ];
      }),
    );

  const client = (): SearchConfig => ({ indexes: addresses, hosted, personalization });

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:search-index',
    setup(api) {
      api.modifyRsbuildConfig((rsbuild, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(rsbuild, {
          source: { define: { __SEARCH__: JSON.stringify(client()) } },
          dev: {
            setupMiddlewares: (middlewares) => {
              middlewares.unshift((request, response, next) => {
                const asked = Object.values(addresses)
                  .flatMap((address) => [address, textAddress(address)])
                  .find((address) => request.url?.endsWith(`/${address}`));
                if (!asked || !siteConfig) return next();
                response.setHeader('content-type', 'application/json');
                response.end(JSON.stringify(makeIndexes(siteConfig, draftSections).get(asked)));
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
      const langs = (config.locales ?? []).map(({ lang }) => lang);
      const known = langs.length > 0 ? langs : [config.lang ?? 'en'];
      addresses = isProd
        ? indexAddresses(path.resolve(config.root ?? 'docs'), known)
        : Object.fromEntries(known.map((lang) => [lang, `static/search/${lang}.dev.json`]));
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
      for (const [address, index] of makeIndexes(config, ({ routePath }) => texts.get(htmlFile(routePath)) ?? [])) {
        const file = path.join(outDir, address);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(index));
      }
    },
  };
}
