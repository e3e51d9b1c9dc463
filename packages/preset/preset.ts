/** The function around the configuration of a site. */
import { ESCAPE_HEADING_IDS } from '@rsdoctor-docs/base/docs/heading-ids';
import { Problem } from '@rsdoctor-docs/base/problem';
import { shapeOf } from '@rsdoctor-docs/base/site';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { code } from './parts/code/code.plugin.ts';
import { packageManagerTabs } from './parts/package-manager-tabs/package-manager-tabs.plugin.ts';
import { type SearchIndexOptions, search, searchIndex } from './parts/search/search.plugin.ts';
import { table } from './parts/table/table.plugin.ts';
import { tabs } from './parts/tabs/tabs.plugin.ts';
import { zoom } from './parts/zoom/zoom.plugin.ts';
import { pluginCache } from './plugins/cache.ts';
import { pluginClient } from './plugins/client.ts';
import { type Feed, feeds as feedsOf } from './plugins/feeds.ts';
import { type FontUse, pluginFonts } from './plugins/fonts.ts';
import { HtmlPass } from './plugins/html-pass.ts';
import { lastUpdated } from './plugins/last-updated.ts';
import { llms, type TwinOptions } from './plugins/llms.ts';
import { pluginOffer } from './plugins/offer/plugin.ts';
import { type Part, partPlugins } from './plugins/part.ts';
import { pluginPlace } from './plugins/place.ts';
import { type PublishOptions, pluginPublish } from './plugins/publish/index.ts';
import { pluginStyles } from './plugins/styles.ts';
import { pluginTexts } from './plugins/texts.ts';

/** What a site tells the preset. */
export interface PresetOptions {
  /**
   * The parts of pages, in the order in which they change a page and in which their scripts run: those of the preset, and the
   * site's own. By default those of the preset.
   */
  parts?: readonly Part[];
  /**
   * The files, besides pages and theme, that decide what a page shows: the configuration with all that it imports, and the data
   * of parts. Builds keep compiled pages until one of them changes; without it they keep nothing.
   */
  inputs?: () => readonly string[];
  /** Words that may follow the language of a code block, besides those that Rspress knows. */
  fenceWords?: readonly string[];
  /** How the site uses the font of rspress-plugin-font-open-sans; left out by a site that brings no font. */
  fonts?: FontUse;
  /** Style sheets of other packages that no page needs: files, or folders of them, below node_modules. */
  stylesNotUsed?: readonly string[];
  /** Folders of the build whose HTML is not the site's pages. */
  noPages?: readonly string[];
  /** RSS feeds, each in every language. */
  feeds?: readonly Feed[];
  /** The search index; there is none with `search: false` in Rspress's own configuration. */
  search?: SearchIndexOptions;
  /** What the Markdown twins of pages say beside their text. */
  twins?: TwinOptions;
  /** Structured data, cards of links, sitemap, headers and redirects. A site without `siteOrigin` has none of these. */
  publish?: PublishOptions;
}

/** The parts of the preset, whose markup the frame draws in any case. */
export const genericParts = (): readonly Part[] => [table(), tabs, packageManagerTabs, code, zoom, search()];

/** @throws Problem when the list of parts lacks one of the preset, because its buttons would stand in pages and do nothing */
function refuseWithout(parts: readonly Part[], needed: readonly Part[]): void {
  const lost = needed.filter(({ name }) => !parts.some((part) => part.name === name)).map(({ name }) => name);
  if (lost.length > 0)
    throw new Problem('rspress.config.ts', `the option "parts" of the preset lacks ${lost.join(', ')}`, {
      expected: needed.map(({ name }) => name).join(', '),
      seen: parts.map(({ name }) => name).join(', ') || 'none',
      fix: 'begin with `...genericParts()`, or leave the option out; `search: false` in the second argument goes without a search',
    });
}

/** The plugins of the preset, for a site of that configuration. */
function pluginsOf(options: PresetOptions, config: UserConfig): { plugins: RspressPlugin[]; head: UserConfig['head'] } {
  const { inputs, fenceWords, fonts, stylesNotUsed = [], noPages, feeds: kinds = [], twins, publish } = options;
  const generic = genericParts();
  const { parts = generic } = options;
  refuseWithout(parts, config.search === false ? generic.filter(({ name }) => name !== 'search') : generic);
  const html = new HtmlPass(noPages);
  const { langs, base } = shapeOf(config);
  const origin = config.siteOrigin ?? '';
  const rss =
    kinds.length > 0 ? feedsOf({ origin, base, langs: langs as [string, ...string[]], feeds: kinds }) : undefined;
  return {
    head: [...(config.head ?? []), ...(rss ? [rss.head] : [])],
    plugins: [
      ...pluginOffer(fenceWords),
      ...partPlugins(parts),
      ...(config.themeConfig?.lastUpdated ? [lastUpdated(config.root ?? 'docs')] : []),
      pluginPlace(),
      pluginTexts(),
      pluginCache(inputs, parts),
      pluginStyles(html, stylesNotUsed),
      pluginClient(html, parts),
      ...(fonts ? [pluginFonts(html, fonts)] : []),
      html.plugin(),
      ...(rss ? [rss.plugin(html)] : []),
      ...(config.search === false ? [] : [searchIndex(html, options.search)]),
      ...llms({ ...twins, parts, config, html }),
      ...(config.siteOrigin ? [pluginPublish(html, publish)] : []),
    ],
  };
}

/**
 * The configuration of a site whose pages send no React to their readers.
 * @param config Rspress's own configuration. Its plugins come first, because those of the preset read what they leave.
 * @throws Problem when the list of parts lacks one of the preset
 */
export function preset(options: PresetOptions, config: UserConfig): UserConfig {
  const { plugins, head } = pluginsOf(options, config);
  const { output, performance, ...builder } = config.builderConfig ?? {};
  return {
    // The part `zoom` opens pictures.
    mediumZoom: false,
    ...config,
    head,
    route: { cleanUrls: true, ...config.route },
    replaceRules: [...(config.replaceRules ?? []), ESCAPE_HEADING_IDS],
    plugins: [...(config.plugins ?? []), ...plugins],
    builderConfig: {
      ...builder,
      // Class names without hashes: hashes do not compress.
      output: { cssModules: { localIdentName: '[folder]-[local]' }, ...output },
      // Nobody reads the list of some hundred files, and to print their sizes the build would compress each.
      performance: { printFileSize: false, ...performance },
    },
  };
}
