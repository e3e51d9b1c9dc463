/** The site and its pages for the steps of publishing, from Rspress's configuration and records. */
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { type Place, type Places, placesOf } from '../../../theme/navigation.ts';
import { navigationOf } from '../../framework/navigation.ts';
import { cached } from '../../lib/cache.ts';
import { dayOf } from '../posts.ts';
import { cardSvg, renderCard } from './og-image.ts';

/** What the steps of publishing know of a page. */
export interface Page {
  /** Path without base: `/guide/start/intro`, `/zh/`. */
  route: string;
  lang: string;
  kind: 'home' | 'doc' | 'article';
  title: string;
  description: string;
  /** Breadcrumbs, without the home page. */
  above: Place['above'];
  /** Day of the first publication (blog) and of the newest commit, YYYY-MM-DD. */
  published?: string;
  modified?: string;
}

/** The site as the steps of publishing see it. */
export interface Site {
  name: string;
  description: Record<string, string>;
  origin: string;
  base: string;
  lang: string;
  langs: string[];
}

/** Absolute address of a route or a file. */
export const absolute = (site: Pick<Site, 'origin' | 'base'>, route: string) =>
  site.origin.replace(/\/$/, '') + site.base.replace(/\/$/, '') + route;

/** Rspress's record of a page, with the date that last-updated.ts adds. */
export type PageData = PageIndexInfo & { lastUpdatedTime?: string };

/** The site by its configuration. */
export function readSite(config: UserConfig): Site {
  const locales = config.locales ?? [];
  return {
    name: config.title ?? '',
    description: Object.fromEntries(locales.map(({ lang, description }) => [lang, description ?? ''])),
    origin: config.siteOrigin ?? '',
    base: config.base ?? '/',
    lang: config.lang ?? 'en',
    langs: locales.map(({ lang }) => lang),
  };
}

function describePage(data: PageData, site: Site, places: Places | undefined): Page {
  const frontmatter = data.frontmatter as Record<string, unknown>;
  const isHome = frontmatter.pageType === 'home';
  const hero = frontmatter.hero as { text?: string } | undefined;
  const description = frontmatter.description ?? (isHome ? site.description[data.lang] : undefined) ?? data.description;
  return {
    route: data.routePath,
    lang: data.lang,
    kind: isHome ? 'home' : /\/blog\/./.test(data.routePath) ? 'article' : 'doc',
    title: String((isHome && hero?.text) || (frontmatter.title ?? data.title)),
    description: String(description ?? ''),
    above: places?.of(data.routePath).above ?? [],
    published: dayOf(frontmatter),
    modified: data.lastUpdatedTime,
  };
}

/** All pages with their breadcrumbs, in the order of their addresses. */
export function describeAll(data: PageData[], config: UserConfig): Page[] {
  const site = readSite(config);
  const places = new Map(site.langs.map((lang) => [lang, placesOf(navigationOf(config, lang))]));
  return data
    .map((page) => describePage(page, site, places.get(page.lang)))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The card of a page as PNG, drawn or taken from the cache. @param logo content of the logo's SVG */
export function cardOf(page: Page, site: Site, logo: string): Promise<Buffer> {
  const svg = cardSvg(
    {
      site: site.name,
      section: page.above.map(({ text }) => text).join(' / '),
      title: page.title,
      address: decodeURI(absolute(site, page.route)).replace(/^https?:\/\/|\/$/g, ''),
    },
    logo,
  );
  return cached('og', svg, () => renderCard(svg));
}
