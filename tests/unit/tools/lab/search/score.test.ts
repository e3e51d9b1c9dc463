import { expect, test } from 'vitest';
import { parseQueries, rankOf, scoreOf, scoresByKind } from '../../../../../tools/lab/search/score.ts';

const query = (q: string, expect: string[], kind = 'exact') => ({ q, expect, kind });

test('rank is the place of the first expected route, with or without a slash at its end', () => {
  expect(rankOf(query('a', ['/b', '/c/']), ['/a', '/c', '/b'])).toBe(2);
  expect(rankOf(query('a', ['/x']), ['/a'])).toBe(0);
});

test('recall, MRR and empty answers', () => {
  const score = scoreOf([
    [query('a', ['/a']), ['/a']],
    [query('b', ['/b']), ['/a', '/b']],
    [query('c', ['/c']), []],
    [query('d', ['/d']), ['/1', '/2', '/3', '/4', '/5', '/d']],
  ]);
  expect(score).toMatchObject({ queries: 4, recall1: 0.25, recall5: 0.5, empty: 1 });
  expect(score.mrr).toBeCloseTo((1 + 1 / 2 + 1 / 6) / 4);
});

test('scores by kind begin with all', () => {
  expect(
    scoresByKind([
      [query('a', [], 'typo'), []],
      [query('b', [], 'code'), []],
    ]).map(([kind]) => kind),
  ).toEqual(['all', 'typo', 'code']);
});

test('a faulty query file is named', () => {
  expect(() => parseQueries('{"en":[{"q":"a"}]}')).toThrow('en[0]');
});
