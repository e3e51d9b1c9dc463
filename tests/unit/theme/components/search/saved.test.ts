import { expect, test } from 'vitest';
import { cleanList } from '../../../../../theme/components/search/saved.ts';

const ORIGIN = 'https://docs.example';
const ENTRY = {
  objectID: '/a',
  type: 'lvl1',
  url: '/a',
  content: null,
  hierarchy: { lvl0: 'Group', lvl1: 'Map&lt;T&gt;', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};
const clean = (value: unknown) => cleanList(JSON.stringify(value), ORIGIN);

test('what DocSearch stored stays as it is, however often it is read', () => {
  expect(clean([ENTRY])).toEqual([ENTRY]);
  expect(clean(clean([ENTRY]))).toEqual([ENTRY]);
});

test.each([
  '{bad',
  'null',
  '{}',
  '7',
  '[null]',
  '[[]]',
  '[{"objectID":"a"}]',
  JSON.stringify([{ ...ENTRY, hierarchy: null }]),
  JSON.stringify([{ ...ENTRY, type: 'constructor' }]),
  JSON.stringify([{ ...ENTRY, type: 'lvl2' }]),
  JSON.stringify([{ ...ENTRY, type: 'content', content: {} }]),
])('%s leaves nothing', (stored) => expect(cleanList(stored, ORIGIN)).toEqual([]));

test.each(['//host.example/', '/\\host.example/', 'https://host.example/a', 'javascript:alert(1)', 'data:text/html,x'])(
  'an entry that leads to %s goes',
  (url) => expect(clean([{ ...ENTRY, url }, ENTRY])).toEqual([ENTRY]),
);

test('markup becomes text', () => {
  const [entry] = clean([{ ...ENTRY, hierarchy: { ...ENTRY.hierarchy, lvl1: '<img src=x onerror=alert(1)>' } }]);
  expect(entry!.hierarchy).toMatchObject({ lvl1: '&lt;img src=x onerror=alert(1)&gt;' });
});

test('only the fields that are drawn stay, and each address once', () => {
  expect(clean([{ ...ENTRY, _snippetResult: { content: { value: '<b>' } } }, ENTRY])).toEqual([ENTRY]);
});
