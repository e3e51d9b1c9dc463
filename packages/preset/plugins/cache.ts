/** Keeps compiled pages between builds, as long as nothing has changed that they are made of. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { listFiles } from '@rsdoctor-docs/base/files';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Part } from './part.ts';
import { withRsbuild } from './with-rsbuild.ts';

/** What other pages show of a page: its frontmatter and its headings. */
const HEAD = /^---\n[\s\S]*?^---$|^#{1,6} .*/gm;

/**
 * What of the docs decides how a page reads that has not changed itself: which pages and public files there are, and what
 * lists, links and menus say of other pages.
 * @param docs folder of the pages
 */
function surroundings(docs: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(docs)) {
    hash.update(`${file}\0`);
    if (/\.mdx?$/.test(file)) hash.update(readFileSync(path.join(docs, file), 'utf8').match(HEAD)?.join('\0') ?? '');
  }
  return hash.digest('hex');
}

/**
 * Rspress plugin. The bundler sees by itself when a page has changed, or what a page or the theme imports.
 * @param inputs the files besides these that compiled pages are made of: the modules of plugins, and their data. Without it
 * builds keep nothing
 */
export function pluginCache(inputs: (() => readonly string[]) | undefined, parts: readonly Part[]): RspressPlugin {
  const rsbuildPlugin = (docs: string): RsbuildPlugin => ({
    name: 'preset:cache',
    setup: (api) =>
      api.modifyRsbuildConfig({
        // Last, because all others have set what stands in for names in the code.
        order: 'post',
        handler(config, { mergeRsbuildConfig }) {
          if (!inputs) {
            if (api.context.action !== 'build') return config;
            return mergeRsbuildConfig(config, { performance: { buildCache: false } });
          }
          const buildDependencies = [...inputs(), ...parts.flatMap(({ reads = [] }) => reads)].map((file) =>
            path.resolve(file),
          );
          const cacheDigest = [surroundings(docs), JSON.stringify(config.source?.define)];
          return mergeRsbuildConfig(config, { performance: { buildCache: { buildDependencies, cacheDigest } } });
        },
      }),
  });
  return {
    name: 'preset:cache',
    // Rspress reads the folders side by side, and keys its cache with the order in which they happened to be read.
    beforeBuild({ themeConfig }) {
      for (const locale of themeConfig?.locales ?? [])
        locale.sidebar = Object.fromEntries(
          Object.entries(locale.sidebar ?? {}).sort(([a], [b]) => a.localeCompare(b)),
        );
    },
    config: (config: UserConfig) => withRsbuild(config, rsbuildPlugin(path.resolve(config.root ?? 'docs'))),
  };
}
