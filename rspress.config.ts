import path from 'node:path';
import { ESCAPE_HEADING_IDS } from '@rsdoctor-docs/base/docs/heading-ids';
import { hostedFromEnv } from '@rsdoctor-docs/search/hosted';
import { defineConfig } from '@rspress/core';
import { pluginFontOpenSans } from 'rspress-plugin-font-open-sans';
import { homeMarkdown } from '#theme/home/markdown.ts';
import { lineMarks } from '#theme/parts/code/plugin.ts';
import { parts } from '#theme/parts/index.ts';
import { searchIndex } from '#theme/parts/search/plugin.ts';
import { descriptions, feedKinds, isReleaseNote, publishing, twinsAbout } from '#theme/publish.ts';
import { DEFAULT_LANG, LANGS, NO_PAGES, ORIGIN, REPOSITORY } from '#theme/site.ts';
import { FENCE_WORDS, pluginCheckPages } from '#tools/checks/plugin.ts';
import { feeds } from '#tools/framework/feeds.ts';
import { lastUpdated } from '#tools/framework/last-updated.ts';
import { llms } from '#tools/framework/llms.ts';
import { pluginOffer } from '#tools/framework/offer/plugin.ts';
import { partPlugins } from '#tools/framework/part.ts';
import { pluginPublish } from '#tools/framework/publish/index.ts';
import { texts } from './theme/i18n.ts';
import { framework } from './tools/framework/index.ts';
import { pluginRsdoctor } from './tools/rsdoctor.ts';

/** Style sheets of other packages that no page needs: the theme has its own for what they draw. */
const stylesNotUsed = {
  'doc-ui': /@rstack-dev[\\/]doc-ui[\\/].*\.css$/,
  nprogress: /[\\/]nprogress\.css$/,
  scrollbar: /[\\/]scrollbar\.css$/,
  'home-vars': /[\\/]home-vars\.css$/,
};
const rss = feeds({ origin: ORIGIN, langs: LANGS, feeds: feedKinds });

export default defineConfig({
  root: 'docs',
  outDir: 'doc_build',
  title: 'Rsdoctor',
  lang: DEFAULT_LANG,
  siteOrigin: ORIGIN,
  icon: '/favicon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rsdoctor',
  i18nSource: texts,
  languageParity: { enabled: true },
  mediumZoom: false,
  head: [rss.head],
  route: {
    cleanUrls: true,
    exclude: ['**/shared/**', 'samples/**', 'generated/**', 'reference/**', 'diagrams/**'],
    localeRedirect: 'only-default-lang',
  },
  replaceRules: [ESCAPE_HEADING_IDS],
  markdown: {
    // No time limit: on a busy machine it left the last lines of a block without colors.
    shiki: { tokenizeTimeLimit: 0, mergeSameStyleTokens: true, transformers: lineMarks() },
  },
  locales: [
    { lang: 'en', label: 'English', title: 'Rsdoctor', description: descriptions.en },
    { lang: 'zh', label: '简体中文', title: 'Rsdoctor', description: descriptions.zh },
  ],
  themeConfig: {
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
    lastUpdated: true,
    editLink: { docRepoBaseUrl: `${REPOSITORY}/tree/main/packages/document/docs` },
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'X', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/wrBPBT6rkM' },
    ],
    footer: { message: '© 2024 ByteDance Inc.' },
  },
  plugins: [
    // First, because the other plugins expect that everything that a page names exists.
    pluginCheckPages(parts),
    ...pluginOffer('docs', FENCE_WORDS),
    ...partPlugins(parts),
    pluginFontOpenSans(),
    lastUpdated('docs'),
    ...framework({
      parts,
      stylesNotUsed,
      noPages: NO_PAGES,
      fonts: {
        roots: ['docs/en', 'docs/reference', 'theme', 'packages/search/dialog', 'packages/viewer', 'rspress.config.ts'],
        withoutFont: ['zh'],
      },
      plugins: (html) => [
        rss.plugin(html),
        searchIndex(html, { hosted: hostedFromEnv(process.env), isAside: isReleaseNote }),
        ...llms({
          parts,
          origin: ORIGIN,
          title: 'Rsdoctor',
          lang: DEFAULT_LANG,
          descriptions,
          about: twinsAbout,
          home: homeMarkdown,
        }),
        pluginPublish(html, publishing),
      ],
    }),
    pluginRsdoctor(),
  ],
  builderConfig: {
    // Class names without hashes: hashes do not compress.
    output: { cssModules: { localIdentName: '[folder]-[local]' } },
    // Nobody reads the list of some hundred files, and to print their sizes the build would compress each.
    performance: { printFileSize: false },
  },
  globalUIComponents: [path.join(import.meta.dirname, 'theme/parts/zoom/index.tsx')],
  globalStyles: path.join(import.meta.dirname, 'theme/styles/index.css'),
});
