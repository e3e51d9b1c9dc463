import { expect, test } from 'vitest';
import { findJsonFault, readJson } from '../../../../../tools/checks/read/json.ts';

test.each([
  ['{\n  "a": 1,\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['[\n"a",\n"b"', 3],
  [`[\n${'"some long text, to get far away from the start",\n'.repeat(5)}oops\n]`, 7],
  ['{ "a": "x\ny" }', 1],
])('the line of a fault: %j', (text, line) => expect(findJsonFault(text)?.line).toBe(line));
test('a text that parses has none', () => expect(findJsonFault('{ "a": [1] }')).toBeUndefined());
test('lines of values', () => {
  const { lineOf } = readJson('a.json', '[\n  {\n    "link": "/a"\n  }\n]');
  expect([lineOf([0]), lineOf([0, 'link']), lineOf([5])]).toEqual([2, 3, 1]);
});
