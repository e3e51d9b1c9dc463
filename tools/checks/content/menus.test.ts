import { readMenu } from '@rsdoctor-docs/base/docs/menu';
import { messages } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { menuFaults } from './menus.ts';

const LANGS = ['en', 'zh'] as const;

/** Faults of the menus among the files of each language. */
function found(files: Record<string, string>, chinese = files): string[] {
  const all = { en: files, zh: chinese };
  const menus = LANGS.flatMap((lang) =>
    Object.entries(all[lang])
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, text]) => readMenu({ file: `docs/${lang}/${name}`, lang, name, text })),
  );
  const pages = LANGS.flatMap((lang) =>
    Object.keys(all[lang])
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => ({ file: `docs/${lang}/${name}`, lang, route: name.replace('.mdx', '') })),
  );
  const isThere = (lang: string, file: string) =>
    Object.keys(all[lang as 'en' | 'zh']).some((name) => name === file || name.startsWith(`${file}/`));
  return messages(menuFaults(menus, pages, isThere));
}
const nav = (rest: string) => `[\n  { "text": "Guide", "link": "/guide/a"${rest} }\n]`;

test('an entry without a file, and a page without an entry, name file and line', () =>
  expect(found({ 'guide/_meta.json': '[\n  "gone"\n]', 'guide/a.mdx': '' })).toEqual([
    expect.stringMatching(/^docs\/en\/guide\/_meta\.json:2 {2}names "gone"/),
    expect.stringMatching(/^docs\/zh\/guide\/_meta\.json:2 {2}names "gone"/),
    expect.stringMatching(/^docs\/en\/guide\/a\.mdx:1 {2}is in no menu .* add "a" to docs\/en\/guide\/_meta\.json/),
    expect.stringMatching(/^docs\/zh\/guide\/a\.mdx:1 {2}is in no menu/),
  ]));

test('twins have the same entries', () => {
  const pages = { 'a.mdx': '', 'b.mdx': '' };
  expect(found({ ...pages, '_meta.json': '["a", "b"]' }, { ...pages, '_meta.json': '["b", "a"]' })[0]).toMatch(
    /^docs\/zh\/_meta\.json:1 {2}differs from its English twin .*"name":"a".*"name":"b"/,
  );
});

test('more than six entries under one head are too many', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const pages = Object.fromEntries(names.map((name) => [`guide/${name}.mdx`, '']));
  const faults = (entries: unknown[]) =>
    found({ ...pages, 'guide/_meta.json': JSON.stringify(entries, null, 1), '_meta.json': '["guide"]' });
  const header = { type: 'section-header', label: 'More' };
  expect(faults([...names.slice(0, 6), header, 'g'])).toEqual([]);
  expect(faults(names)[0]).toMatch(
    /^docs\/en\/guide\/_meta\.json:8 {2}is the entry number 7 under the head of its folder/,
  );
  const links = [header, ...names.slice(0, 6), { type: 'custom-link', label: 'Out', link: '/x' }, 'g'];
  expect(faults(links)[0]).toMatch(/is the entry number 7 under "More" .*expected: 6 at most/);
});

test.each([
  ['_nav.json', nav(', "activMatch": "/"'), /_nav\.json:2 {2}"activMatch" means nothing here .*activeMatch/],
  ['_nav.json', nav(', "activeMatch": "/config/"'), /_nav\.json:2 {2}"activeMatch" fits no page/],
  ['_nav.json', nav(', "activeMatch": "(/config/"'), /_nav\.json:2 {2}"activeMatch" is no regular expression/],
  ['_nav.json', nav(', "icons": "x"'), /_nav\.json:2 {2}"icons" means nothing here .*do: delete it/],
  ['_meta.json', '[{ "type": "section-header", "label": "A", "context": "x" }]', /"context" means nothing here/],
  ['_meta.json', '[{ "type": "divider", "label": "A" }]', /"label" means nothing here/],
  ['_meta.json', '[{ "type": "dirs", "name": "a" }]', /_meta\.json:1 {2}there is no type "dirs" .*expected: dir/],
  ['_meta.json', '[{ "type": "section-header" }]', /an entry of the type "section-header" needs a label/],
  ['_meta.json', '\uFFFD\uFFFD[', /_meta\.json:1 {2}is no UTF-8/],
  ['_nav.json', '[{ "link": "/a" }]', /needs a text, and a link or items/],
  ['_meta.json', '[7]', /neither a name nor an object/],
  ['_meta.json', '{}', /is no list/],
  ['guide/_meta.json', '[\n  "a",\n]', /guide\/_meta\.json:3 {2}is no JSON/],
])('a menu file that is refused: %s: %s', (file, text, fault) => expect(found({ [file]: text })[0]).toMatch(fault));

test('a menu that begins with a byte order mark is read', () =>
  expect(found({ 'guide/a.mdx': '', 'guide/_meta.json': '\uFEFF["a"]', '_meta.json': '["guide"]' })).toEqual([]));
