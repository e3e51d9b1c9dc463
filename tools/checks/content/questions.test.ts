import { messages, page } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { questionFaults } from './questions.ts';

const asked = (en: unknown, zh: unknown = ['问题']) => ({ en, zh });

test.each([
  [{ two: asked(['why']) }, ':2  docs/en/guide/a.mdx has no heading with the id "two"'],
  [{ one: { en: ['why'] } }, ':2  questions stand in each language'],
  [{ one: asked([]) }, ':3  a section has one to five questions a language'],
  [{ one: asked([...'abcdef']) }, ':3  a section has one to five questions a language'],
  [{ one: asked(['x'.repeat(65)]) }, ':4  a question is a text of at most 64 characters'],
  [{ '#': asked(['Why  so?']), one: asked(['why so'], ['又']) }, ':12  "why so" is asked twice'],
])('questions that are refused: %j', (value, message) => {
  const file = 'docs/questions/guide/a.json';
  const questions = [{ file, route: 'guide/a', text: JSON.stringify(value, null, 2) }];
  const faults = [...questionFaults(questions, [page('# A\n\n## One {#one}\n')])];
  expect(faults.map((fault) => fault.message.split('\n')[0])).toEqual([file + message]);
});

test.each(['null', '[]'])('a file that holds no sections is named: %s', (text) => {
  const files = [{ file: 'docs/questions/guide/a.json', route: 'guide/a', text }];
  expect(messages(questionFaults(files, [page('# A\n')]))[0]).toMatch(/^docs\/questions\/guide\/a\.json {2}holds no/);
});

test('a page without questions is named with the file to write', () =>
  expect(messages(questionFaults([], [page('# A\n'), page('# A\n', 'en', 'blog/index')]))).toEqual([
    expect.stringMatching(/^docs\/questions\/guide\/a\.json {2}is not there.* \| do: write \{ "#"/),
  ]));

test('of the questions of a page that does not parse nothing is said', () => {
  const files = [{ file: 'docs/questions/guide/a.json', route: 'guide/a', text: '{}' }];
  expect(messages(questionFaults(files, []))[0]).toContain('there is no such page');
  expect(messages(questionFaults(files, [], [{ route: 'guide/a' }]))).toEqual([]);
});
