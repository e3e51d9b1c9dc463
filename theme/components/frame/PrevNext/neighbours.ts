// Pure part of PrevNextPage: the pages before and after one, in the order of the sidebar.
import { routeKey } from '../../../site.ts';

interface SidebarEntry {
  text?: string;
  link?: string;
  items?: readonly unknown[];
}

export interface PageLink {
  text: string;
  link: string;
}

/** All internal links of a sidebar, top to bottom; the page of a group comes before the group's pages. */
function sidebarLinks(sidebar: readonly unknown[]): PageLink[] {
  return (sidebar as readonly SidebarEntry[]).flatMap(({ text = '', link, items = [] }) => [
    ...(link?.startsWith('/') ? [{ text, link }] : []),
    ...sidebarLinks(items),
  ]);
}

/** The neighbors of the page; a page that is not in the sidebar has none. */
export function neighbours(sidebar: readonly unknown[], pathname: string): { prev?: PageLink; next?: PageLink } {
  const links = sidebarLinks(sidebar);
  const index = links.findIndex(({ link }) => routeKey(link) === routeKey(pathname));
  if (index === -1) return {};
  const [prev, next] = [links[index - 1], links[index + 1]];
  return { ...(prev && { prev }), ...(next && { next }) };
}
