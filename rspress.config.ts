import path from 'node:path';
import { hostedFromEnv } from '@rsdoctor-docs/search/hosted';
import { defineConfig } from '@rspress/core';
import { pluginFontOpenSans } from 'rspress-plugin-font-open-sans';
import { texts } from './theme/i18n.ts';
import { ORIGIN } from './theme/site.ts';
import { pluginCheckPages } from './tools/build/check-pages.ts';
import { codeMarks } from './tools/build/code-marks.ts';
import { pluginDemo } from './tools/build/demo.ts';
import { pluginDiagrams } from './tools/build/diagrams/index.ts';
import { feeds } from './tools/build/feeds.ts';
import { lastUpdated } from './tools/build/last-updated.ts';
import { llms } from './tools/build/llms.ts';
import { pluginNumbers } from './tools/build/numbers.ts';
import { pluginPosts } from './tools/build/posts.ts';
import { pluginPublish } from './tools/build/publish/index.ts';
import { pluginReference } from './tools/build/reference.ts';
import { pluginRuleList } from './tools/build/rule-list.ts';
import { searchIndex } from './tools/build/search-index.ts';
import { pluginShots } from './tools/build/shots.ts';
import { pluginTabHeadings } from './tools/build/tab-headings.ts';
import { pluginTables } from './tools/build/tables.ts';
import { pluginTerms } from './tools/build/terms.ts';
import { pluginUnits } from './tools/build/units.ts';
import { HtmlPass } from './tools/framework/html-pass.ts';
import { inSequence } from './tools/framework/in-sequence.ts';
import { framework } from './tools/framework/index.ts';

const docs = path.join(import.meta.dirname, 'docs');
/** Style sheets of other packages that no page needs: the theme has its own for what they draw. */
const STYLES_NOT_USED = /(?:@rstack-dev[\\/]doc-ui[\\/].*|[\\/](?:nprogress|scrollbar|home-vars))\.css$/;
/** The build goes through the pages once: here steps are added to that. */
const html = new HtmlPass();
const rss = feeds(ORIGIN);
const descriptions = {
  en: 'One-stop build analyzer for Rspack and webpack',
  zh: 'Rspack 和 webpack 的一站式构建分析工具',
};

export default defineConfig({
  root: 'docs',
  outDir: 'doc_build',
  title: 'Rsdoctor',
  lang: 'en',
  siteOrigin: ORIGIN,
  icon: '/favicon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rsdoctor',
  // In place of the stock texts, most of which no part of the theme shows.
  i18nSource: () => texts,
  languageParity: { enabled: true },
  mediumZoom: false,
  head: [rss.head],
  route: {
    cleanUrls: true,
    exclude: ['**/en/shared/**', '**/zh/shared/**', 'samples/**', 'generated/**', 'reference/**'],
    localeRedirect: 'only-default-lang',
  },
  // Headings with ids are no MDX: Rspress escapes them for pages, but not where it puts excerpts into Markdown twins.
  replaceRules: [{ search: /^(#{1,6} .*[^\\])(?=\{#[\w-]+\}\s*$)/gm, replace: '$1\\' }],
  markdown: {
    // Without a limit of time, which on a busy machine left a block's last lines without colors.
    shiki: { tokenizeTimeLimit: 0, mergeSameStyleTokens: true, transformers: codeMarks() },
  },
  locales: [
    { lang: 'en', label: 'English', title: 'Rsdoctor', description: descriptions.en },
    { lang: 'zh', label: '简体中文', title: 'Rsdoctor', description: descriptions.zh },
  ],
  themeConfig: {
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
    lastUpdated: true,
    editLink: { docRepoBaseUrl: 'https://github.com/web-infra-dev/rsdoctor/tree/main/packages/document/docs' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsdoctor' },
      { icon: 'X', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/wrBPBT6rkM' },
    ],
    footer: { message: '© 2024 ByteDance Inc.' },
  },
  plugins: inSequence([
    // First, because the others take for granted that what a page names is there.
    pluginCheckPages(docs),
    pluginReference(),
    pluginRuleList(docs),
    pluginNumbers(),
    pluginPosts(),
    pluginShots(),
    pluginDiagrams(),
    pluginTerms(),
    pluginTables(),
    pluginUnits(),
    pluginTabHeadings(),
    pluginDemo(),
    pluginFontOpenSans(),
    lastUpdated(docs),
    ...framework({
      html,
      fonts: { roots: [path.join(docs, 'en'), path.join(import.meta.dirname, 'theme')], withoutFont: ['zh'] },
    }),
    rss.plugin,
    searchIndex(html, { hosted: hostedFromEnv(process.env) }),
    ...llms(docs, descriptions),
    pluginPublish({ html }),
  ]),
  builderConfig: {
    // Names that can be read, and without a hash in each that no compression takes out of the pages.
    output: { cssModules: { localIdentName: '[folder]-[local]' } },
    // One file has all styles.
    splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } },
    tools: { rspack: { module: { rules: [{ test: STYLES_NOT_USED, sideEffects: false }] } } },
    // A line for each of some hundred files, all of them compressed to print it, is nothing that a writer reads.
    performance: { printFileSize: false },
  },
  globalUIComponents: [path.join(import.meta.dirname, 'theme/components/page/Zoom/index.tsx')],
  globalStyles: path.join(import.meta.dirname, 'theme/styles/index.css'),
});
