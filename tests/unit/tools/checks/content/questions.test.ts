import { expect, test } from 'vitest';
import { questionFaults } from '../../../../../tools/checks/content/questions.ts';
import { page } from '../pages.ts';

const pages = [page('# A\n\n## One {#one}\n')];
const faults = (value: unknown, route = 'guide/a') =>
  [
    ...questionFaults([{ file: `docs/questions/${route}.json`, route, text: JSON.stringify(value, null, 2) }], pages),
  ].map(({ message }) => message.split('\n')[0]);
const asked = (en: unknown, zh: unknown = ['问题']) => ({ en, zh });

test('questions at the page and at a heading are fine', () =>
  expect(faults({ '#': asked(['what is it']), one: asked(['why'], ['为什么']) })).toEqual([]));

test.each([
  [
    'another id',
    { two: asked(['why']) },
    'docs/questions/guide/a.json:2  docs/en/guide/a.mdx has no heading with the id "two"',
  ],
  ['one language', { one: { en: ['why'] } }, 'docs/questions/guide/a.json:2  questions stand in each language'],
  ['no question', { one: asked([]) }, 'docs/questions/guide/a.json:3  a section has one to five questions a language'],
  [
    'six',
    { one: asked([...'abcdef']) },
    'docs/questions/guide/a.json:3  a section has one to five questions a language',
  ],
  [
    'a long one',
    { one: asked(['x'.repeat(65)]) },
    'docs/questions/guide/a.json:4  a question is a text of at most 64 characters',
  ],
  ['no text', { one: asked([7]) }, 'docs/questions/guide/a.json:4  a question is a text of at most 64 characters'],
  [
    'one twice',
    { '#': asked(['Why  so?']), one: asked(['why so'], ['又']) },
    'docs/questions/guide/a.json:12  "why so" is asked twice',
  ],
])('%s', (_, value, message) => expect(faults(value)).toEqual([message]));

test('a file without a page', () =>
  expect(faults({}, 'guide/gone')).toEqual(['docs/questions/guide/gone.json  there is no such page']));
