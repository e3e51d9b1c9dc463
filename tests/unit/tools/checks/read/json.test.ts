import { expect, test } from 'vitest';
import { findJsonFault, readJson } from '../../../../../tools/checks/read/json.ts';

test('faults and values of a JSON file have their lines', () => {
  const lines = [
    '{\n  "a": 1\n  "b": 2\n}',
    '[\n"a",\n"b"',
    `[\n${'"some long text",\n'.repeat(5)}oops\n]`,
    '{ "a": "x\ny" }',
  ];
  expect(lines.map((text) => findJsonFault(text)?.line)).toEqual([3, 3, 7, 1]);
  const { lineOf } = readJson('a.json', '[\n  {\n    "link": "/a"\n  }\n]');
  expect([lineOf([0]), lineOf([0, 'link'])]).toEqual([2, 3]);
});
