import { expect, test } from 'vitest';
import { checkResponse, cleanHits } from '../../../../../../theme/components/search/client/ask-hosted.ts';

test.each([null, {}, { results: [] }, { results: [{ hits: 'x' }] }, '<html>'])(
  '%o is not an answer of the service',
  (value) => {
    expect(() => checkResponse(value)).toThrow(/something else/);
  },
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
