/**
 * Where each page of a language stands: its section in the header, its groups in the sidebar, and its neighbors. Free of
 * Rspress: the theme passes what its hooks return (packages/preset/frame/places.ts), packages/preset/plugins the configuration.
 */
import { routeKey, toRoute } from '@rsdoctor-docs/base/site';

export interface NavEntry {
  text?: string;
  link?: string;
  activeMatch?: string;
}

/** An entry of a sidebar; a divider has no text. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: readonly SidebarEntry[];
}

export interface Navigation {
  nav: readonly NavEntry[];
  /** The sidebars by the paths that they belong to: `/guide/`. */
  sidebar: Readonly<Record<string, readonly SidebarEntry[]>>;
}

interface PageLink {
  text: string;
  link: string;
}

/** A step of the breadcrumbs. A group of the sidebar without a page of its own has no link. */
type Step = Pick<PageLink, 'text'> & Partial<PageLink>;

export interface Place {
  /** The page's name in a sidebar, if it is in one. */
  label?: string;
  /** The groups of the sidebar that contain the page, from the top down. A group contains its own page too. */
  groups: readonly SidebarEntry[];
  /** The breadcrumbs: section and groups, without the page itself. */
  above: readonly Step[];
  prev?: PageLink;
  next?: PageLink;
}

export interface Places {
  /** The pages of the sidebars as `routeKey`s, from top to bottom. */
  keys: readonly string[];
  /** The place of any page. */
  of(route: string): Place;
}

type Listed = Pick<Place, 'groups' | 'prev' | 'next'>;

/** The links of a sidebar to pages of the site, from top to bottom; a group's own page comes before the others. */
const linksIn = (
  entries: readonly SidebarEntry[],
  above: readonly SidebarEntry[] = [],
): (PageLink & { groups: readonly SidebarEntry[] })[] =>
  entries.flatMap((entry) => {
    const { text = '', link, items } = entry;
    const groups = items ? [...above, entry] : above;
    return [...(link?.startsWith('/') ? [{ text, link, groups }] : []), ...linksIn(items ?? [], groups)];
  });

/** A step, without a link that leads out of the site or to the page itself. */
function stepTo(text: string, link: string | undefined, route: string): Step {
  return { text, ...(link?.startsWith('/') && routeKey(link) !== routeKey(route) && { link: toRoute(link) }) };
}

/** @param navigation what Rspress makes of the `_nav.json` and `_meta.json` files of a language */
export function placesOf({ nav, sidebar }: Navigation): Places {
  const labels = new Map<string, string>();
  const listed = new Map<string, Listed>();
  // Rspress shows the sidebar with the longest path.
  for (const [path, entries] of Object.entries(sidebar).toSorted(([a], [b]) => b.length - a.length)) {
    const links = linksIn(entries);
    for (const { text, link } of links) if (!labels.has(routeKey(link))) labels.set(routeKey(link), text);
    // A sidebar may also link to a page that shows another sidebar, or none: readers who turn pages do not get there.
    const own = links.filter(({ link }) => link.startsWith(path));
    for (const [index, { link, groups }] of own.entries()) {
      const key = routeKey(link);
      if (listed.has(key)) continue;
      const [prev, next] = [own[index - 1], own[index + 1]];
      listed.set(key, { groups, ...(prev && { prev }), ...(next && { next }) });
    }
  }

  /** The header's entry for a page. It leads to the page of the section's folder, if there is one. */
  const sectionOf = (route: string): Step[] => {
    for (const { text, link, activeMatch } of nav) {
      if (!text || !link?.startsWith('/')) continue;
      const match = new RegExp(activeMatch ?? toRoute(link)).exec(route);
      if (!match) continue;
      const folder = route.slice(0, match.index + match[0].length);
      if (folder === route) return [];
      return [stepTo(text, folder.endsWith('/') && listed.has(routeKey(folder)) ? folder : link, route)];
    }
    return [];
  };

  return {
    keys: [...listed.keys()],
    of(route) {
      const key = routeKey(route);
      const { groups, ...around } = listed.get(key) ?? { groups: [] };
      const label = labels.get(key);
      const steps = groups.flatMap(({ text, link }) =>
        text && !(link && routeKey(link) === key) ? stepTo(text, link, route) : [],
      );
      return { ...around, ...(label !== undefined && { label }), groups, above: [...sectionOf(route), ...steps] };
    },
  };
}
