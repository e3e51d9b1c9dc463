import { describe, expect, test } from 'vitest';
import {
  type IndexedPage,
  packIndex,
  packTexts,
  recordsOf,
  unpackIndex,
} from '../../../../../../theme/components/search/engine/index-file.ts';

const page: IndexedPage = {
  route: '/guide/usage/bundle-size',
  group: 'Usage',
  keywords: 'gzip',
  description: '',
  isListed: true,
  sections: [
    [1, 'bundle-size', 'Bundle size', 'Intro.'],
    [2, 'tree', 'Tree', 'Text.'],
    [4, 'deep', 'Deep', ''],
    [2, 'tree-1', 'Tree', 'More.'],
  ],
};

describe('the shape of a hit', () => {
  const records = recordsOf(page);

  test('one record a heading, each with the headings above it', () => {
    expect(records.map(({ type }) => type)).toEqual(['lvl1', 'lvl2', 'lvl4', 'lvl2']);
    expect(records[2]!.hierarchy).toEqual({
      lvl0: 'Usage',
      lvl1: 'Bundle size',
      lvl2: 'Tree',
      lvl3: null,
      lvl4: 'Deep',
      lvl5: null,
      lvl6: null,
    });
    expect(records[3]!.hierarchy.lvl4).toBeNull();
  });

  test('every record has type, hierarchy, content, url and objectID', () => {
    for (const record of records) {
      expect(Object.keys(record.hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']);
      expect(record.type).toMatch(/^(?:lvl[1-6]|content)$/);
      expect(record.content === null || typeof record.content === 'string').toBe(true);
      expect(record.url).toMatch(/^\/guide\/usage\/bundle-size(?:#[\w-]+)?$/);
    }
  });

  test('object ids are unique where headings repeat', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  test('the title links to the page itself', () => {
    expect(records[0]!.url).toBe('/guide/usage/bundle-size');
  });
});

test('the file of a language gives the pages back', () => {
  const asked: IndexedPage = {
    ...page,
    sections: [page.sections[0]!, [2, 'tree', 'Tree', 'Text.', ['where is it', 'why']], ...page.sections.slice(2)],
  };
  for (const pages of [[page], [asked]])
    expect(unpackIndex(JSON.parse(JSON.stringify(packIndex('en', pages))), packTexts(pages))).toEqual(pages);
});

test('without the second file the texts are empty, and one of other pages is refused', () => {
  const first = packIndex('en', [page]);
  expect(unpackIndex(first)[0]!.sections.map(([, , , text]) => text)).toEqual(['', '', '', '']);
  expect(() => unpackIndex(first, { version: 2, texts: [['one']] })).toThrow(/not those of its headings/);
});
