/** The function around the configuration of a site. */
import { ESCAPE_HEADING_IDS } from '@rsdoctor-docs/base/docs/heading-ids';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { shapeOf } from '@rsdoctor-docs/base/site';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { code } from './parts/code/plugin.ts';
import { packageManagerTabs } from './parts/package-manager-tabs/plugin.ts';
import { type SearchIndexOptions, search, searchIndex } from './parts/search/plugin.ts';
import { table } from './parts/table/plugin.ts';
import { tabs } from './parts/tabs/plugin.ts';
import { zoom } from './parts/zoom/plugin.ts';
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

/** What a site tells the preset; README.md has a table of the same. */
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

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => isList(value) && value.every(isText);
const isFunction = (value: unknown) => typeof value === 'function';
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;
/** Whether a value is an object with no other fields than these, each as it must be; names with a `?` may be missing. */
const has = (fields: Fields) => (value: unknown) =>
  isRecord(value) &&
  Object.keys(value).every((name) => name in fields || `${name}?` in fields) &&
  Object.entries(fields).every(([key, isRight]) => {
    const field = value[key.replace('?', '')];
    return (key.endsWith('?') && field === undefined) || isRight(field);
  });
const isOptional = (value: unknown) => value === null || isRecord(value);

/** What each option must be, in words and as a test. */
export const OPTIONS: Record<keyof PresetOptions, readonly [expected: string, isRight: (value: unknown) => boolean]> = {
  parts: [
    'a list of parts; one that has settings is called: search()',
    (value) => isList(value) && value.every((part) => isRecord(part) && isText(part.name)),
  ],
  inputs: ['a function that returns a list of files', isFunction],
  fenceWords: ['a list of words', isTexts],
  fonts: [
    '{ roots: [files and folders], withoutFont?: [languages] }',
    has({ roots: isTexts, 'withoutFont?': isTexts }),
  ],
  stylesNotUsed: ['a list of files and folders below node_modules', isTexts],
  noPages: ['a list of folders', isTexts],
  feeds: [
    'a list of { id, folder, title, description }; the last two with a text for each language',
    (value) =>
      isList(value) && value.every(has({ id: isText, folder: isText, title: isRecord, description: isRecord })),
  ],
  search: [
    '{ hosted?: { … }, weightOf?: (route) => number, answersIn?: (lang) => answers }',
    has({ 'hosted?': isOptional, 'weightOf?': isFunction, 'answersIn?': isFunction }),
  ],
  twins: [
    '{ about?: a text for each language, home?: (frontmatter) => Markdown }',
    has({ 'about?': isRecord, 'home?': isFunction }),
  ],
  publish: [
    '{ moved?, about?, card?, headers?, notices? }, an object each',
    has({ 'moved?': isRecord, 'about?': isRecord, 'card?': isRecord, 'headers?': isRecord, 'notices?': isRecord }),
  ],
};

const README = 'the README of @rsdoctor-docs/preset';

/** A value as a message shows it, of a list the first entry that is wrong: functions by a word, because JSON has none. */
function shown(value: unknown, isRight: (value: unknown) => boolean): string {
  const at = isList(value) ? value.findIndex((entry) => !isRight([entry])) : -1;
  const shape = (_: string, one: unknown) => (typeof one === 'function' ? 'a function' : one);
  const text = JSON.stringify(isList(value) && at >= 0 ? value[at] : value, shape) ?? String(value);
  return `${at < 0 ? '' : `entry ${at + 1}: `}${text.slice(0, 80)}`;
}

/** @throws Problem for the first option that the preset does not know, or that is something else than it must be */
function refuseWrong(options: PresetOptions): void {
  if (!isRecord(options) || 'plugins' in options)
    throw new Problem('rspress.config.ts', 'the first argument of `preset` is not its options', {
      expected: 'preset(options, config)',
      fix: `give the options first, Rspress's own configuration second; ${README} has a whole file`,
    });
  const names = Object.keys(OPTIONS);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const [expected, isRight] = OPTIONS[name as keyof PresetOptions] ?? [];
    if (!expected || !isRight)
      throw new Problem('rspress.config.ts', `the preset has no option "${name}"`, {
        expected: nearest(name, names) ?? names.join(', '),
        fix: `correct the name, or take it out; ${README} lists all, and what is Rspress's own stands in the second argument`,
      });
    if (!isRight(value))
      throw new Problem('rspress.config.ts', `the option "${name}" of the preset is wrong`, {
        expected,
        seen: shown(value, isRight),
        fix: `see the table in ${README}`,
      });
  }
}

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
      ...pluginOffer(config.root ?? 'docs', fenceWords),
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
      ...llms({ ...twins, parts, config }),
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
