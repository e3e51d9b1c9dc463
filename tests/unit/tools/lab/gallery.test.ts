import { expect, test } from 'vitest';
import { galleryPage, KINDS, pictures } from '../../../../tools/lab/gallery.ts';
import { pages } from '../../../lib/docs.ts';

test('the gallery shows each kind in both languages and themes at four widths, and on paper', () => {
  const all = pictures({ home: '/', 'a "table"': '/t' });
  expect(all).toHaveLength(2 * 2 * (2 * 4 + 1));
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  const page = galleryPage(all);
  for (const { file } of all) expect(page).toContain(file);
  expect(page).toContain('a &quot;table&quot;, zh, dark');
});

test('every page of the gallery is there, but for the one that is missing on purpose', () => {
  const routes = new Set(pages().map(({ route }) => route));
  expect(Object.values(KINDS).filter((route) => !routes.has(route))).toEqual([KINDS['not found']]);
});
