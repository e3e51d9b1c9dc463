import type { NormalizedSidebarGroup } from '@rspress/core';
import { expect, test } from 'vitest';
import { holdsActive } from '../../../../../../theme/components/frame/Doc/sidebar-groups.ts';

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
