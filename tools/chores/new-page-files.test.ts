import { expect, test } from 'vitest';
import { newPageFiles } from './new-page-files.ts';

const titles = { en: 'Offline', zh: '离线使用' };
const make = (route: string, site: Record<string, string>) =>
  newPageFiles(route, titles, '2026-01-02', (file) => site[file]);
const menus = (folder: string) => ({
  [`docs/en/${folder}/_meta.json`]: '["a"]',
  [`docs/zh/${folder}/_meta.json`]: '["a"]',
});

test('a page is made in both languages and stands last in both menus; its questions are to be written', () => {
  const files = make('/guide/more/offline', menus('guide/more'));
  expect(files.get('docs/zh/guide/more/offline.mdx')).toMatch(/^---\n[\s\S]*\n---\n\n# 离线使用\n/);
  expect(JSON.parse(files.get('docs/en/guide/more/_meta.json')!)).toEqual(['a', 'offline']);
  expect(files.get('docs/en/guide/more/offline.mdx')).not.toContain('published_at');
  expect(JSON.parse(files.get('docs/questions/guide/more/offline.json')!)).toEqual({ '#': { en: [], zh: [] } });
});

test('a release note has its date and stands first, and the navigation leads to it', () => {
  const nav = '[{ "text": "Blog", "link": "/blog/release/a.html" }]';
  const site = { ...menus('blog/release'), 'docs/en/_nav.json': nav, 'docs/zh/_nav.json': nav };
  const files = make('/blog/release/release-note-1_7', site);
  expect(files.get('docs/en/blog/release/release-note-1_7.mdx')).toContain('published_at: 2026-01-02 08:00:00\n');
  expect(JSON.parse(files.get('docs/zh/blog/release/_meta.json')!)).toEqual(['release-note-1_7', 'a']);
  expect(files.get('docs/zh/_nav.json')).toBe(nav.replace('release/a', 'release/release-note-1_7'));
});

test('nothing is overwritten, and no page is made that no sidebar shows', () => {
  const taken = { ...menus('guide/more'), 'docs/zh/guide/more/a.mdx': '' };
  expect(() => make('/guide/more/a', taken)).toThrow(/a\.mdx {2}is there already/);
  expect(() => make('/guide/more/a', {})).toThrow(/_meta\.json {2}is not there/);
});

test('an address that the check of file names would refuse is refused before there are files', () =>
  expect(() => make('/guide/more/workOffline', menus('guide/more'))).toThrow(
    /docs\/en\/guide\/more\/workOffline\.mdx {2}"workOffline" has upper-case letters[\s\S]*write work-offline/,
  ));

test('a menu that does not parse is named with its line', () => {
  const menu = { ...menus('guide/more'), 'docs/zh/guide/more/_meta.json': '[\n  "a",\n]' };
  expect(() => make('/guide/more/b', menu)).toThrow(/docs\/zh\/guide\/more\/_meta\.json:3 {2}is no JSON/);
});

test.each(['Map<string>', 'The {hash}', ' ', '`x`'])('a title that MDX would take for code is refused: %j', (en) =>
  expect(() => newPageFiles('/guide/more/a', { ...titles, en }, '2026-01-02', () => '[]')).toThrow(
    /^the title ".*" {2}(?:has the sign|is empty)[\s\S]*write the title in words/,
  ),
);
