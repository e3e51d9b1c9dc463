import { existsSync } from 'node:fs';
import path from 'node:path';
import { parts } from '@rsdoctor-docs/parts';
import { BASE, DEFAULT_LANG, DOCS_REPOSITORY, NO_PAGES, ORIGIN, REPOSITORY } from '@rsdoctor-docs/parts/site';
import { preset } from '@rsdoctor-docs/preset';
import { hostedFromEnv } from '@rsdoctor-docs/search/hosted';
import { defineConfig } from '@rspress/core';
import { pluginFontOpenSans } from 'rspress-plugin-font-open-sans';
import { homeMarkdown } from '#theme/home/markdown.ts';
import { texts } from '#theme/i18n.ts';
import { answersIn, descriptions, feeds, publish, twinsAbout, weightOf } from '#theme/publish.ts';
import { FENCE_WORDS, pluginCheckPages } from '#tools/checks/plugin.ts';
import { pluginFiles } from '#tools/docs/build-inputs.ts';
import { pluginRsdoctor } from '#tools/rsdoctor.ts';

export default defineConfig(
  preset(
    {
      parts,
      inputs: pluginFiles,
      fenceWords: FENCE_WORDS,
      fonts: {
        roots: [
          'docs/en',
          'docs/reference',
          'theme',
          'packages/parts',
          'packages/search/dialog',
          'packages/viewer',
          'rspress.config.ts',
        ],
        withoutFont: ['zh'],
      },
      // The theme has its own style for what these draw.
      stylesNotUsed: [
        '@rstack-dev/doc-ui/dist',
        'nprogress/nprogress.css',
        '@rspress/core/dist/theme/styles/scrollbar.css',
        '@rspress/core/dist/theme/styles/shiki.css',
        '@rspress/core/dist/theme/styles/vars',
        '@rspress/core/dist/theme/components/Badge',
      ],
      noPages: NO_PAGES,
      feeds,
      search: { hosted: hostedFromEnv(process.env), weightOf, answersIn },
      twins: { about: twinsAbout, home: homeMarkdown },
      publish,
    },
    {
      root: 'docs',
      outDir: 'doc_build',
      title: 'Rsdoctor',
      lang: DEFAULT_LANG,
      siteOrigin: ORIGIN,
      base: BASE,
      icon: '/favicon.svg',
      logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
      logoText: 'Rsdoctor',
      i18nSource: texts,
      languageParity: { enabled: true },
      // Rspress takes a link to a file of docs/public for a dead one.
      markdown: { link: { checkDeadLinks: { excludes: (url) => existsSync(path.join('docs/public', url)) } } },
      route: {
        exclude: ['**/shared/**', 'samples/**', 'generated/**', 'reference/**', 'diagrams/**'],
        localeRedirect: 'only-default-lang',
      },
      locales: [
        { lang: 'en', label: 'English', title: 'Rsdoctor', description: descriptions.en },
        { lang: 'zh', label: '简体中文', title: 'Rsdoctor', description: descriptions.zh },
      ],
      themeConfig: {
        enableAppearanceAnimation: true,
        enableScrollToTop: true,
        lastUpdated: true,
        editLink: { docRepoBaseUrl: `${DOCS_REPOSITORY}/tree/main/docs` },
        socialLinks: [
          { icon: 'github', mode: 'link', content: REPOSITORY },
          { icon: 'X', mode: 'link', content: 'https://x.com/rspack_dev' },
          { icon: 'discord', mode: 'link', content: 'https://discord.gg/wrBPBT6rkM' },
        ],
        footer: { message: '© 2024 ByteDance Inc.' },
      },
      // First the check, because the other plugins expect that everything that a page names exists.
      plugins: [pluginCheckPages(parts), pluginFontOpenSans(), pluginRsdoctor()],
      globalStyles: path.join(import.meta.dirname, 'theme/index.css'),
    },
  ),
);
