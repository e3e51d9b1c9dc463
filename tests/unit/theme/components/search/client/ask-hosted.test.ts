import { expect, test } from 'vitest';
import { readResponse } from '../../../../../../theme/components/search/client/ask-hosted.ts';

const ORIGIN = 'https://docs.example';
const HIT = { url: '/a', type: 'lvl1', hierarchy: { lvl0: 'A', lvl1: 'B' } };
const answer = (...hits: unknown[]) => ({ results: [{ hits, nbHits: hits.length }] });

test.each([
  null,
  {},
  { results: [] },
  { results: [{ hits: 'x' }] },
  '<html>',
  answer(null),
  answer(HIT, {}),
  answer({ ...HIT, hierarchy: null }),
  answer({ ...HIT, url: 1 }),
])('%o is not an answer of the service', (value) => {
  expect(() => readResponse(value, ORIGIN)).toThrow(/something else/);
});

test.each(['//host.example/a', 'https://host.example/a', 'javascript:alert(1)', '/\\host.example'])(
  'a hit that leads to %s is left out',
  (url) =>
    expect(readResponse(answer({ ...HIT, url }, HIT), ORIGIN).results[0].hits).toEqual([
      expect.objectContaining({ url: HIT.url, type: HIT.type }),
    ]),
);

test('of a hit of the service only marks pass as HTML', () => {
  const hit = {
    objectID: 'a',
    type: 'lvl1',
    url: '/a?b=1&c',
    content: 'a < b',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map<T>', lvl2: 7 },
    _snippetResult: { content: { value: '<img src=x onerror=alert(1)><mark>x</mark>', matchLevel: 'full' } },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
    __docsearch_parent: { url: '//host.example' },
  };
  const [read] = readResponse(answer(hit), ORIGIN).results[0].hits;
  expect(JSON.parse(JSON.stringify(read))).toEqual({
    objectID: 'a',
    type: 'lvl1',
    url: '/a?b=1&c',
    content: 'a &lt; b',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map&lt;T&gt;', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    _snippetResult: {
      hierarchy: {},
      content: { value: '&lt;img src=x onerror=alert(1)&gt;<mark>x</mark>' },
    },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
  });
});
