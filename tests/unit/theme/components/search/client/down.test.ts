import { expect, test } from 'vitest';
import { parseFailures } from '../../../../../../theme/components/search/client/down.ts';

const FAILURE = { status: 'down', since: 1000 };

test('a failure counts for two minutes', () => {
  const stored = JSON.stringify({ 'a.example': FAILURE });
  expect(parseFailures(stored, 120_999)).toEqual({ 'a.example': FAILURE });
  expect(parseFailures(stored, 121_000)).toEqual({});
});

test.each([
  null,
  '',
  '{bad',
  'null',
  '7',
  '[]',
  '{"a":null}',
  '{"a":{"status":"down"}}',
  '{"a":{"status":"up","since":1}}',
])('%s is no failure', (stored) => expect(parseFailures(stored, 0)).toEqual({}));
