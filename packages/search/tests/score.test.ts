import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parseQueries, rankOf, sampleSentences, scoreOf } from '../evaluate/score.ts';
import { pageOf, section } from './page.ts';

const query = (q: string, expect: string[], kind = 'exact') => ({ q, expect, kind });

test('rank is the place of the first expected route, with or without a slash at its end', () => {
  expect(rankOf(query('a', ['/b', '/c/']), ['/a', '/c', '/b'])).toBe(2);
  expect(rankOf(query('a', ['/x']), ['/a'])).toBe(0);
});

test('recall', () => {
  const score = scoreOf([
    [query('a', ['/a']), ['/a']],
    [query('b', ['/b']), ['/a', '/b']],
    [query('d', ['/d']), ['/1', '/2', '/3', '/4', '/5', '/d']],
  ]);
  expect(score).toEqual({ recall1: 1 / 3, recall5: 2 / 3 });
});

test('a faulty query file is named', () => {
  expect(() => parseQueries('{"en":[{"q":"a"}]}')).toThrow('en[0]');
});

test('sentences are the same in each run, and lead to their section', () => {
  const page = pageOf('/a', [
    section(1, 'A', 'Short. This sentence is long enough to be searched for.'),
    section(2, 'B', 'Another sentence that is long enough to be searched.'),
  ]);
  expect(sampleSentences([page, page])).toEqual(sampleSentences([page, page]));
  const leads = (q: string) => ({ sections: [q.startsWith('This') ? '' : 'b'], expect: ['/a', '/a'] });
  for (const { q, ...found } of sampleSentences([page, page])) expect(found).toEqual(leads(q));
});

/** The half that measures, and is never tuned on, has the queries whose hash begins with an odd byte. */
test.each(['fresh-tune', 'fresh-held'])('the hash of each query names its half: %s', (name) => {
  const file = new URL(`../evaluate/${name}.json`, import.meta.url);
  const queries = Object.values(parseQueries(fs.readFileSync(file, 'utf8'))).flat();
  const held = queries.filter(({ q }) => createHash('sha256').update(q).digest()[0]! % 2 === 1);
  expect(held).toEqual(name.endsWith('held') ? queries : []);
});
