/** The site and its pages for the steps of publishing, from Rspress's configuration and records. */

import { type SiteShape, shapeOf } from '@rsdoctor-docs/base/site';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { type Place, type Places, placesOf } from '../../frame/navigation.ts';
import { navigationOf } from '../navigation.ts';
import { dayOf } from '../written-date.ts';

/** A page as the steps of publishing see it. */
export interface PublishedPage {
  /** Path without base: `/guide/first`, `/fr/`. */
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
export interface PublishedSite extends SiteShape {
  name: string;
  description: Record<string, string>;
  origin: string;
}

/** Absolute address of a route or a file. */
export const absolute = (site: Pick<PublishedSite, 'origin' | 'base'>, route: string) =>
  site.origin.replace(/\/$/, '') + site.base.replace(/\/$/, '') + route;

/** Rspress's record of a page, with the date that last-updated.ts adds. */
export type PageData = PageIndexInfo & { lastUpdatedDay?: string };

/** The site by its configuration. */
export const publishedSite = (config: UserConfig): PublishedSite => ({
  ...shapeOf(config),
  name: config.title ?? '',
  description: Object.fromEntries((config.locales ?? []).map(({ lang, description }) => [lang, description ?? ''])),
  origin: config.siteOrigin ?? '',
});

function describePage(data: PageData, site: PublishedSite, places: Places | undefined): PublishedPage {
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
    modified: data.lastUpdatedDay,
  };
}

/** All pages with their breadcrumbs, in the order of their addresses. */
export function describeAll(data: PageData[], config: UserConfig): PublishedPage[] {
  const site = publishedSite(config);
  const places = new Map(site.langs.map((lang) => [lang, placesOf(navigationOf(config, lang))]));
  return data
    .map((page) => describePage(page, site, places.get(page.lang)))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
