/**
 * Stands in for Rspress's `runtime/initPageData.js` in production builds (tools/framework/page-entries.ts). The data of
 * a page is made once and kept, so that the router can show the new address and its page at the same time: stock draws
 * every page twice, first with the data of the page before.
 */
import siteData from 'virtual-site-data';
import { routeKey, splitPath } from '../site.ts';
import { knownPages, type Page } from './known-pages.ts';
import { PAGE_META } from './names.ts';
import { pageData } from './page-data.ts';
import { pathnameToRouteService } from './routes.ts';

type Meta = Pick<Page, 'toc' | 'title' | 'frontmatter' | 'headingTitle'>;
interface Compiled {
  [PAGE_META]?: Record<string, Meta>;
}

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

let isFirst = true;

/** The data of a page, after its script has been fetched. */
export async function initPageData(pathname: string): Promise<Page> {
  if (isFirst) {
    isFirst = false;
    // On a slow phone to run the scripts is work enough for one task.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const route = pathnameToRouteService(pathname);
  if (!route) return missing(pathname);
  const key = routeKey(pathname);
  const { default: compiled } = await route.preload();
  const known = knownPages.get(key);
  if (known) return known;
  const { [PAGE_META]: metas } = compiled as Compiled;
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
  knownPages.set(key, page);
  return page;
}

/** Of the stock module's own memory, which has room for three pages: there is nothing to remember. */
export const warmPageData = () => {};
export const setCurrentPageData = () => {};
export const consumeCachedPageData = () => undefined;
