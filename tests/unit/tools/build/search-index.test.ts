import { expect, test } from 'vitest';
import { placeFinder } from '../../../../tools/build/search-index.ts';

const placeOf = placeFinder(
  {
    title: 'Site',
    nav: [
      { text: 'Guide', link: '/guide/usage/', activeMatch: '/guide/' },
      { text: 'Config', link: '/config/', activeMatch: '/config/' },
    ],
    sidebar: {
      '/guide': [
        {
          text: 'Usage',
          link: '/guide/usage/',
          items: [{ text: 'Bundle size', link: '/guide/usage/bundle-size.html' }],
        },
        { text: '1.2', link: '/blog/release/release-note-1_2' },
      ],
    },
  },
  '/docs/questions',
);

test.each([
  ['/guide/usage/bundle-size', 'Usage', false, '/docs/questions/guide/usage/bundle-size.json'],
  ['/guide/usage/', 'Guide', false, '/docs/questions/guide/usage/index.json'],
  ['/config/options/options-shared', 'Config', true, '/docs/questions/config/options/options-shared.json'],
  ['/zh/elsewhere', 'Site', true, '/docs/questions/elsewhere.json'],
  ['/blog/release/release-note-1_2', 'Site', true, '/docs/questions/blog/release/release-note-1_2.json'],
])('%s has its group, and ranks by where it stands', (route, group, isAside, questions) =>
  expect(placeOf(route)).toMatchObject({ group, isAside, questions }),
);
