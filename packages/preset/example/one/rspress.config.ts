import path from 'node:path';
import { preset } from '@rsdoctor-docs/preset';
import { defineConfig } from '@rspress/core';
import { pages, parts } from '../site.ts';

const { locales: _locales, multiVersion: _versions, ...own } = pages;

/** A site in one language, without `locales`. */
export default defineConfig(
  preset(
    { parts },
    { ...own, root: path.join(import.meta.dirname, 'docs'), outDir: path.join(import.meta.dirname, 'doc_build') },
  ),
);
