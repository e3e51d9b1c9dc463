/** Makes one style sheet of all styles, without the files that no page needs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import type { HtmlPass } from './html-pass.ts';

/**
 * The name of a style sheet without the folders of its source: hosts leave a folder `node_modules` out of what they publish,
 * and a package's sheets would be in one.
 */
const nameOf = ({ chunk }: { chunk?: { name?: string } }) =>
  `${path.posix.basename(chunk?.name ?? '[name]')}.[contenthash:10].css`;

/**
 * @param notUsed style sheets of packages that no page needs: files, or folders of them, below node_modules
 * @throws Problem when one of them is not there, because then that style sheet is back under another name; and for a page that
 * loads more or less than the one style sheet of the bundler
 */
export function pluginStyles(html: HtmlPass, notUsed: readonly string[]): RspressPlugin {
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'preset:styles',
    setup(api) {
      const resources = notUsed.map((name) => path.resolve('node_modules', name));
      const lost = notUsed.filter((_, at) => !existsSync(resources[at]!));
      if (lost.length > 0)
        throw new Problem(
          'rspress.config.ts',
          'style sheets that no page needs have other names, and would be in every page',
          {
            expected: `below node_modules: ${lost.join(', ')}`,
            fix: 'look for their new names, or take the entry out of `stylesNotUsed` when they are gone',
          },
        );
      api.modifyRspackConfig((_, { appendRules }) =>
        appendRules({ sideEffects: false, test: { and: [/\.css$/, resources] } }),
      );
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } },
          ...(api.context.action === 'build' && { output: { filename: { css: nameOf } } }),
        }),
      );
    },
  };
  html.add((page) => {
    // Those with a precedence are files that single pages and parts ask for (packages/preset/frame/Stylesheet.tsx).
    const sheets = page
      .all('link', { rel: 'stylesheet' })
      .filter(({ attributes }) => attributes['data-precedence'] === undefined);
    if (sheets.length !== 1)
      throw new Problem(page.file, 'the styles are not in one file', {
        expected: '1 style sheet of the bundler',
        seen: String(sheets.length),
        fix: 'see `splitChunks` in packages/preset/plugins/styles.ts: Rspack may call the type of extracted styles something else',
      });
  });
  return { name: 'preset:styles', builderConfig: { plugins: [rsbuildPlugin] } };
}
