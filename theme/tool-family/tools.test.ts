import { readFileSync } from 'node:fs';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { familyTools, linksOf, menuGroup, type Tool } from './tools.ts';

/** Agreed with the sites of the other tools, which show the same: change it here together with doc-ui, on purpose. */
test('the family is seven tools, each with a text in both languages, an address and a logo on its own host', () => {
  const [tools, inChinese] = [familyTools('en'), familyTools('zh')];
  expect(tools.map(({ name }) => name)).toEqual([
    'Rspack',
    'Rsbuild',
    'Rslib',
    'Rspress',
    'Rsdoctor',
    'Rstest',
    'Rslint',
  ]);
  for (const [index, { name, text, logo, url }] of tools.entries()) {
    expect(new URL(url).protocol).toBe('https:');
    expect(new URL(logo).host).toBe('assets.rspack.rs');
    expect(text, name).toMatch(/^\w/);
    expect(inChinese[index]?.text, name).toMatch(/\p{Script=Han}/u);
  }
});

test.each(LANGS)('the menu says of each tool what its card says, then leads to all others (%s)', (lang) => {
  const said = ({ name, text, url }: Tool) => [name, text, url];
  const entries = linksOf(menuGroup, lang).map(said);
  expect(entries.slice(0, -1)).toEqual(familyTools(lang).map(said));
  expect(entries).toHaveLength(8);
});

test('a link may have an address of its own for English', () => {
  const url = 'https://a.example/zh';
  const link = { name: 'A', desc: '工具', descEn: 'Tool', logo: url, url, urlEn: 'https://a.example/' } as const;
  const group = { title: '组', titleEn: 'Group', links: [link] };
  expect(linksOf(group, 'en')).toMatchObject([{ text: 'Tool', url: 'https://a.example/' }]);
  expect(linksOf(group, 'zh')).toMatchObject([{ text: '工具', url }]);
});

test('every entry of the menu has a mark of its own in the strip', () => {
  const svg = readFileSync('theme/tool-family/logos.svg', 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(paths).size).toBe(8);
  expect(svg).toContain('height="320"');
});
