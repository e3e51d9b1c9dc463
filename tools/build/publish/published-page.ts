import { toRoute } from '../../../theme/site.ts';

/** What the steps of publishing know of a page. */
export interface Page {
  /** Path without base: `/guide/start/intro`, `/zh/`. */
  route: string;
  lang: string;
  kind: 'home' | 'doc' | 'article';
  title: string;
  description: string;
  /** Pages above this one, without the home page, from the top down; `route` is absent for a mere label. */
  above: { text: string; route?: string }[];
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

interface NavItem {
  text?: string;
  link?: string;
  activeMatch?: string;
}
type SidebarItem = string | { text?: string; link?: string; items?: SidebarItem[] };

/** The group of a sidebar that holds a route, by its label; the innermost one. */
function groupOf(items: SidebarItem[], route: string): string | undefined {
  for (const item of items) {
    if (typeof item === 'string' || !item.items) continue;
    const deeper = groupOf(item.items, route);
    if (deeper) return deeper;
    const holds = item.items.some((child) => toRoute(typeof child === 'string' ? child : (child.link ?? '')) === route);
    if (holds || toRoute(item.link ?? '') === route) return item.text;
  }
  return undefined;
}

/**
 * The way from the top navigation down to a page.
 * @param exists whether a route is a page: the label of a group leads to the overview page of the folder when there is
 * one
 */
export function pathAbove(
  route: string,
  nav: NavItem[],
  sidebar: Record<string, SidebarItem[]>,
  exists: (route: string) => boolean,
): Page['above'] {
  const patternOf = ({ activeMatch, link }: NavItem) => new RegExp(activeMatch ?? `^${link}$`);
  const section = nav.find((item) => Boolean(item.link?.startsWith('/')) && patternOf(item).test(route));
  // A section whose folder has a page of its own is that page, whatever the navigation leads to.
  const match = section && patternOf(section).exec(route);
  const root = match ? route.slice(0, match.index + match[0].length) : '';
  const items = Object.entries(sidebar).find(([prefix]) => route.startsWith(prefix))?.[1] ?? [];
  const group = groupOf(items, route);
  const folder = route.replace(/[^/]+$/, '');
  return [
    ...(section?.text
      ? [{ text: section.text, route: root.endsWith('/') && exists(root) ? root : toRoute(section.link ?? '') }]
      : []),
    ...(group && group !== section?.text
      ? [{ text: group, ...(folder !== route && exists(folder) ? { route: folder } : {}) }]
      : []),
  ].filter((step) => step.route !== route);
}
