import type { NormalizedSidebarGroup, SidebarData } from '@rspress/core';

export type Entry = SidebarData[number];
export const isGroup = (entry: Entry): entry is NormalizedSidebarGroup => 'items' in entry;

/** Identifies an entry: its address, otherwise its text. A divider has neither. */
export function entryName(entry: Entry): string {
  if ('dividerType' in entry) return '';
  if ('sectionHeaderText' in entry) return entry.sectionHeaderText;
  return entry.link || entry.text;
}

export type IsActive = (link: string) => boolean;

/** Whether a group's own page, or one inside it at any depth, is on screen. */
export function holdsActive(group: NormalizedSidebarGroup, isActive: IsActive): boolean {
  if (group.link && isActive(group.link)) return true;
  return group.items.some((entry) => {
    if (isGroup(entry as Entry)) return holdsActive(entry as NormalizedSidebarGroup, isActive);
    return 'link' in entry && Boolean(entry.link) && isActive(entry.link as string);
  });
}
