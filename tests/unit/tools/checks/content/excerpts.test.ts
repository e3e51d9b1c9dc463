import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../../../theme/site.ts';
import { excerptsHold, findCircles, includesOf } from '../../../../../tools/checks/content/excerpts.ts';
import { frontmatterIsKnown } from '../../../../../tools/checks/content/schema.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';

const page = (route: string, source: string, lang: Lang = 'en') =>
  readPage(`docs/${lang}/${route}.mdx`, lang, route, source);
const found = (...pages: ReturnType<typeof page>[]) =>
  excerptsHold(pages).map(({ message }) => message.replace(/\n\s*/g, ' | '));
const including = page('guide/a', "import Setup from '../shared/setup.mdx'\n\n# A\n\n<Setup />\n");

describe('excerpts', () => {
  test('one that a page includes is fine', () =>
    expect(found(including, page('shared/setup', 'Install it.\n'))).toEqual([]));
  test('an import in a block of code is none', () =>
    expect(includesOf('docs/en/a.mdx', "```mdx\nimport A from './shared/a.mdx'\n```\n")).toEqual([]));
  test('imports are found with any line ends', () =>
    expect(includesOf('docs/en/guide/a.mdx', "x\r\nimport A from '../shared/a.mdx'\r\n")).toEqual([
      { name: 'A', target: 'docs/en/shared/a.mdx', line: 2 },
    ]));
  test('two that include each other are named with their lines, once', () => {
    const a = page('shared/a', "import B from './b.mdx'\n\n<B />\n");
    const b = page('shared/b', "Text.\n\nimport A from './a.mdx'\n\n<A />\n");
    const problems = found(page('guide/a', "import A from '../shared/a.mdx'\n\n<A />\n"), a, b);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^docs\/en\/shared\/a\.mdx:1 .* docs\/en\/shared\/a\.mdx:1 → docs\/en\/shared\/b\.mdx:3 → docs\/en\/shared\/a\.mdx/,
    );
  });
  test('one that includes itself is a circle', () =>
    expect(findCircles(new Map([['a.mdx', [{ name: 'A', target: 'a.mdx', line: 2 }]]]))).toHaveLength(1));
  test('one that two pages include in two ways is none', () =>
    expect(
      findCircles(
        new Map([
          [
            'a',
            [
              { name: 'B', target: 'b', line: 1 },
              { name: 'C', target: 'c', line: 2 },
            ],
          ],
          ['b', [{ name: 'C', target: 'c', line: 1 }]],
          ['c', []],
        ]),
      ),
    ).toEqual([]));
  test.each([
    ['it is not there', [including], /a\.mdx:1 {2}includes what is no excerpt/],
    ['nobody includes it', [page('shared/setup', 'x\n')], /setup\.mdx:1 {2}no page includes this excerpt/],
    [
      'it has a heading',
      [including, page('shared/setup', 'x\n\n## Y {#y}\n')],
      /setup\.mdx:3 {2}an excerpt with a heading/,
    ],
    [
      'it is imported and not shown',
      [page('guide/a', "import Setup from '../shared/setup.mdx'\n"), page('shared/setup', 'x\n')],
      /imports Setup and does not show it/,
    ],
    [
      'it is of the other language',
      [
        page('guide/a', "import Setup from '../../zh/shared/setup.mdx'\n\n<Setup />\n"),
        page('shared/setup', 'x\n', 'zh'),
      ],
      /of the other language .* docs\/en\/shared\/setup\.mdx/,
    ],
  ])('a problem when %s', (_, pages, fault) => expect(found(...pages)[0]).toMatch(fault));
});

describe('what the frontmatter may say', () => {
  const known = (head: string, route = 'guide/a') =>
    frontmatterIsKnown([page(route, `---\n${head}\n---\n`)]).map(({ message }) => message.replace(/\n\s*/g, ' | '));
  test.each([
    ['title: A\ndescription: B\nkeywords: [a, b]\nsidebar: false', 'guide/a'],
    ['overview: true\noverviewHeaders: [2]', 'guide/index'],
    ['published_at: 2025-08-07 08:00:00', 'blog/release/release-note-9_9'],
    ['pageType: home\nhero:\n  name: A\n  actions:\n    - text: B\n      link: /a\n      theme: brand', 'index'],
  ])('%j is known', (head, route) => expect(known(head, route)).toEqual([]));
  test.each([
    ['keyword: [a]', 'guide/a', /a\.mdx:2 .* no key "keyword" .* write "keywords"/],
    ['overviewHeaders: [2]', 'guide/a', /no key "overviewHeaders"/],
    ['published_at: 2025-08-07', 'guide/a', /no key "published_at"/],
    ['published_at: soon', 'blog/release/release-note-9_9', /"published_at" has a value of another type .* date/],
    ['keywords: a, b', 'guide/a', /"keywords" has a value of another type .* a list of: text/],
    ['sidebar: left', 'guide/a', /one of true, false, placeholder/],
    [
      'pageType: home\nhero:\n  name: A\n  actions:\n    - txt: B',
      'index',
      /index\.mdx:6 .*"hero\.actions\.0\.txt" .* write "text"/,
    ],
    ['title: A', 'shared/a', /no key "title" .* an excerpt is a part of other pages/],
  ])('%j is not', (head, route, fault) => expect(known(head, route)[0]).toMatch(fault));
});
