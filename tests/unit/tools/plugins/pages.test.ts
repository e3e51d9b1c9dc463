import { describe, expect, test } from 'vitest';
import { sectionFiles, splitSiteData } from '../../../../tools/plugins/pages.ts';

describe('site data', () => {
  const siteData = { title: 'Site', themeConfig: { locales: [{ lang: 'en', sidebar: { '/guide': [{ text: 'A' }] } }, { lang: 'zh', sidebar: { '/zh/guide': [{ text: '甲' }] } }] } };
  test('loses its sidebars, keeps their keys', () => {
    const { code, sidebars } = splitSiteData(`export default ${JSON.stringify(siteData, null, 2)}`);
    expect(sidebars).toEqual({ '/guide': [{ text: 'A' }], '/zh/guide': [{ text: '甲' }] });
    expect(code).toContain('"/guide":[]');
    expect(code).not.toContain('甲');
  });
  test('of a site in one language', () => {
    expect(splitSiteData('export default {"themeConfig":{"sidebar":{"/a":[1]}}};').sidebars).toEqual({ '/a': [1] });
  });
});

test('a page is in the file of its section', () => {
  const files = sectionFiles({ '/guide': ['sidebar'] }, new Map([['/guide/a', ['a.js']], ['/', ['home.js']]]));
  expect(files.get('guide')).toEqual({ sidebar: ['sidebar'], pages: { '/guide/a': ['a.js'] } });
  expect(files.get('root')).toEqual({ sidebar: [], pages: { '/': ['home.js'] } });
});
