import type { PageIndexInfo } from '@rspress/core';
import { describe, expect, test } from 'vitest';
import { recordsFor, sectionFiles, splitSiteData } from '../../../../tools/framework/page-entries.ts';

describe('site data', () => {
  const siteData = {
    title: 'Site',
    themeConfig: {
      locales: [
        { lang: 'en', sidebar: { '/guide': [{ text: 'A' }] } },
        { lang: 'zh', sidebar: { '/zh/guide': [{ text: '甲' }] } },
      ],
    },
  };
  test('loses its sidebars, keeps their keys', () => {
    const { code, sidebars } = splitSiteData(`export default ${JSON.stringify(siteData, null, 2)}`);
    expect(sidebars).toEqual({ '/guide': [{ text: 'A' }], '/zh/guide': [{ text: '甲' }] });
    expect(code).toContain('"/guide":[]');
    expect(code).not.toContain('甲');
  });
  test('is the same whichever folder was read first', () => {
    const codes = [
      ['/guide', '/config'],
      ['/config', '/guide'],
    ].map(
      (keys) =>
        splitSiteData(
          `export default ${JSON.stringify({ themeConfig: { sidebar: Object.fromEntries(keys.map((key) => [key, []])) } })}`,
        ).code,
    );
    expect(codes[0]).toBe(codes[1]);
  });
  test('of a site in one language', () => {
    expect(splitSiteData('export default {"themeConfig":{"sidebar":{"/a":[1]}}};').sidebars).toEqual({ '/a': [1] });
  });
});

test('a page is in the file of its section', () => {
  const files = sectionFiles(
    { '/guide': ['sidebar'] },
    new Map([
      ['/guide/a', ['a.js']],
      ['/', ['home.js']],
    ]),
  );
  expect(files.get('guide')).toEqual({ sidebar: ['sidebar'], pages: { '/guide/a': ['a.js'] } });
  expect(files.get('root')).toEqual({ sidebar: [], pages: { '/': ['home.js'] } });
});

test('a page carries its own record, an overview those of the pages below too, none their text', () => {
  const page = (routePath: string, overview: boolean) =>
    ({
      routePath,
      lang: 'en',
      title: routePath,
      toc: [],
      frontmatter: { overview },
      content: 'text',
      mdContent: 'text',
      _filepath: '/x',
    }) as unknown as PageIndexInfo;
  const [over, below, beside] = [page('/a/', true), page('/a/b', false), page('/c', false)] as [
    PageIndexInfo,
    PageIndexInfo,
    PageIndexInfo,
  ];
  expect(recordsFor(below, [over, below, beside])).toEqual([{ routePath: '/a/b', lang: 'en', title: '/a/b' }]);
  expect(recordsFor(over, [over, below, beside])).toEqual([
    { routePath: '/a/', lang: 'en', title: '/a/' },
    { routePath: '/a/b', lang: 'en', title: '/a/b', toc: [], frontmatter: { overview: false } },
  ]);
});
