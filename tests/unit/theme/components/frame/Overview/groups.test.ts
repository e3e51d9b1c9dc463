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
const placesIn = (...entries: SidebarEntry[]) => placesOf({ nav: [], sidebar: { '/': entries } });

describe('overviewGroups', () => {
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

  it('names a sidebar group without a text, and leaves out pages of other folders', () => {
    const unnamed = overviewGroups({
      routePath: '/g/',
      pages: [page('/g/a', 'A'), page('/other/b', 'B')],
      places: placesIn({ items: [{ text: 'A', link: '/g/a' }] }),
      depths: [],
      others: 'Others',
    });
    expect(unnamed.map(({ name, items }) => [name, items.map(({ text }) => text)])).toEqual([['Others', ['A']]]);
  });
});
