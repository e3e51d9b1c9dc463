import { zh } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { markupFaults } from './built-markup.ts';
import { readBuiltPage } from './page.ts';

const faults = (body: string, source: string, file = 'zh/guide/a.html') =>
  markupFaults(
    [readBuiltPage(file, `<html lang="zh"><body><main class="a rspress-doc">${body}</main></body></html>`)],
    [zh(source)],
  ).map(({ message }) => message.split('\n')[0]);

test.each([
  ['<p>**修复。**写上</p><pre>a ** b</pre>', '**修复。**写上', ':3  bold that shows as text: **'],
  ['<p>A `name` here</p>', 'A `name` here', ':3  a backtick that shows as text'],
  ['<img alt="the **first**">', '![the **first**](/a.png)', ':3  bold that shows as text: **'],
  ['<table><tr><td>One</td><td> </td></tr></table>', 'Text\n\n| One | |', ':5  an empty cell'],
  ['<ul><li>One</li><li></li></ul>', '- One\n-', ':3  an empty entry of a list'],
  ['<p>See <a href="/a"> </a></p>', 'Text\nSee [](/a)', ':4  a link without words'],
])('%s is named at its line', (body, source, message) =>
  expect(faults(body, source)).toEqual([`docs/zh/guide/a.mdx${message}`]),
);
test('a text from elsewhere is named by the built file', () =>
  expect(faults('<p>One **two</p>', 'x')).toEqual(['zh/guide/a.html  bold that shows as text: **']));
test('code, corners of tables, rows of a reference and pictures that are links pass', () =>
  expect(
    faults(
      '<pre>`a` **</pre><table><thead><tr><td></td></tr></thead><tr id="a"><td></td></tr></table><a><img alt="A"></a>',
      'x',
    ),
  ).toEqual([]));
