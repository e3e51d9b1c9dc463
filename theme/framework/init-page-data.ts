/**
 * Stands in for Rspress's `runtime/initPageData.js` in production builds (tools/framework/page-entries.ts). The data of a page is
 * made once and kept, so that the router can show the new address and its page at the same time: stock draws every page
 * twice, first with the data of the page before.
 */
import type { PageContext } from '@rspress/core/runtime';
import type { ContextType } from 'react';
import siteData from 'virtual-site-data';
import { splitPath } from '../boot/path.ts';
import { pageData } from './page-data.ts';
import { routeKey } from './paths.ts';
import { pathnameToRouteService } from './routes.ts';

type Page = ContextType<typeof PageContext>['data'];
type Meta = Pick<Page, 'toc' | 'title' | 'frontmatter' | 'headingTitle'>;
type Compiled = { __RSPRESS_PAGE_META?: Record<string, Meta> };

const made = new Map<string, Page>();

/** The data of a page whose script has run and that was asked for before. */
export const knownPage = (pathname: string) => made.get(routeKey(pathname));

/** What Rspress's parts know of an address that is no page. */
function missing(pathname: string): Page {
  const { lang, version } = splitPath(pathname, {
    base: '/',
    lang: siteData.lang,
    langs: siteData.locales.map((locale) => locale.lang),
    versions: siteData.multiVersion.versions,
  });
  return {
    pagePath: '',
    pageType: '404',
    routePath: '/404',
    lang,
    frontmatter: {},
    title: '404',
    toc: [],
    version: version || siteData.multiVersion.default,
  };
}

/** The data of a page, after its script has been fetched. */
export async function initPageData(pathname: string): Promise<Page> {
  const route = pathnameToRouteService(pathname);
  if (!route) return missing(pathname);
  const key = routeKey(pathname);
  const { default: compiled } = await route.preload();
  const known = made.get(key);
  if (known) return known;
  const { __RSPRESS_PAGE_META: metas } = compiled as Compiled;
  const pagePath = route.filePath;
  const { toc = [], title = '', frontmatter = {}, ...rest } = metas?.[encodeURIComponent(pagePath)] ?? {};
  const record = pageData.pages.find(({ routePath }) => routeKey(routePath) === key) as Page;
  const page = {
    ...rest,
    ...record,
    pagePath,
    pageType: (frontmatter.pageType as Page['pageType'] | undefined) ?? 'doc',
    title,
    frontmatter,
    toc,
  };
  made.set(key, page);
  return page;
}

/** Of the stock module's own memory, which has room for three pages: there is nothing to remember. */
export const warmPageData = () => {};
export const setCurrentPageData = () => {};
export const consumeCachedPageData = () => undefined;
