import type { NavItem, SidebarData } from '@rspress/core';
import { routeKey } from '../../../site.ts';
import { type Entry, isGroup } from './sidebar-groups.ts';

/** A place above a page; a group of the sidebar without a page of its own has no link. */
export interface Step {
  text: string;
  link?: string | undefined;
}

function groupsAbove(entries: SidebarData, page: string): Step[] | undefined {
  for (const entry of entries) {
    if ('link' in entry && entry.link && routeKey(entry.link) === page) return [];
    if (!isGroup(entry)) continue;
    const below = groupsAbove(entry.items as Entry[], page);
    if (below) return [{ text: entry.text, link: entry.link }, ...below];
  }
  return undefined;
}

/**
 * Where a page stands: its section in the header, then the groups of the sidebar that hold it; never the page itself.
 * Empty for a page that is in no sidebar.
 * @param section the header's entry of the page's section
 */
export function trailOf(section: NavItem | undefined, sidebar: SidebarData, pathname: string): Step[] {
  const page = routeKey(pathname);
  const groups = groupsAbove(sidebar, page);
  if (!groups) return [];
  const link = section && 'link' in section ? section.link : undefined;
  // The first page of a section does not lead to itself.
  const first = section?.text ? [{ text: section.text, link: link && routeKey(link) !== page ? link : undefined }] : [];
  return [...first, ...groups];
}
