import { found, page } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { invisibleFaults } from './invisible.ts';
import { markdown } from './markdown.ts';

const faultsOf = (text: string) => found(markdown, [page(`# A\n\n${text}\n`)]);

test.each([
  ['<iframe src="https://www.youtube.com/embed/a" />', '<iframe>, which the published site refuses'],
  ['<script src="/a.js"></script>', '<script>, which'],
  ['<form action="https://a.example"></form>', '<form>, which'],
  ['<meta httpEquiv="refresh" content="0" />', '<meta>, which'],
  ['![Shot](https://github.com/user-attachments/assets/1)', 'a file of another host'],
  ['![Shot][one]\n\n[one]: https://img.shields.io/1.svg', 'a file of another host'],
  ['<img src="//a.example/b.png" alt="" />', 'a file of another host'],
  ['<video poster="https://a.example/b.png" />', 'a file of another host'],
  ['<p dangerouslySetInnerHTML={{ __html: "a" }} />', 'HTML in a text'],
  ['Replace {URL} with yours.', '"URL" in braces is code'],
  ['See {constructor} and {process.env.HOME}.', '"constructor" in braces is code'],
  ['A {String} here.', 'a name of JavaScript in braces'],
])('%s is named', (text, what) => expect(faultsOf(text)[0]).toContain(what));

test('what the published site shows is not', () =>
  expect(faultsOf('![A](/shots/a.avif) [B](https://a.example) {Math.max(1, 2)} `{URL}`')).toEqual([]));

test.each(['\u200B', '\u00A0', '\u202E', '\u2066', '\u00AD', '\u2028', '\u3000', 'a\u200D'])(
  'the sign %j is named',
  (sign) =>
    expect([...invisibleFaults('a.mdx', `b\nnpm i${sign}x\n`)].map(({ message }) => message)[0]).toMatch(
      /^a\.mdx:2 .*nobody sees/,
    ),
);

test('an emoji of several is none', () => expect([...invisibleFaults('a.mdx', '👩\u200D💻 ❤️\u200D🔥')]).toEqual([]));
