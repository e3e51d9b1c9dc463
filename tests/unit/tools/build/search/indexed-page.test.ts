import { describe, expect, test } from 'vitest';
import type { Section } from '../../../../../theme/components/search/engine/index-file.ts';
import { placeFinder, toIndexedPage } from '../../../../../tools/build/search/indexed-page.ts';

describe('the name of the group', () => {
  const placeOf = placeFinder({
    title: 'Site',
    nav: [{ text: 'Config', link: '/config/', activeMatch: '/config/' }],
    sidebar: {
      '/guide': [
        {
          text: 'Usage',
          link: '/guide/usage/',
          items: [{ text: 'Bundle size', link: '/guide/usage/bundle-size.html' }],
        },
      ],
    },
  });

  test.each([
    ['/guide/usage/bundle-size', 'Usage', true],
    ['/guide/usage/', 'Usage', true],
    ['/config/options/options-shared', 'Config', false],
    ['/elsewhere', 'Site', false],
  ])('%s', (route, group, isListed) => expect(placeOf(route)).toMatchObject({ group, isListed }));
});

const facts = { routePath: '/a', title: 'From data', lang: 'en', frontmatter: {} };

test('what readers ask of the page as a whole comes along', () => {
  const place = { group: 'Usage', isListed: true, label: 'Usage' };
  const sections: Section[] = [[1, 't', 'Usage', 'all', ['how is it used']]];
  for (const overview of [true, false])
    expect(toIndexedPage({ ...facts, frontmatter: { overview } }, sections, place)?.sections[0]?.[4]).toEqual([
      'how is it used',
    ]);
});

test('an overview page is found by its title, not by its list of other pages', () => {
  const page = toIndexedPage(
    { ...facts, frontmatter: { overview: true } },
    [
      [1, 't', 'Usage', 'all'],
      [2, 'x', 'Other page', ''],
    ],
    { group: 'Usage', isListed: true, label: 'Usage' },
  );
  expect(page!.sections).toEqual([[1, 't', 'Usage', '']]);
});

test('keywords, description and the name in the sidebar are searched', () => {
  const page = toIndexedPage(
    { ...facts, frontmatter: { keywords: ['a', 'b', 3], description: 'D' } },
    [[1, '', '', 'x']],
    { group: 'G', isListed: true, label: 'In the menu' },
  );
  expect(page).toMatchObject({ keywords: 'a b In the menu', description: 'D', sections: [[1, '', 'From data', 'x']] });
});
