import { isJsx, type Jsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { found, page } from '@rsdoctor-docs/base/tests/pages';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Nodes, Root } from 'mdast';
import { describe, expect, it, test } from 'vitest';
import { bundlersIn, labelOf } from '../bundlers.ts';
import { bundlers } from './bundler.check.ts';
import { bundler, drawBundlers, labelBundlers, onlyLine } from './bundler.plugin.ts';

const FILE = 'docs/en/guide/a.mdx';

test.each([
  ['Rspack', 'Rspack 2|Rspack 1', 'Rspack'],
  ['Rspack 2', 'Rspack 2', 'Rspack 2'],
  ['Rspack 1,Rspack 2', 'Rspack 2|Rspack 1', 'Rspack'],
  ['webpack, Rspack 1', 'Rspack 1|webpack', 'Rspack 1, webpack'],
  ['Rspack, webpack', 'Rspack 2|Rspack 1|webpack', ''],
])('%s stands for %s', (is, all, label) => {
  expect(bundlersIn(is)?.join('|')).toBe(all);
  expect(labelOf(bundlersIn(is)!)).toBe(label);
});
test.each(['', 'rspack', 'Rspack 3', 'Rsp', 'webpack 5', 'Rspack,'])('"%s" names no bundler', (is) =>
  expect(bundlersIn(is)).toBeUndefined(),
);

/** What a page becomes. */
function drawn(source: string): Root {
  const root = tree(source);
  drawBundlers(root, FILE);
  return root;
}
const childrenOf = (node: Nodes | undefined): Nodes[] => (node && 'children' in node ? node.children : []);
const marked = (root: Root) =>
  [...nodesIn(root)].flatMap((node) => {
    const { hProperties = {} } = (node.data ?? {}) as { hProperties?: Record<string, string> };
    const label = hProperties['data-for'] ?? (isJsx(node) ? attributesOf(node)['data-for'] : undefined);
    return label ? [`${isJsx(node) ? node.name : node.type}: ${label}`] : [];
  });

describe('what is drawn', () => {
  it('a block is a div, and a paragraph is one', () => {
    const root = drawn(
      '<Bundler is="webpack">Set `devtool`.</Bundler>\n\n<Bundler is="Rspack">\n\n## A\n\nb\n\n</Bundler>\n',
    );
    expect(marked(root)).toEqual(['paragraph: webpack', 'div: Rspack']);
    expect(root.children.map((node) => childrenOf(node).map(({ type }) => type))).toEqual([
      ['text', 'inlineCode', 'text'],
      ['heading', 'paragraph'],
    ]);
  });
  it('a part of a sentence is a span', () =>
    expect(marked(drawn('It is <Bundler is="Rspack 2">new</Bundler> here.\n'))).toEqual(['span: Rspack 2']));
  it('an entry of a list is hidden with its number', () => {
    const root = drawn('1. <Bundler is="webpack">one</Bundler>\n2. two <Bundler is="webpack">more</Bundler>\n');
    expect(marked(root)).toEqual(['listItem: webpack', 'span: webpack']);
    expect(elementsOf(root, 'Bundler')).toEqual([]);
  });
  it('an entry of several blocks, too', () => {
    const root = drawn('- <Bundler is="webpack">\n  one\n\n  ```js\n  a\n  ```\n  </Bundler>\n');
    expect(marked(root)).toEqual(['listItem: webpack']);
    expect(childrenOf(childrenOf(root.children[0])[0]).map(({ type }) => type)).toEqual(['paragraph', 'code']);
  });
  it('the first cell of a row stands for the row, another one for itself', () =>
    expect(
      marked(
        drawn('| a | b |\n| --- | --- |\n| <Bundler is="webpack">x</Bundler> | <Bundler is="Rspack 1">y</Bundler> |\n'),
      ),
    ).toEqual(['tableRow: webpack', 'span: webpack', 'span: Rspack 1']));
  it('headings in it are marked for the outline', () => {
    const root = tree('# T\n\n<Bundler is="webpack">\n\n## A {#a}\n\n</Bundler>\n\n## B {#b}\n');
    bundler.page!(root, FILE, { frontmatter: {}, toc: [] });
    const headings = [...nodesIn(root)].filter((node) => node.type === 'heading');
    expect(headings.map(({ data }) => data?.entry)).toEqual([undefined, { 'data-for': 'webpack' }, undefined]);
  });
});

describe('what is refused, with its line', () => {
  it.each([
    [
      '<Bundler is="Rspack 3">x</Bundler>',
      /^docs\/en\/guide\/a\.mdx:3 {2}<Bundler>: no such bundler[\s\S]*seen: +Rspack 3/,
    ],
    ['<Bundler>x</Bundler>', /no such bundler[\s\S]*no is=/],
    ['<Bundler is="Rspack, webpack">x</Bundler>', /is for every bundler[\s\S]*delete the two tags/],
  ])('%s', (source, message) => expect(() => drawn(`a\n\n${source}\n`)).toThrow(message));
});

it('a Markdown twin says for which bundler something is, in its language', () => {
  const labelled = (file: string) => {
    const root = tree(
      'A. <Bundler is="webpack">B.</Bundler>\n\n<Bundler is="Rspack 1, webpack">\n\n```js\na\n```\n\n</Bundler>\n\n- <Bundler is="Rspack">c</Bundler>\n',
    );
    labelBundlers(root, file);
    return [...nodesIn(root)].flatMap((node) => ('value' in node ? [node.value] : []));
  };
  expect(labelled(FILE)).toEqual([
    'A. ',
    '(On webpack: ',
    'B.',
    ')',
    'On Rspack 1 and webpack:',
    'a',
    'On Rspack: ',
    'c',
  ]);
  expect(labelled('docs/zh/guide/a.mdx')).toContain('使用 Rspack 1 和 webpack 时：');
});

test('what a twin says for which bundlers keeps its distance to the sentences beside it', () => {
  const twin = (source: string, lang: string) => {
    const root = tree(source);
    labelBundlers(root, `docs/${lang}/guide/a.mdx`);
    return nodeText(root);
  };
  const source = 'A.<Bundler is="webpack"> B.</Bundler><Bundler is="Rspack">C.</Bundler> D';
  expect(twin(source, 'en')).toBe('A. (On webpack: B.) (On Rspack: C.) D');
  expect(twin(source, 'zh')).toBe('A.（使用 webpack 时：B.）（使用 Rspack 时：C.） D');
});

test('in a twin, a condition stands below its heading and ends with a quote', () => {
  const root = tree('<Bundler is="webpack">\n\nA\n\n### B {#b}\n\nC\n\n</Bundler>\n');
  labelBundlers(root, FILE);
  const [block] = root.children as [Jsx];
  expect(block.children.map((node) => [node.type, nodeText(node as Nodes)])).toEqual([
    ['blockquote', 'On webpack: A'],
    ['heading', 'B {#b}'],
    ['paragraph', 'Applies to webpack.'],
    ['paragraph', 'C'],
  ]);
});

describe('a page for one bundler', () => {
  const only = (bundler: string, lang = 'en') =>
    onlyLine(`docs/${lang}/guide/a.mdx`, `---\nbundler: ${bundler}\n---\n\n# T\n`);
  it('says so, and where the others go', () => {
    expect(nodeText(only('{ is: webpack, others: /guide/start/intro }')!)).toBe(
      'This page is for webpack. If you use Rspack, read Introduction.',
    );
    expect(nodeText(only('{ is: Rspack 2, others: "/guide/start/quick-start#open-report" }', 'zh')!)).toMatch(
      /^本页适用于 Rspack 2。使用 Rspack 1, webpack 时，请阅读.+。$/,
    );
  });
  it.each(['{ is: rollup, others: /guide/start/intro }', '{ is: webpack, others: /guide/none }', '{ is: webpack }'])(
    'is refused with its line: %s',
    (value) => expect(() => only(value)).toThrow(/^docs\/en\/guide\/a\.mdx:2 .*\n.*bundler: \{ is: webpack/),
  );
  it('its link leads to the page of its language', () => {
    const source = '---\nbundler: { is: webpack, others: /guide/start/intro }\n---\n\n# T\n';
    expect(JSON.stringify(onlyLine('docs/zh/guide/a.mdx', source))).toContain('"/zh/guide/start/intro"');
  });
});

describe('the check', () => {
  const site = { root: process.cwd(), docs: `${process.cwd()}/docs` };
  const faults = (body: string, route = 'guide/a') => found(bundlers, [page(`# A\n\n${body}\n`, 'en', route)], site);
  const WEBPACK = '```js title="webpack.config.mjs"\nexport default {};\n```';
  const RSPACK = '```bash\nnpx rspack build\n```';

  it('passes a page that differs, and one without a choice', () => {
    expect(
      faults(`<Bundler is="webpack">\n\n${WEBPACK}\n\n</Bundler>\n\n<Bundler is="Rspack">\n\n${RSPACK}\n\n</Bundler>`),
    ).toEqual([]);
    expect(faults(WEBPACK)).toEqual([]);
  });
  it.each([
    ['readers of Rspack see it', `${WEBPACK}\n\n<Bundler is="Rspack">a</Bundler>`],
    ['readers of Rspack see it', `<Bundler is="Rspack">\n\n${WEBPACK}\n\n</Bundler>`],
    ['readers of webpack see it', `<Bundler is="Rspack 1, webpack">\n\n${RSPACK}\n\n</Bundler>`],
    [
      'readers of webpack see it',
      '<Bundler is="webpack"><PackageManagerTabs command="install @rsdoctor/rspack-plugin -D" /></Bundler>',
    ],
    [
      'readers of Rspack see it',
      `<Tabs groupId="bundler">\n<Tab label="Rspack">\n\n${WEBPACK}\n\n</Tab>\n<Tab label="webpack">\n\nb\n\n</Tab>\n</Tabs>`,
    ],
  ])('refuses code of another bundler: %s', (seen, body) =>
    expect(faults(body)).toEqual([expect.stringMatching(`readers see code of another bundler.*${seen}`)]),
  );
  it('takes a reason for code that all see', () =>
    expect(
      faults(`${WEBPACK.replace('js ', 'js any-bundler="Next.js" ')}\n\n<Bundler is="Rspack">a</Bundler>`),
    ).toEqual([]));
  it.each([
    ['Rspack', 'Rspack 2'],
    ['webpack', 'Rspack'],
    ['Rspack 2', 'webpack'],
    ['Rspack', 'Vite'],
  ])('refuses tabs that leave a reader without one: %s, %s', (...labels) => {
    const tabs = labels.map((label) => `<Tab label="${label}">\n\n${label}\n\n</Tab>`).join('\n');
    expect(faults(`<Tabs groupId="bundler">\n${tabs}\n</Tabs>`)).toEqual([
      expect.stringContaining(
        `not one for each reader | expected: Rspack, webpack; or Rspack 2, Rspack 1, webpack | seen: ${labels.join(', ')}`,
      ),
    ]);
  });
  it('refuses a switch that changes nothing', () =>
    expect(
      faults(
        '<Tabs groupId="bundler">\n<Tab label="Rspack">\n\na\n\n</Tab>\n<Tab label="webpack">\n\na\n\n</Tab>\n</Tabs>',
      ),
    ).toEqual([expect.stringContaining('shows all readers the same')]));
  it('refuses what nobody sees', () =>
    expect(
      faults(
        '<Bundler is="webpack">\n\n<Bundler is="Rspack">a</Bundler>\n\n</Bundler>\n\n<Bundler is="webpack">c</Bundler>',
      ),
    ).toContainEqual(expect.stringContaining('no reader sees it')));
  it('refuses names that are not known', () =>
    expect(faults('<Bundler is="Rollup">a</Bundler>')).toEqual([
      expect.stringMatching(/^docs\/en\/guide\/a\.mdx:3 {2}<Bundler>: no such bundler/),
    ]));
  it('refuses it in an excerpt', () =>
    expect(faults('<Bundler is="webpack">a</Bundler>', 'guide/shared/a')).toEqual([
      expect.stringContaining('an excerpt that differs'),
    ]));
});
