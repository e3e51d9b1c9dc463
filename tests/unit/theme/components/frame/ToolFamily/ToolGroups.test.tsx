import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolCards } from '../../../../../../theme/components/frame/ToolFamily/ToolCards.tsx';
import { ToolGroups } from '../../../../../../theme/components/frame/ToolFamily/ToolGroups.tsx';
import { type ToolLink, toolGroups, toolLang } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

const links = (html: string) => html.match(/<a [^>]*>/g) ?? [];

test.each(['en', 'zh'] as const)(
  'the cards of doc-ui are links to a new tab, with lazy pictures of known size (%s)',
  (lang) => {
    const html = renderToStaticMarkup(<ToolCards lang={lang} current="https://rsdoctor.rs" />);
    expect(links(html)).toHaveLength(7);
    for (const link of links(html)) {
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
    }
    expect(html.match(/<img [^>]*alt="" loading="lazy" width="40" height="40"/g)).toHaveLength(7);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<h1|undefined/);
    const words = [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text = '']) => text);
    expect(words).toHaveLength(7);
    for (const text of words) expect(/\p{Script=Han}/u.test(text)).toBe(lang === 'zh');
  },
);

test('the menu lists all groups, each under its title', () => {
  const html = renderToStaticMarkup(<ToolGroups groups={toolGroups} lang="en" current="https://rsdoctor.rs" />);
  expect(links(html)).toHaveLength(toolGroups.flatMap((group) => group.links).length);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  for (const { titleEn } of toolGroups) expect(html).toContain(`>${titleEn}</p>`);
});

test.each([
  ['/', 'en'],
  ['/guide/start/intro', 'en'],
  ['/zh/', 'zh'],
  ['/zh/guide/start/intro', 'zh'],
  ['/some/zhang', 'zh'],
])('on %s the tools speak %s', (path, lang) => {
  expect(toolLang(path)).toBe(lang);
});

test('the menu has the words and the address of its language', () => {
  const link: ToolLink = {
    name: 'Tool',
    desc: '工具',
    descEn: 'A tool',
    logo: 'https://logos.test/t.svg',
    url: 'https://t.test/zh',
    urlEn: 'https://t.test/en',
  };
  const draw = (lang: 'en' | 'zh', tool = link) =>
    renderToStaticMarkup(<ToolGroups groups={[{ title: '组', titleEn: 'Group', links: [tool] }]} lang={lang} />);
  expect(draw('en')).toMatch(/>Group<.*href="https:\/\/t\.test\/en".*>A tool</);
  expect(draw('zh')).toMatch(/>组<.*href="https:\/\/t\.test\/zh".*>工具</);
  expect(draw('en', { ...link, urlEn: undefined })).toContain('href="https://t.test/zh"');
});
