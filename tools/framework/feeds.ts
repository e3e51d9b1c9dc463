import { Problem } from '@rsdoctor-docs/base/problem';
import {
  DEFAULT_LANG,
  inLang,
  isNotFoundFile,
  knownLang,
  LANGS,
  type Lang,
  langOfRoute,
} from '@rsdoctor-docs/base/site';
import type { RspressPlugin } from '@rspress/core';
import { type FeedOutputTransformer, pluginRss } from '@rspress/plugin-rss';
import type { HtmlPass } from './html-pass.ts';

const KINDS = [
  {
    id: 'releases',
    folder: '/blog/release/',
    title: { en: 'Rsdoctor releases', zh: 'Rsdoctor 发布日志' },
    description: { en: 'Release notes of Rsdoctor', zh: 'Rsdoctor 各版本的新功能和变化' },
  },
  {
    id: 'topics',
    folder: '/blog/topic/',
    title: { en: 'Rsdoctor topics', zh: 'Rsdoctor 专题' },
    description: { en: 'Investigations of real builds with Rsdoctor', zh: '使用 Rsdoctor 排查实际的构建问题' },
  },
] as const;

/** Language tag of an RSS channel. The full tag differs from the locale `en` on purpose (see `feeds`). */
const RSS_LANGUAGES: Readonly<Record<Lang, string>> = { en: 'en-us', zh: 'zh-cn' };

/** Address of a feed below the site's root. */
const feedPath = (id: string, lang: Lang) => `rss/${lang === DEFAULT_LANG ? '' : `${lang}-`}${id}.rss`;

/** Dates a feed by its newest post, not by the build: two builds of one commit give the same file. */
export const datedByPosts: FeedOutputTransformer = (_, { feed }) => {
  feed.options.updated = new Date(Math.max(...feed.items.map(({ date }) => date.getTime())));
  return feed.rss2();
};

/**
 * RSS 2.0 feeds: release notes and topics, in each language. Their links in the page heads are plain `config.head`
 * tags, without `hreflang`: with one they would replace the page's own alternate of that language.
 */
export function feeds(
  siteOrigin: string,
  base = '/',
): { plugin: (html: HtmlPass) => RspressPlugin; head: (route: { lang: string }) => string } {
  const channels = LANGS.flatMap((lang) =>
    KINDS.map((kind) => ({
      id: `${lang}-${kind.id}`,
      // `routePath` carries the language, except the default one's.
      test: (page: { routePath: string }) => page.routePath.startsWith(inLang(kind.folder, lang)),
      title: kind.title[lang],
      description: kind.description[lang],
      language: RSS_LANGUAGES[lang],
      // Feed readers have no base address to resolve links against.
      item: <Item extends { content?: string; link: string }>(item: Item) => ({
        ...item,
        link: item.link.replace(`${siteOrigin}/`, siteOrigin + base),
        content: item.content?.replaceAll(/(href|src)="\//g, `$1="${siteOrigin}/`),
      }),
      output: { type: 'rss' as const, dir: '.', filename: feedPath(kind.id, lang), transform: datedByPosts },
    })),
  );
  const plugin = pluginRss({
    siteUrl: siteOrigin,
    feed: channels.map((channel) => ({ ...channel, link: siteOrigin + base })),
  });
  const head = (route: { lang: string }) => {
    const lang = knownLang(route.lang);
    return KINDS.map(
      (kind) =>
        `<link rel="alternate" type="application/rss+xml" title="${kind.title[lang]}" href="${base}${feedPath(kind.id, lang)}">`,
    ).join('');
  };
  if (plugin.globalUIComponents?.length !== 1)
    throw new Problem('@rspress/plugin-rss', 'the plugin adds its links to pages in another way', {
      expected: '1 component in globalUIComponents',
      seen: String(plugin.globalUIComponents?.length ?? 0),
      fix: 'bring tools/framework/feeds.ts up to date: these links have hreflang, and would replace the alternates of pages',
    });
  return {
    plugin: (html) => {
      // Rspress leaves `config.head` out of the 404 pages.
      html.add((page) => {
        if (isNotFoundFile(page.file)) page.addToHead(head({ lang: langOfRoute(`/${page.file}`) }));
      });
      // The plugin's component would add links with `hreflang`.
      return { ...plugin, globalUIComponents: [] };
    },
    head,
  };
}
