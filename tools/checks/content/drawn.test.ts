import path from 'node:path';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import { expect, test } from 'vitest';
import { draw, htmlFaults } from './drawn.ts';

const docs = path.resolve('docs');
/** Pages that stand in place of one that is there, so that the build knows their route. */
const page = (text: string) =>
  readPage('docs/en/guide/more/faq.mdx', 'en', 'guide/more/faq', `---\ntitle: A\n---\n\n${text}\n`);

/** What is written, the line at which it is named, and how. */
const WRONG: readonly [source: string, line: number, what: RegExp][] = [
  ['# A\n\nOne\n\n```jscript\na\n```', 9, /no highlighter knows the language "jscript"/],
  ['# A\n\n:::tip\n\nNever closed.', 7, /a box that is not closed: :::tip/],
  ['# A\n\n:::tipp\nA\n:::', 7, /there is no box "tipp"/],
  ['# A\n\n> [!NOET]\n> A', 7, /there is no alert "NOET"/],
  ['# A\n\n![A picture](/shots/my picture.png)', 7, /a picture that shows as text/],
  ['# A\n\n[Words] (/guide/start/intro)\n\n[a](/guide/start/quick start)', 9, /a link that shows as text/],
  ['# A\n\nText[^1].', 7, /a footnote without its note/],
  ['# A\n\n- One `two', 7, /a backtick that shows as text/],
  ["# A\n\nimport Gone from './gone.mdx';\n\n<Gone />", 7, /imports what is not there: \.\/gone\.mdx/],
  [
    "# A\n\nimport { Panes } from '@theme';\n\nOne\n\n<Panes>x</Panes>",
    7,
    /imports what is not there: Panes from @theme/,
  ],
  ["# A\n\nimport { Tab, Panes as Tabs } from '@theme';\n\n<Tab />", 7, /not there: Panes from @theme/],
  [
    "# A\n\nimport { Tab, Tabs } from '@theme';\n\nOne\n\n<Tabs><Tab label={{ a: 1 }}>x</Tab></Tabs>",
    11,
    /cannot be drawn/,
  ],
  ['# A\n\nOne\n\n{{}}', 9, /cannot be drawn/],
  ['# A\n\n- One\n-', 8, /an empty entry of a list/],
];
const RIGHT = [
  '# A\n\n> ### In a quote {#in-a-quote}\n\n> [!NOTE]\n>\n> ### In an alert {#in-an-alert}\n\n- ### In a list {#in-a-list}\n\n1. B\n\n   ### Below an entry {#below}',
  '# A\n\n:::tip\nA\n:::\n\n> [!NOTE]\n> B\n\n| | b |\n| - | - |\n| `c` | d |\n\n```js title="a.js" {1}\na ** `b`\n```',
  "# A\n\nexport const B = () => <b>x</b>;\n\n<B /> and {[1, 2].join(', ')}\n\n![A](/favicon.svg)",
];

test('what the build would stop at, or would show as no writer meant it, is named with its line', {
  timeout: 300_000,
}, async () => {
  const found = await draw([...WRONG.map(([source]) => page(source)), ...RIGHT.map(page)], {
    root: path.dirname(docs),
    docs,
  });
  expect(found.slice(WRONG.length)).toEqual(RIGHT.map(() => []));
  for (const [index, [source, line, what]] of WRONG.entries()) {
    const [fault] = found[index]!;
    expect([fault?.line, fault?.what], source).toEqual([line, expect.stringMatching(what)]);
    expect(fault?.fix, source).toBeTruthy();
  }
});

test.each([
  ['<p data-line="3">One **two</p>', 3, 'bold that shows as text'],
  ['<ul data-line="2"><li data-line="4">## Head</li></ul>', 4, 'a heading that shows as text'],
  ['<p data-line="3">Head {#id}</p>', 3, 'an id that shows as text'],
  ['<p data-line="3">| a | b |</p>', 3, 'a table that shows as text'],
  ['<p data-line="3">a&amp;nbps;b</p>', 3, 'a sign by a name that HTML does not have'],
  ['<p data-line="3">[a][b]</p>', 3, 'a link that shows as text'],
  ['<p data-line="3"><img alt="`a`"></p>', 3, 'a backtick that shows as text'],
  ['<p data-line="3"><a data-line="5" href="/a"> </a></p>', 5, 'a link without words'],
  ['<table><tbody><tr><td data-line="6"></td></tr></tbody></table>', 6, 'an empty cell'],
])('HTML that shows something else than was written: %s', (html, line, what) =>
  expect(htmlFaults(html)).toEqual([expect.objectContaining({ line, what: expect.stringContaining(what) })]),
);
test('code, the corner of a table and pictures that are links pass', () =>
  expect(
    htmlFaults(
      '<pre>`a` **</pre><code>[a](b)</code><table><thead><tr><td data-line="1"></td></tr></thead></table><a data-line="2"><img alt="A"></a>',
    ),
  ).toEqual([]));
