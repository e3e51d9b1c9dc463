import { expect, test } from 'vitest';
import { type Place, placesOf, type SidebarEntry } from '../../../theme/navigation.ts';

const deep: SidebarEntry = { text: 'Deep', items: [{ text: 'Page', link: '/guide/usage/page.html' }] };
const usage: SidebarEntry = { text: 'Usage', link: '/guide/usage/index.html', items: [deep] };
const start: SidebarEntry = { text: 'Start', items: [{ text: 'First', link: '/guide/first' }] };
const places = placesOf({
  nav: [
    { text: 'Out', link: 'https://other.example', activeMatch: '/' },
    { text: 'Guide', link: '/guide/first.html', activeMatch: '/guide/' },
    { text: 'Blog', link: '/blog/newest.html', activeMatch: '/blog/' },
  ],
  sidebar: {
    '/guide/': [
      start,
      {},
      usage,
      { text: 'Outside', link: 'https://example.com' },
      { text: 'Viewer', link: '/preview/' },
      { text: 'Alone', link: '/guide/alone' },
    ],
    '/blog/': [
      { text: 'All', link: '/blog/' },
      { items: [{ text: 'Newest', link: '/blog/newest' }] },
      { text: 'Start here', link: '/guide/first' },
    ],
  },
});
const stepsOf = ({ above }: Place) => above.map(({ text, link }) => (link ? `${text} ${link}` : text));

test.each([
  ['/guide/usage/page', ['Guide /guide/first', 'Usage /guide/usage/', 'Deep']],
  ['/guide/usage/page.html', ['Guide /guide/first', 'Usage /guide/usage/', 'Deep']],
  ['/guide/usage/', ['Guide /guide/first']],
  ['/guide/alone', ['Guide /guide/first']],
  // The section's own first page does not lead to itself.
  ['/guide/first', ['Guide', 'Start']],
  // A page in no sidebar has its section.
  ['/guide/unlisted', ['Guide /guide/first']],
  // The page of the section's folder is the section; a group without a name is no step.
  ['/blog/', []],
  ['/blog/newest', ['Blog /blog/']],
  ['/preview/', []],
])('%s stands below %j', (route, steps) => expect(stepsOf(places.of(route))).toEqual(steps));

test('neighbors go through the sidebar from top to bottom, the page of a group first, links elsewhere too', () => {
  const around = (route: string) => {
    const { prev, next } = places.of(route);
    return [prev?.text, next?.text];
  };
  expect(around('/guide/first')).toEqual([undefined, 'Usage']);
  expect(around('/guide/usage/')).toEqual(['First', 'Page']);
  expect(around('/guide/usage/page')).toEqual(['Usage', 'Viewer']);
  expect(around('/guide/alone')).toEqual(['Viewer', undefined]);
  expect(around('/preview/')).toEqual([undefined, undefined]);
  expect(around('/nope')).toEqual([undefined, undefined]);
});

test('the groups of a page are those of the sidebar, its own included', () => {
  expect(places.of('/guide/usage/page').groups).toEqual([usage, deep]);
  expect(places.of('/guide/usage/').groups).toEqual([usage]);
  expect(places.of('/guide/first').groups).toEqual([start]);
  expect(places.of('/preview/').groups).toEqual([]);
});

test('a page has the name of its own sidebar, or of the one that names it', () => {
  expect(places.of('/guide/first').label).toBe('First');
  expect(places.of('/preview/').label).toBe('Viewer');
  expect(places.of('/guide/unlisted').label).toBeUndefined();
});

test('of two sidebars a page has the one with the longer path', () => {
  const nested = placesOf({
    nav: [],
    sidebar: {
      '/': [{ text: 'Outer', items: [{ text: 'A', link: '/a/page' }] }],
      '/a/': [{ text: 'Inner', items: [{ text: 'B', link: '/a/page' }] }],
    },
  });
  expect(nested.of('/a/page')).toMatchObject({ label: 'B', above: [{ text: 'Inner' }] });
});
