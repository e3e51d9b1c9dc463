import { expect, test } from 'vitest';
import { newPageFiles } from '../../../../tools/chores/new-page-files.ts';

const titles = { en: 'Offline', zh: '离线使用' };
const read = (files: Record<string, string>) => (file: string) => files[file];
const menus = (folder: string) => ({
  [`docs/en/${folder}/_meta.json`]: '["a"]',
  [`docs/zh/${folder}/_meta.json`]: '["a"]',
});

test('a page is made in both languages and stands last in both menus', () => {
  const files = newPageFiles('/guide/more/offline', titles, '2026-01-02', read(menus('guide/more')));
  expect([...files.keys()]).toEqual([
    'docs/en/guide/more/offline.mdx',
    'docs/en/guide/more/_meta.json',
    'docs/zh/guide/more/offline.mdx',
    'docs/zh/guide/more/_meta.json',
  ]);
  expect(files.get('docs/zh/guide/more/offline.mdx')).toMatch(/^---\n[\s\S]*\n---\n\n# 离线使用\n/);
  expect(JSON.parse(files.get('docs/en/guide/more/_meta.json')!)).toEqual(['a', 'offline']);
  expect(files.get('docs/en/guide/more/offline.mdx')).not.toContain('published_at');
});

test('a release note has its date and stands first, and the navigation leads to it', () => {
  const nav = '[{ "text": "Blog", "link": "/blog/release/a.html" }]';
  const site = {
    ...menus('blog/release'),
    'docs/en/_nav.json': nav,
    'docs/zh/_nav.json': nav,
  };
  const files = newPageFiles('/blog/release/release-note-1_7', titles, '2026-01-02', read(site));
  expect(files.get('docs/en/blog/release/release-note-1_7.mdx')).toContain('published_at: 2026-01-02 08:00:00\n');
  expect(JSON.parse(files.get('docs/zh/blog/release/_meta.json')!)).toEqual(['release-note-1_7', 'a']);
  expect(files.get('docs/zh/_nav.json')).toBe(nav.replace('release/a', 'release/release-note-1_7'));
});

test('a topic has its date, stands last, and leaves the navigation alone', () => {
  const site = { ...menus('blog/topic'), 'docs/en/_nav.json': '[{ "link": "/blog/topic/a.html" }]' };
  const files = newPageFiles('/blog/topic/b', titles, '2026-01-02', read(site));
  expect(files.get('docs/zh/blog/topic/b.mdx')).toContain('published_at: 2026-01-02 08:00:00\n');
  expect(JSON.parse(files.get('docs/en/blog/topic/_meta.json')!)).toEqual(['a', 'b']);
  expect(files.has('docs/en/_nav.json')).toBe(false);
});

test('nothing is overwritten, and no page is made that no sidebar shows', () => {
  const make = (files: Record<string, string>) => () =>
    newPageFiles('/guide/more/a', titles, '2026-01-02', read(files));
  expect(make({ ...menus('guide/more'), 'docs/zh/guide/more/a.mdx': '' })).toThrow(/a\.mdx {2}is there already/);
  expect(make({})).toThrow(/_meta\.json {2}is not there/);
});
