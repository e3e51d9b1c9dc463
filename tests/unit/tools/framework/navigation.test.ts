import { expect, test } from 'vitest';
import { navigationOf } from '../../../../tools/framework/navigation.ts';

test('menus and sidebars of a language, of one of several versions, and of a site in one language', () => {
  const nav = [{ text: 'Guide', link: '/guide/' }];
  const sidebar = { '/guide/': [{ text: 'A', link: '/guide/a' }] };
  const locales = [
    { lang: 'en', label: 'English', title: 'Site', nav, sidebar },
    { lang: 'zh', label: '中文', nav: { default: nav, v2: [] } },
  ];
  expect(navigationOf({ themeConfig: { locales } }, 'en')).toEqual({ title: 'Site', nav, sidebar });
  expect(navigationOf({ themeConfig: { locales } }, 'zh')).toEqual({ title: '', nav, sidebar: {} });
  expect(navigationOf({ themeConfig: { nav, sidebar } }, 'en')).toEqual({ title: '', nav, sidebar });
  expect(navigationOf({}, 'en')).toEqual({ title: '', nav: [], sidebar: {} });
});
