import { describe, expect, it } from 'vitest';
import { overviewGroups } from '../../../../../../theme/components/frame/Overview/groups.ts';
import { placesOf, type SidebarEntry } from '../../../../../../theme/navigation.ts';

const page = (routePath: string, title: string) => ({
  routePath,
  title,
  description: `About ${title}`,
  toc: [
    { id: 'one', text: 'One-way', depth: 2 },
    { id: 'deep', text: 'Deep', depth: 3 },
  ],
});
const pages = [
  page('/g/', 'Index'),
  page('/g/b', 'B'),
  page('/g/a', 'A'),
  page('/g/loose', 'Loose'),
  page('/other/c', 'C'),
];
const placesIn = (...entries: SidebarEntry[]) => placesOf({ nav: [], sidebar: { '/': entries } });
const places = placesIn(
  {
    text: 'Group',
    items: [
      { text: 'Page A', link: '/g/a.html' },
      { text: 'In', items: [{ text: 'B', link: '/g/b.html' }] },
    ],
  },
  {},
  { text: 'Elsewhere', items: [{ text: 'C', link: '/other/c.html' }] },
);
const groups = overviewGroups({ routePath: '/g/', pages, places, depths: [2], others: 'Others' });

describe('overviewGroups', () => {
  it('follows the sidebar, and puts what is not there under the others', () => {
    expect(groups.map(({ name, items }) => [name, items.map(({ text }) => text)])).toEqual([
      ['Group', ['Page A', 'B']],
      ['Others', ['Loose']],
    ]);
  });

  it('lists headings of the wanted depth only', () => {
    expect(groups[0]?.items[0]?.headings.map(({ id }) => id)).toEqual(['one']);
  });

  it('leaves out headings that most of many pages have', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...page(`/g/${name}`, name),
      toc: [
        { id: `next-${name}`, text: 'Where next', depth: 2 },
        { id: name, text: `Only ${name}`, depth: 2 },
        ...(name < 'c' ? [{ id: 'two', text: 'On two of five', depth: 2 }] : []),
      ],
    }));
    const [{ items = [] } = {}] = overviewGroups({
      routePath: '/g/',
      pages: many,
      places: placesIn(),
      depths: [2],
      others: 'Others',
    });
    expect(items.map(({ headings }) => headings.map(({ text }) => text))).toEqual([
      ['Only a', 'On two of five'],
      ['Only b', 'On two of five'],
      ['Only c'],
      ['Only d'],
      ['Only e'],
    ]);
  });

  it('names a sidebar group without a text', () => {
    const unnamed = overviewGroups({
      routePath: '/g/',
      pages,
      places: placesIn({ items: [{ text: 'A', link: '/g/a' }] }),
      depths: [],
      others: 'Others',
    });
    expect(unnamed[0]?.name).toBe('Others');
  });
});
