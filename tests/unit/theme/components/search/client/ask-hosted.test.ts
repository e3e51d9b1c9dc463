import { expect, test } from 'vitest';
import { checkResponse, cleanHits } from '../../../../../../theme/components/search/client/ask-hosted.ts';

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
  expect(() => checkResponse(value, ORIGIN)).toThrow(/something else/);
});

test.each(['//host.example/a', 'https://host.example/a', 'javascript:alert(1)', '/\\host.example'])(
  'a hit that leads to %s is left out',
  (url) => expect(checkResponse(answer({ ...HIT, url }, HIT), ORIGIN).results[0].hits).toEqual([HIT]),
);

test('of a hit of the service only marks pass as HTML', () => {
  const hit = {
    url: '/a?b=1&c',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map<T>' },
    _snippetResult: { content: { value: '<img src=x onerror=alert(1)><mark>x</mark>', matchLevel: 'full' } },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
  };
  expect(cleanHits([hit])[0]).toEqual({
    url: '/a?b=1&c',
    hierarchy: { lvl0: 'A & B', lvl1: 'Map&lt;T&gt;' },
    _snippetResult: { content: { value: '&lt;img src=x onerror=alert(1)&gt;<mark>x</mark>', matchLevel: 'full' } },
    _highlightResult: { hierarchy: { lvl0: { value: 'A & B' } } },
  });
});
