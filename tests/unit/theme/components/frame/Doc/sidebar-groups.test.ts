import type { NormalizedSidebarGroup } from '@rspress/core';
import { expect, test } from 'vitest';
import { entryName, holdsActive } from '../../../../../../theme/components/frame/Doc/sidebar-groups.ts';

const group = (items: unknown[], link = '') =>
  ({ text: 'Group', collapsible: true, collapsed: true, link, items }) as unknown as NormalizedSidebarGroup;
const active = (link: string) => link === '/here';

test('a group holds its own page', () => expect(holdsActive(group([], '/here'), active)).toBe(true));
test('a group holds the pages of the groups inside it', () => {
  expect(holdsActive(group([group([{ text: 'Page', link: '/here' }])]), active)).toBe(true);
  expect(holdsActive(group([group([{ text: 'Page', link: '/there' }])]), active)).toBe(false);
});
test('dividers and section headers are no pages', () => {
  expect(holdsActive(group([{ dividerType: 'solid' }, { sectionHeaderText: 'A' }]), () => true)).toBe(false);
});

test('an entry is named by its address, else by its words', () => {
  expect(entryName(group([], '/here'))).toBe('/here');
  expect(entryName(group([]))).toBe('Group');
  expect(entryName({ sectionHeaderText: 'A' })).toBe('A');
  expect(entryName({ dividerType: 'solid' })).toBe('');
});
