/** What `preset` refuses: each option that is wrong is named, with what it must be and what to do. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { genericParts, OPTIONS, type PresetOptions, preset } from './preset.ts';

const site = { lang: 'fr', title: 'A' };
/** What `preset` says about options, as they could stand in a file that nothing type-checks. */
function refusal(options: unknown, config: Parameters<typeof preset>[1] = site): string {
  try {
    preset(options as PresetOptions, config);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test('no option is needed', () => {
  expect(refusal({})).toBe('');
  expect(refusal({ parts: undefined, feeds: undefined })).toBe('');
});

test.each([
  ['feed', 'feeds'],
  ['fenceword', 'fenceWords'],
  ['Parts', 'parts'],
  ['zzzzzzzz', Object.keys(OPTIONS).join(', ')],
])('an option called "%s" is none, and %s is named', (name, near) => {
  expect(refusal({ [name]: [] })).toBe(
    [
      `rspress.config.ts  the preset has no option "${name}"`,
      `    expected: ${near}`,
      "    do:       correct the name, or take it out; the README of @rsdoctor-docs/preset lists all, and what is Rspress's own stands in the second argument",
    ].join('\n'),
  );
});

const feed = { id: 'a', folder: '/a/', title: { fr: 'A' }, description: { fr: 'B' } };
/** For each option values that are wrong, with what the message shows of them, and one that is right. */
const VALUES: Record<keyof PresetOptions, { wrong: [value: unknown, seen: string][]; right: unknown }> = {
  parts: {
    wrong: [
      [{}, '{}'],
      [[...genericParts(), () => ({ name: 'a' })], 'entry 7: "a function"'],
      [[{ client: 'a' }], 'entry 1: {"client":"a"}'],
      [[null], 'entry 1: null'],
    ],
    right: [...genericParts(), { name: 'mine' }],
  },
  fenceWords: {
    wrong: [
      ['a', '"a"'],
      [['a', 1], 'entry 2: 1'],
    ],
    right: ['a'],
  },
  fonts: {
    wrong: [
      [{}, '{}'],
      [{ roots: 'docs' }, '{"roots":"docs"}'],
      [{ roots: [], without: [] }, '{"roots":[],"without":[]}'],
    ],
    right: { roots: ['docs'] },
  },
  stylesNotUsed: {
    wrong: [
      [[/a\.css$/], 'entry 1: {}'],
      ['a.css', '"a.css"'],
    ],
    right: ['a.css'],
  },
  inputs: { wrong: [[['a.ts'], 'entry 1: "a.ts"']], right: () => ['a.ts'] },
  noPages: { wrong: [['demo', '"demo"']], right: ['demo'] },
  feeds: {
    wrong: [
      [feed, JSON.stringify(feed)],
      [[feed, null], 'entry 2: null'],
      [[{ ...feed, title: 'A' }], 'entry 1: {"id":"a","folder":"/a/","title":"A","description":{"fr":"B"}}'],
      [[{ id: 'a', folder: '/a/' }], 'entry 1: {"id":"a","folder":"/a/"}'],
    ],
    right: [feed],
  },
  search: {
    wrong: [
      [false, 'false'],
      [{ isAsid: () => true }, '{"isAsid":"a function"}'],
      [{ weightOf: true }, '{"weightOf":true}'],
    ],
    right: { hosted: null, weightOf: () => 1 },
  },
  twins: {
    wrong: [
      [true, 'true'],
      [{ home: 'a' }, '{"home":"a"}'],
      [{ about: 'a' }, '{"about":"a"}'],
    ],
    right: { about: { fr: 'A' }, home: () => '' },
  },
  publish: {
    wrong: [
      [[], '[]'],
      [{ moves: {} }, '{"moves":{}}'],
      [{ moved: '/a' }, '{"moved":"/a"}'],
    ],
    right: { moved: { file: 'a.ts', addresses: {} } },
  },
};

const cases = Object.entries(VALUES).flatMap(([name, { wrong }]) =>
  wrong.map(([value, seen]) => ({ name, value, seen })),
);
test.each(cases)('$name is refused as $seen', ({ name, value, seen }) => {
  expect(refusal({ [name]: value })).toBe(
    [
      `rspress.config.ts  the option "${name}" of the preset is wrong`,
      `    expected: ${OPTIONS[name as keyof PresetOptions][0]}`,
      `    seen:     ${seen}`,
      '    do:       see the table in the README of @rsdoctor-docs/preset',
    ].join('\n'),
  );
});

test.each(Object.entries(VALUES))('%s is taken as it shall be', (name, { right }) => {
  expect(refusal({ [name]: right })).toBe('');
});

test('a part of the preset that is not in the list is missed, because its buttons would do nothing', () => {
  const without = (...names: string[]) => genericParts().filter(({ name }) => !names.includes(name));
  expect(refusal({ parts: without('code', 'zoom') })).toMatch(
    /"parts" of the preset lacks code, zoom\n.*\n.*\n.*genericParts/,
  );
  expect(refusal({ parts: without('search') })).toContain('lacks search');
  expect(refusal({ parts: without('search') }, { ...site, search: false })).toBe('');
});

test.each([undefined, null, [], { title: 'A', plugins: [] }])('%j in place of the options', (options) => {
  expect(refusal(options)).toMatch(/not its options\n +expected: preset\(options, config\)/);
});

test('the table of the README has every option, and no other', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const [table = ''] = /\n\| option[\s\S]*?\n\n/.exec(readme) ?? [];
  expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(Object.keys(OPTIONS));
});
