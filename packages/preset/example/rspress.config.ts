import path from 'node:path';
import { preset } from '@rsdoctor-docs/preset';
import { defineConfig } from '@rspress/core';
import { pages, parts } from './site.ts';

const svg = '<svg viewBox="0 0 20 20"><circle cx="10" cy="10" r="8"/></svg>';

/** A site that uses what the preset offers, other than the site of this repository does. */
export default defineConfig(
  preset(
    {
      parts,
      feeds: [
        {
          id: 'releases',
          folder: '/blog/release/',
          title: { pt: 'Versões do Farol', ja: 'Farol のリリース' },
          description: { pt: 'O que há de novo', ja: '新しくなったこと' },
        },
        {
          id: 'topics',
          folder: '/blog/topic/',
          title: { pt: 'Histórias do Farol', ja: 'Farol の話' },
          description: { pt: 'Luzes e marés', ja: '光と潮' },
        },
      ],
      search: { weightOf: (route) => (route.includes('/blog/') ? 0.6 : 1) },
      twins: {
        about: { pt: 'Da documentação do Farol. Original: ', ja: 'Farol のドキュメントより。元のページ: ' },
        home: ({ hero }) => `# ${(hero as { name: string }).name}\n`,
      },
      publish: {
        moved: { file: 'packages/preset/example/rspress.config.ts', addresses: { '/guide/old': '/guide/one' } },
        about: { publisher: { name: 'Farol', url: 'https://example.com' } },
      },
    },
    {
      ...pages,
      outDir: path.join(import.meta.dirname, 'doc_build'),
      base: '/docs/',
      siteOrigin: 'https://docs.example.com',
      logo: '/logo-light.svg',
      logoText: 'Farol',
      themeConfig: {
        hideNavbar: 'auto',
        enableAppearanceAnimation: false,
        lastUpdated: true,
        // Rspress hands the text on, but its types lack it.
        editLink: { docRepoBaseUrl: 'https://example.com/edit/docs', text: 'Mude esta página' } as {
          docRepoBaseUrl: string;
        },
        socialLinks: [
          { icon: 'github', mode: 'link', content: 'https://example.com/1' },
          { icon: 'X', mode: 'link', content: 'https://example.com/2' },
          { icon: 'discord', mode: 'link', content: 'https://example.com/3' },
          { icon: { svg }, mode: 'link', content: 'https://custom.example.com/4' },
          { icon: { svg }, mode: 'text', content: 'Escreva para nós' },
          { icon: { svg }, mode: 'link', content: 'https://six.example.com/' },
          { icon: { svg }, mode: 'link', content: 'https://seven.example.com/' },
        ],
      },
    },
  ),
);
