import path from 'node:path';
import { preset } from '@rsdoctor-docs/preset';
import { defineConfig } from '@rspress/core';
import { pages, parts } from '../site.ts';

/** The same pages with as little as there may be: no base, no search, one theme, nothing published beside the pages. */
export default defineConfig(
  preset(
    { parts },
    {
      ...pages,
      outDir: path.join(import.meta.dirname, 'doc_build'),
      search: false,
      route: { localeRedirect: 'never' },
      themeConfig: { darkMode: false, editLink: { docRepoBaseUrl: 'https://example.com/edit/docs' } },
    },
  ),
);
