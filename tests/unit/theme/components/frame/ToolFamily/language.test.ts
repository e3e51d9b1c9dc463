import { expect, test } from 'vitest';
import { groupTitle, localizeLink, toolLang } from '../../../../../../theme/components/frame/ToolFamily/language.ts';
import type { ToolLink } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

test.each([
  ['/', 'en'],
  ['/guide/start/intro', 'en'],
  ['/zh/', 'zh'],
  ['/zh/guide/start/intro', 'zh'],
  ['/some/zhang', 'zh'],
])('on %s the tools speak %s', (path, lang) => {
  expect(toolLang(path)).toBe(lang);
});

const link: ToolLink = {
  name: 'Tool',
  desc: '工具',
  descEn: 'A tool',
  logo: 'https://logos.test/t.svg',
  url: 'https://t.test/zh',
  urlEn: 'https://t.test',
};

test('the English address is used in English only', () => {
  expect(localizeLink(link, 'en')).toEqual({ href: 'https://t.test', text: 'A tool' });
  expect(localizeLink(link, 'zh')).toEqual({ href: 'https://t.test/zh', text: '工具' });
  expect(localizeLink({ ...link, urlEn: undefined }, 'en').href).toBe('https://t.test/zh');
});

test('a group has a title in each language', () => {
  const group = { title: '工具', titleEn: 'Tools', links: [] };
  expect([groupTitle(group, 'en'), groupTitle(group, 'zh')]).toEqual(['Tools', '工具']);
});
