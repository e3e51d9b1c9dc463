import { expect, test } from 'vitest';
import { placesOf } from './navigation.ts';

const places = placesOf({
  nav: [
    { text: 'Guide', link: '/guide/start/intro', activeMatch: '^/guide/' },
    { text: 'Rules', link: '/rules/first', activeMatch: '^/rules/' },
    { text: 'GitHub', link: 'https://example.com' },
  ],
  sidebar: {
    '/guide/': [
      { text: 'Intro', link: '/guide/start/intro' },
      { text: 'Called by the guide', link: '/guide/deep/page' },
      {
        text: 'Usage',
        link: '/guide/usage/',
        items: [
          { text: 'One', link: '/guide/usage/one' },
          { text: 'Elsewhere', link: 'https://example.com' },
        ],
      },
      { text: 'A rule', link: '/rules/first' },
      { text: 'Last', items: [{ text: 'Two', link: '/guide/usage/two.html' }] },
    ],
    '/guide/deep/': [{ text: 'Called by its own', link: '/guide/deep/page' }],
    '/rules/': [
      { text: 'All rules', link: '/rules/' },
      { text: 'First', link: '/rules/first' },
    ],
  },
});

test('neighbors are those of the sidebar that the page shows, without links that leave it', () => {
  expect(places.of('/guide/usage/one')).toMatchObject({
    label: 'One',
    prev: { text: 'Usage', link: '/guide/usage/' },
    next: { text: 'Two', link: '/guide/usage/two.html' },
  });
  // The sidebar of the guide links to it, but it shows its own.
  expect(places.of('/rules/first')).toMatchObject({ prev: { text: 'All rules' } });
  expect(places.of('/rules/first').next).toBeUndefined();
});

test('of two sidebars with a page, the one with the longer path is shown, and names the page', () => {
  const { label, prev, next } = places.of('/guide/deep/page');
  expect([label, prev, next]).toEqual(['Called by its own', undefined, undefined]);
});

test('breadcrumbs are section and groups, with a link where there is a page, and never to the page itself', () => {
  const above = (route: string) => places.of(route).above;
  expect(above('/guide/usage/one')).toEqual([
    { text: 'Guide', link: '/guide/start/intro' },
    { text: 'Usage', link: '/guide/usage/' },
  ]);
  expect(above('/guide/usage/two')).toEqual([{ text: 'Guide', link: '/guide/start/intro' }, { text: 'Last' }]);
  expect(above('/guide/usage/'), 'a group contains its own page').toEqual([
    { text: 'Guide', link: '/guide/start/intro' },
  ]);
  expect(above('/guide/start/intro'), 'the section leads to this page').toEqual([{ text: 'Guide' }]);
  expect(above('/rules/first'), 'the page of the folder, not the link of the bar').toEqual([
    { text: 'Rules', link: '/rules/' },
  ]);
  expect(above('/rules/'), 'the page of the folder is the section').toEqual([]);
  expect(above('/elsewhere')).toEqual([]);
});

test('a group that leads out of the site is a step without a link', () => {
  const { of } = placesOf({
    nav: [],
    sidebar: { '/': [{ text: 'Out', link: 'https://example.com', items: [{ text: 'In', link: '/in' }] }] },
  });
  expect(of('/in').above).toEqual([{ text: 'Out' }]);
});

test('the pages in the order of the sidebars; spellings of a path are one page', () => {
  expect(places.keys.filter((key) => key.startsWith('/guide/usage'))).toEqual([
    '/guide/usage',
    '/guide/usage/one',
    '/guide/usage/two',
  ]);
  expect(places.of('/guide/usage/two.html').label).toBe('Two');
});
