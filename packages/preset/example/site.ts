/** What both configurations of the example have in common: its pages, their parts, and the words around them. */
import path from 'node:path';
import { code, type Part, packageManagerTabs, search, table, tabs, units, zoom } from '@rsdoctor-docs/preset';
import type { UserConfig } from '@rspress/core';
import { texts } from './texts.ts';

export const parts: readonly Part[] = [
  table({ yes: /^(?:sim|はい)$/i, no: /^(?:não|いいえ)$/i }),
  units,
  tabs,
  packageManagerTabs,
  code,
  zoom,
  search(),
];

const TITLE = 'Farol';

export const pages: UserConfig = {
  root: path.join(import.meta.dirname, 'docs'),
  themeDir: path.join(import.meta.dirname, 'theme'),
  globalStyles: path.join(import.meta.dirname, 'theme/index.css'),
  title: TITLE,
  lang: 'pt',
  locales: [
    { lang: 'pt', label: 'Português', title: TITLE, description: 'Luz para quem navega' },
    { lang: 'ja', label: '日本語', title: TITLE, description: '航海する人のための光' },
  ],
  multiVersion: { default: 'v1', versions: ['v1', 'v2'] },
  i18nSource: (all) => ({ ...all, ...texts }),
};
