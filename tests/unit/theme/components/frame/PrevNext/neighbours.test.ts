import { expect, it } from 'vitest';
import { neighbours } from '../../../../../../theme/components/frame/PrevNext/neighbours.ts';

const sidebar = [
  { text: 'A', link: '/a.html' },
  { dividerType: 'solid' },
  { text: 'Group', link: '/g/index.html', items: [{ text: 'B', link: '/g/b.html' }] },
  { text: 'Outside', link: 'https://example.com' },
  { sectionHeaderText: 'Header' },
];

it('goes through the sidebar top to bottom, the page of a group first', () => {
  expect(neighbours(sidebar, '/g/')).toEqual({
    prev: { text: 'A', link: '/a.html' },
    next: { text: 'B', link: '/g/b.html' },
  });
  expect(neighbours(sidebar, '/g/b').next).toBeUndefined();
});

it('has nothing for a page that is not there', () => {
  expect(neighbours(sidebar, '/nope')).toEqual({});
});
