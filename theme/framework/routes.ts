/**
 * Stands in for Rspress's `runtime/route.js` in production builds (tools/framework/page-entries.ts). The stock file
 * holds the path and the chunk of every page of every language. Here a page's script adds the page, and the file of a
 * section (its sidebar, the addresses of its pages) is fetched when a link to it is near: the first load does not grow
 * with the site. Malformed percent-encodings do not throw.
 */
import { normalizeHref, removeBase, removeTrailingSlash, withBase } from '@rspress/core/runtime';
import { createElement, type ReactElement } from 'react';
import siteData from 'virtual-site-data';
import { FAILED_EVENT } from '../boot/events.ts';
import { load, request } from '../outside.ts';
import { routeKey } from '../site.ts';
import { loadedPage, type PageModule } from './page-data.ts';
import { readSection, type SectionFile, sectionName, sectionOf } from './sections.ts';

interface Route {
  path: string;
  filePath: string;
  readonly element: ReactElement | null;
  preload: () => Promise<PageModule>;
}

/** Whether two paths are of the same page. */
export const matchPath = (pattern: string, pathname: string) =>
  routeKey(pattern) === routeKey(pathname) ? { path: pattern } : null;
export const isActive = (itemLink: string, currentPathname: string) => matchPath(itemLink, currentPathname) !== null;

const { locales, sidebar } = siteData.themeConfig;
const sidebars = (locales?.map((locale) => locale.sidebar) ?? [sidebar]).filter((table) => table !== undefined);
const sectionKeys = sidebars.flatMap((table) => Object.keys(table));

const boot = document.querySelector<HTMLElement>('script[data-sections]')?.dataset ?? {};
const firstKey = routeKey(removeBase(location.pathname));
const unknown = new Set<string>(boot.pageScripts === undefined ? [firstKey] : []);

const sections = new Map<string, Promise<SectionFile>>();

/** The file of a section; a failed request is made again next time. */
function loadSection(key: string): Promise<SectionFile> {
  let section = sections.get(key);
  if (!section) {
    section = request(`${boot.sections}${sectionName(key)}.json`).then(async (answer) => {
      if (!answer.ok) throw new Error(`section ${key}: ${answer.status}`);
      const file = readSection(await answer.json());
      for (const table of sidebars) if (key in table) table[key] = file.sidebar;
      return file;
    });
    section.catch(() => sections.delete(key));
    sections.set(key, section);
  }
  return section;
}

const scripts = new Map<string, Promise<unknown>>();

/** A page's script; one that did not come is asked for again next time. */
function loadScript(src: string): Promise<unknown> {
  let script = scripts.get(src);
  if (!script) {
    const element = Object.assign(document.createElement('script'), { src });
    script = load(element);
    script.catch(() => {
      element.remove();
      scripts.delete(src);
    });
    scripts.set(src, script);
  }
  return script;
}

/** Brings a page: its section and its scripts, at the same time where both are known. */
async function loadPage(path: string): Promise<PageModule> {
  const section = await loadSection(sectionOf(path, sectionKeys));
  const present = loadedPage(path);
  if (present) return present.module;
  const files = section.pages[routeKey(path)];
  if (!files) throw new Error(`no page ${path}`);
  await Promise.all(files.map((file) => loadScript(withBase(`/${file}`))));
  const page = loadedPage(path);
  if (!page) throw new Error(`${path} did not come with its script`);
  return page.module;
}

let lastLink: HTMLAnchorElement | null = null;
addEventListener(
  'click',
  (event) => (lastLink = (event.target as Element).closest<HTMLAnchorElement>('a[href]')),
  true,
);

/** The first page is on screen already: when its parts are gone it stays as it was prerendered. */
function stay(error: Error): Promise<never> {
  console.warn('The page goes on without React:', error.message);
  dispatchEvent(new Event(FAILED_EVENT));
  return new Promise(() => {});
}

/** Leaves to the server what cannot be shown from here: no such page, or a deploy has replaced its script. */
function leave(path: string): Promise<never> {
  const followed =
    lastLink && routeKey(removeBase(lastLink.pathname)) === routeKey(path) ? lastLink.href : withBase(path);
  location.assign(followed);
  return new Promise(() => {});
}

const routes = new Map<string, Route>();

/**
 * The route of a path. Whether a page is there is known only when its section has come: until then there is one.
 * @returns undefined for a path that the server has answered with its 404 page
 */
export function pathnameToRouteService(pathname: string): Route | undefined {
  const key = routeKey(pathname);
  if (unknown.has(key)) return undefined;
  let route = routes.get(key);
  if (!route) {
    route = {
      get path() {
        return loadedPage(key)?.path ?? pathname;
      },
      get filePath() {
        return loadedPage(key)?.filePath ?? '';
      },
      get element() {
        const page = loadedPage(key);
        return page ? createElement(page.module.default) : null;
      },
      preload: () => loadPage(pathname).catch((error: Error) => (key === firstKey ? stay(error) : leave(pathname))),
    };
    routes.set(key, route);
  }
  return route;
}

/** Puts the address of the page on screen into its one spelling. */
export function redirectToCleanUrl(from: Location, history: History): boolean {
  const page = loadedPage(removeBase(from.pathname));
  if (siteData.route?.cleanUrlsRedirect === false || !page) return false;
  const right = removeTrailingSlash(siteData.base) + normalizeHref(page.path, Boolean(siteData.route?.cleanUrls));
  if (from.pathname === right) return false;
  history.replaceState(history.state, '', right + from.search + from.hash);
  return true;
}

/** Fetches a page that the reader may be about to open. */
export function preloadLink(link: string): void {
  if (siteData.route?.prefetchLink === false || unknown.has(routeKey(link))) return;
  loadPage(link).catch(() => undefined);
}
