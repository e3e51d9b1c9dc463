import { expect, test } from 'vitest';
import { parseGlossary } from '../docs/glossary.ts';

const FILE = 'tools/checks/content/glossary.json';
const file = (term: object) =>
  JSON.stringify({ terms: [{ concept: 'loader', zh: 'loader', ...term }], screens: [] }, null, 2);

test.each([
  [
    file({ forbidden: ['a', '('] }),
    `${FILE}:8  "loader" in "terms": a forbidden word is no regular expression\n    seen:     "("`,
  ],
  [file({ forbidden: ['[z-a]'] }), 'no regular expression\n    seen:     "[z-a]"'],
  [file({ forbidden: [''] }), 'no regular expression\n    seen:     ""'],
  [file({ forbidden: 'a' }), `${FILE}:6  "loader" in "terms": "forbidden" is no list`],
  [file({ zh: 7 }), 'needs a text "zh"'],
  ['{ "terms": [], }', `${FILE}:1  is no JSON`],
  ['{ "terms": [] }', 'needs a list "screens"'],
  ['{ "terms": [null], "screens": [] }', '"1" in "terms": needs a text "concept"'],
])('a glossary that cannot be read names file, line, entry and what is wrong: %s', (text, fault) =>
  expect(() => parseGlossary(text)).toThrow(fault),
);
test('a word without forbidden ones needs no list of them', () =>
  expect(parseGlossary(file({})).terms[0]?.forbidden).toEqual([]));
