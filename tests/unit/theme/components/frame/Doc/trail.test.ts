import { expect, test } from 'vitest';
import { trailOf } from '../../../../../../theme/components/frame/Doc/trail.ts';

const section = { text: 'Guide', link: '/guide/first' };
const sidebar = [
  { text: 'Start', items: [{ text: 'First', link: '/guide/first' }] },
  {
    text: 'Usage',
    link: '/guide/usage/',
    items: [{ text: 'Deep', items: [{ text: 'Page', link: '/guide/usage/page' }] }],
  },
  { text: 'Alone', link: '/guide/alone' },
] as never;

test.each([
  ['/guide/usage/page', ['Guide /guide/first', 'Usage /guide/usage/', 'Deep']],
  ['/guide/usage/page.html', ['Guide /guide/first', 'Usage /guide/usage/', 'Deep']],
  ['/guide/usage', ['Guide /guide/first']],
  ['/guide/alone', ['Guide /guide/first']],
  // The section's own first page does not lead to itself.
  ['/guide/first', ['Guide', 'Start']],
  ['/elsewhere', []],
])('%s stands below %j', (pathname, steps) => {
  expect(trailOf(section, sidebar, pathname).map(({ text, link }) => (link ? `${text} ${link}` : text))).toEqual(steps);
});

test('a section that the header does not name is left out', () => {
  expect(trailOf(undefined, sidebar, '/guide/first')).toEqual([{ text: 'Start', link: undefined }]);
});
