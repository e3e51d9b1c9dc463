import { Problem } from '@rsdoctor-docs/base/problem';
import { isNotFoundFile, langPrefix } from '@rsdoctor-docs/base/site';
import type { RspressPlugin } from '@rspress/core';
import { type FeedOutputTransformer, pluginRss } from '@rspress/plugin-rss';
import { withRegion } from '../frame/layout/tags.ts';
import type { HtmlPass } from './html-pass.ts';

/** A feed, which the site has in each of its languages. */
export interface Feed {
  /** Name of its file: `releases` is `/rss/releases.rss`, and `/rss/fr-releases.rss` in another language. */
  id: string;
  /** What the routes of its pages begin with, without the language: `/blog/release/`. */
  folder: string;
  /** By language. */
  title: Readonly<Record<string, string>>;
  /** By language. */
  description: Readonly<Record<string, string>>;
}

interface Options {
  /** Where the site is published. */
  origin: string;
  /** Where the site lives on its origin, with slashes around. */
  base?: string;
  /** The languages of the site, the default one first. */
  langs: readonly [string, ...string[]];
  feeds: readonly Feed[];
}

/** Dates a feed by its newest post, not by the build: two builds of one commit give the same file. */
export const datedByPosts: FeedOutputTransformer = (_, { feed }) => {
  feed.options.updated = new Date(Math.max(...feed.items.map(({ date }) => date.getTime())));
  return feed.rss2();
};

/**
 * RSS 2.0 feeds, in each language. Their links in the page heads are plain `config.head`
 * tags, without `hreflang`: with one they would replace the page's own alternate of that language.
 */
export function feeds({ origin, base = '/', langs, feeds: all }: Options): {
  plugin: (html: HtmlPass) => RspressPlugin;
  head: (route: { lang: string }) => string;
} {
  const [defaultLang] = langs;
  /** Address of a feed below the site's root. */
  const pathOf = (id: string, lang: string) => `rss/${lang === defaultLang ? '' : `${lang}-`}${id}.rss`;
  const channels = langs.flatMap((lang) =>
    all.map((kind) => ({
      id: `${lang}-${kind.id}`,
      // `routePath` carries the language, except the default one's.
      test: (page: { routePath: string }) => page.routePath.startsWith(langPrefix(lang, defaultLang) + kind.folder),
      title: kind.title[lang] ?? kind.id,
      description: kind.description[lang] ?? '',
      // The full tag (`fr-fr`) differs from the name of a locale on purpose, see above.
      language: withRegion(lang, '-').toLowerCase(),
      // Feed readers have no base address to resolve links against.
      item: <Item extends { content?: string; link: string }>(item: Item) => ({
        ...item,
        link: item.link.replace(`${origin}/`, origin + base),
        content: item.content?.replaceAll(/(href|src)="\//g, `$1="${origin}/`),
      }),
      output: { type: 'rss' as const, dir: '.', filename: pathOf(kind.id, lang), transform: datedByPosts },
    })),
  );
  const plugin = pluginRss({
    siteUrl: origin,
    feed: channels.map((channel) => ({ ...channel, link: origin + base })),
  });
  /** Of all pages: a feed without posts is no file. */
  let routes: readonly string[] = [];
  const head = (route: { lang: string }) => {
    const lang = langs.includes(route.lang) ? route.lang : defaultLang;
    return all
      .filter(({ folder }) => routes.some((one) => one.startsWith(langPrefix(lang, defaultLang) + folder)))
      .map(
        (kind) =>
          `<link rel="alternate" type="application/rss+xml" title="${kind.title[lang] ?? kind.id}" href="${base}${pathOf(kind.id, lang)}">`,
      )
      .join('');
  };
  if (plugin.globalUIComponents?.length !== 1)
    throw new Problem('@rspress/plugin-rss', 'the plugin adds its links to pages in another way', {
      expected: '1 component in globalUIComponents',
      seen: String(plugin.globalUIComponents?.length ?? 0),
      fix: 'bring packages/preset/plugins/feeds.ts up to date: these links have hreflang, and would replace the alternates of pages',
    });
  return {
    plugin: (html) => {
      // Rspress leaves `config.head` out of the 404 pages.
      html.add((page) => {
        if (isNotFoundFile(page.file)) page.addToHead(head({ lang: page.file.split('/')[0] ?? '' }));
      });
      // The plugin's component would add links with `hreflang`.
      return {
        ...plugin,
        globalUIComponents: [],
        routeGenerated(found) {
          routes = found.map(({ routePath }) => routePath);
        },
      };
    },
    head,
  };
}
