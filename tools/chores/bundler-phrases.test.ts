import { page, zh } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { describePhrases, phrasesOf } from './bundler-phrases.ts';

test.each([
  ['It has none with webpack, and on Rspack 2 some.', ['with webpack', 'on Rspack 2']],
  ['For Rsbuild, set `a`.', ['For Rsbuild']],
  ['Install the webpack plugin. Write `with webpack`.', []],
])('%s', (text, expected) => expect(phrasesOf(page(`# A\n\n${text}\n`)).map(({ phrase }) => phrase)).toEqual(expected));

test('Chinese phrases, too', () =>
  expect(phrasesOf(zh('使用 webpack 时没有，在 Rspack 2 中有，Rspack 构建也有。')).map(({ phrase }) => phrase)).toEqual(
    ['使用 webpack 时', '在 Rspack 2 中', 'Rspack 构建'],
  ));

test('the list has the place of each, and their number', () =>
  expect(describePhrases([page('# A\n\nb\n\nwith webpack\n'), page('# B\n')])).toBe(
    'docs/en/guide/a.mdx: 1\n  docs/en/guide/a.mdx:5  with webpack\n1 phrases on 1 pages',
  ));
