import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { texts } from './theme/i18n.ts';
import { pluginSearchIndex } from './tools/plugins/search-index.ts';
import { hostedFromEnv } from './tools/search/hosted.ts';

export default defineConfig({
  root: 'docs',
  title: 'Rsdoctor',
  lang: 'en',
  siteOrigin: 'https://rsdoctor.rs',
  i18nSource: texts,
  languageParity: { enabled: true },
  route: {
    cleanUrls: true,
    exclude: ['**/en/shared/**', '**/zh/shared/**', 'samples/**', 'generated/**'],
    localeRedirect: 'only-default-lang',
  },
  markdown: { link: { checkAnchors: true } },
  locales: [
    { lang: 'en', label: 'English', title: 'Rsdoctor', description: 'One-stop build analyzer for Rspack and webpack' },
    { lang: 'zh', label: '简体中文', title: 'Rsdoctor', description: 'Rspack 和 webpack 的一站式构建分析工具' },
  ],
  themeConfig: {
    enableAppearanceAnimation: true,
    lastUpdated: true,
    editLink: { docRepoBaseUrl: 'https://github.com/web-infra-dev/rsdoctor/tree/main/packages/document/docs' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsdoctor' },
      { icon: 'X', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/wrBPBT6rkM' },
    ],
    footer: { message: '© 2024 ByteDance Inc.' },
  },
  plugins: [pluginSearchIndex({ hosted: hostedFromEnv(process.env) })],
  globalStyles: path.join(import.meta.dirname, 'theme/styles/index.css'),
});
