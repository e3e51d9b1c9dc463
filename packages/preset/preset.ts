/** The function around the configuration of a site. */
import { ESCAPE_HEADING_IDS } from '@rsdoctor-docs/base/docs/heading-ids';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { shapeOf } from '@rsdoctor-docs/base/site';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type SearchIndexOptions, searchIndex } from './parts/search/plugin.ts';
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
import { inProduction } from './plugins/with-rsbuild.ts';

/** What a site tells the preset; README.md has a table of the same. */
export interface PresetOptions {
  /** The parts of pages, in the order in which they change a page and in which their scripts run. */
  parts: readonly Part[];
  /** What may stand behind the language of a code block beside what Rspress reads there. */
  fenceWords?: readonly string[];
  /** How the site uses the font of rspress-plugin-font-open-sans; left out by a site that brings no font. */
  fonts?: FontUse;
  /** Style sheets of other packages that no page needs, by a name for messages. */
  stylesNotUsed?: Readonly<Record<string, RegExp>>;
  /** Folders of the build whose HTML is not the site's pages. */
  noPages?: readonly string[];
  /** RSS feeds, each in every language. */
  feeds?: readonly Feed[];
  /** The search index; there is none with `search: false` in Rspress's own configuration. */
  search?: SearchIndexOptions;
  /** Markdown twins of pages, llms.txt and llms-full.txt. */
  twins?: TwinOptions;
  /** Structured data, cards of links, sitemap, headers and redirects. A site without `siteOrigin` has none of these. */
  publish?: PublishOptions;
}

const isList = (value: unknown) => Array.isArray(value);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What each option must be, in words and as a test. */
const OPTIONS: Record<keyof PresetOptions, readonly [expected: string, isRight: (value: unknown) => boolean]> = {
  parts: [
    'a list of parts, each with a name',
    (value) => isList(value) && (value as Part[]).every((part) => part?.name),
  ],
  fenceWords: ['a list of words', isList],
  fonts: ['{ roots, withoutFont? }', (value) => isRecord(value) && isList((value as FontUse).roots)],
  stylesNotUsed: [
    'patterns by name: { scrollbar: /scrollbar\\.css$/ }',
    (value) => isRecord(value) && Object.values(value as object).every((pattern) => pattern instanceof RegExp),
  ],
  noPages: ['a list of folders', isList],
  feeds: [
    'a list of { id, folder, title, description }',
    (value) => isList(value) && (value as Feed[]).every(({ id, folder }) => id && folder),
  ],
  search: ['{ hosted?, isAside? }', isRecord],
  twins: ['{ about, home }', (value) => isRecord(value) && typeof (value as TwinOptions).home === 'function'],
  publish: ['{ moved?, about?, card?, headers?, notices? }', isRecord],
};

/** @throws Problem for the first option that the preset does not know, or that is something else than it must be */
function refuseWrong(options: PresetOptions): void {
  const names = Object.keys(OPTIONS);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const [expected, isRight] = OPTIONS[name as keyof PresetOptions] ?? [];
    if (!expected || !isRight)
      throw new Problem('rspress.config.ts', `the preset has no option "${name}"`, {
        expected: nearest(name, names) ?? names.join(', '),
        fix: 'correct the name, or take it out; packages/preset/README.md lists all',
      });
    if (!isRight(value))
      throw new Problem('rspress.config.ts', `the option "${name}" of the preset is wrong`, {
        expected,
        seen: JSON.stringify(value)?.slice(0, 80) ?? typeof value,
        fix: 'see packages/preset/README.md',
      });
  }
  if (!options.parts)
    throw new Problem('rspress.config.ts', 'the preset needs the option "parts"', {
      expected: OPTIONS.parts[0],
      fix: 'give the parts that pages use; `[]` for none',
    });
}

/** Switches the build cache off: plugins that look at each module would miss those that come out of the cache. */
const withoutCache = inProduction({
  name: 'preset:without-cache',
  setup: (api) =>
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { performance: { buildCache: false } }),
    ),
});

/** The plugins of the preset, for a site of that configuration. */
function pluginsOf(options: PresetOptions, config: UserConfig): { plugins: RspressPlugin[]; head: UserConfig['head'] } {
  const { parts, fenceWords, fonts, stylesNotUsed = {}, noPages, feeds: kinds = [], search, twins, publish } = options;
  const html = new HtmlPass(noPages);
  const { langs, base } = shapeOf(config);
  const origin = config.siteOrigin ?? '';
  const rss =
    kinds.length > 0 ? feedsOf({ origin, base, langs: langs as [string, ...string[]], feeds: kinds }) : undefined;
  return {
    head: [...(config.head ?? []), ...(rss ? [rss.head] : [])],
    plugins: [
      ...pluginOffer(config.root ?? 'docs', fenceWords),
      ...partPlugins(parts),
      ...(config.themeConfig?.lastUpdated ? [lastUpdated(config.root ?? 'docs')] : []),
      pluginPlace(),
      pluginTexts(),
      withoutCache,
      pluginStyles(html, stylesNotUsed),
      pluginClient(html, parts),
      ...(fonts ? [pluginFonts(html, fonts)] : []),
      html.plugin(),
      ...(rss ? [rss.plugin(html)] : []),
      ...(config.search === false ? [] : [searchIndex(html, search)]),
      ...(twins ? llms({ ...twins, parts, config }) : []),
      ...(config.siteOrigin ? [pluginPublish(html, publish)] : []),
    ],
  };
}

/**
 * The configuration of a site whose pages send no React to their readers.
 * @param config Rspress's own configuration. Its plugins come first, because those of the preset read what they leave.
 * @throws Problem for an option that is unknown or wrong
 */
export function preset(options: PresetOptions, config: UserConfig): UserConfig {
  refuseWrong(options);
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
