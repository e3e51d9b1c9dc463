/** Makes one style sheet of all styles, without the files that no page needs. */
import type { RsbuildPlugin } from '@rsbuild/core';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import { attribute } from './html-page.ts';
import type { HtmlPass } from './html-pass.ts';

/**
 * @param notUsed what leads to style sheets of other packages that no page needs, by a name for messages
 * @throws Problem when one of them leads to none, because then that style sheet is back under another name; and for a page
 * that loads more or less than the one style sheet of the bundler
 */
export function pluginStyles(html: HtmlPass, notUsed: Readonly<Record<string, RegExp>>): RspressPlugin {
  const found = new Set<string>();
  const rsbuildPlugin: RsbuildPlugin = {
    name: 'preset:styles',
    setup(api) {
      api.modifyRspackConfig((_, { appendRules }) => {
        for (const [name, file] of Object.entries(notUsed))
          appendRules({
            sideEffects: false,
            test: (resource: string) => file.test(resource) && Boolean(found.add(name)),
          });
      });
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } } }),
      );
    },
  };
  html.addBefore(() => {
    const lost = Object.entries(notUsed).filter(([name]) => !found.has(name));
    if (lost.length > 0)
      throw new Problem(
        'rspress.config.ts',
        'style sheets that no page needs have other names now, and are in every page',
        {
          expected: `a file for ${lost.map(([name, file]) => `${name}: ${file}`).join(', ')}`,
          fix: 'look for their new names, or take the entry out of `stylesNotUsed` when they are gone',
        },
      );
  });
  html.add((page) => {
    // Those with a precedence are files that single pages and parts ask for (packages/preset/frame/Stylesheet.tsx).
    const sheets = page
      .all('link', { rel: 'stylesheet' })
      .filter((link) => attribute(link, 'data-precedence') === undefined);
    if (sheets.length !== 1)
      throw new Problem(page.file, 'the styles are not in one file', {
        expected: '1 style sheet of the bundler',
        seen: String(sheets.length),
        fix: 'see `splitChunks` in packages/preset/plugins/styles.ts: Rspack may call the type of extracted styles something else',
      });
  });
  return { name: 'preset:styles', builderConfig: { plugins: [rsbuildPlugin] } };
}
