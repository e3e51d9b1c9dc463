import { expect, test } from 'vitest';
import { type HtmlNode, markTables, piecesOf } from '../../../../tools/build/tables.ts';

const text = (value: string): HtmlNode => ({ type: 'text', value });
const element = (tagName: string, children: HtmlNode[], properties = {}): HtmlNode => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const row = (cell: 'td' | 'th', ...cells: HtmlNode[]) =>
  element(
    'tr',
    cells.map((content) => element(cell, [content])),
  );
const table = (head: string[], rows: HtmlNode[][], properties = {}) =>
  element(
    'table',
    [
      element('thead', [row('th', ...head.map(text))]),
      element(
        'tbody',
        rows.map((cells) => row('td', ...cells)),
      ),
    ],
    properties,
  );
const marked = (node: HtmlNode) => {
  markTables({ type: 'root', children: [node] });
  return node;
};
const labelsOf = (node: HtmlNode) =>
  node.children?.[1]?.children?.[0]?.children?.map(({ properties }) => properties?.['data-label']);

const SENTENCE = text('This happens when the plugin is not in the config of the build.');

test('a table with sentences becomes cards, and a cell says below which heading it stands', () => {
  const node = marked(table(['You see', 'It means', 'Do'], [[text('Nothing'), SENTENCE, text('Wait')]]));
  expect(node.properties?.className).toContain('cards');
  expect(labelsOf(node)).toEqual([undefined, 'It means', 'Do']);
});

test('a table of values stays a table; two columns need no headings', () => {
  expect(marked(table(['File', 'Size', 'Gzip'], [[text('a.js'), text('1'), text('2')]])).properties?.className).toBe(
    undefined,
  );
  expect(labelsOf(marked(table(['Field', 'Content'], [[text('id'), SENTENCE]])))).toEqual([undefined, undefined]);
});

test('a long table of options can be filtered, a long one of values cannot', () => {
  const rows = Array.from({ length: 20 }, () => [text('a'), text('b')]);
  expect(marked(table(['Option', 'Type'], rows, { className: 'reference' })).properties).toHaveProperty('data-filter');
  expect(marked(table(['Option', 'Type'], rows)).properties).not.toHaveProperty('data-filter');
});

test('an answer keeps its word and gets a mark; a table without a yes, and other words, get none', () => {
  const rows = [
    [text('no'), text('Yes'), text('No')],
    [text('a'), text('Never fires'), text('yes, with source maps')],
  ];
  const cells = marked(table(['Rule', 'Rspack', 'webpack'], rows)).children![1]!.children!.flatMap(
    (tr) => tr.children ?? [],
  );
  expect(cells.map(({ properties }) => properties?.['data-answer'])).toEqual([
    undefined,
    'yes',
    'no',
    undefined,
    undefined,
    undefined,
  ]);
  expect(cells[1]!.children).toEqual([text('Yes')]);
  const badge = cells[4]!.children![0]!;
  expect(badge.properties?.className).toContain('rp-badge--warning');
  expect(badge.children).toEqual([text('Never fires')]);
  const none = marked(table(['Tool', 'Needs'], [[text('get_port'), text('无')]]));
  expect(none.children![1]!.children![0]!.children![1]!.properties).not.toHaveProperty('data-answer');
});

test('a long name breaks between its words, a short one nowhere', () => {
  const node = marked(
    table(['Name'], [[element('code', [text('output.reportCodeType')])], [element('code', [text('boolean | null')])]]),
  );
  const [long, short] = node.children![1]!.children!.map((tr) => tr.children![0]!.children![0]!);
  expect(long?.children?.map(({ value, tagName }) => value ?? tagName)).toEqual([
    'output.',
    'wbr',
    'report',
    'wbr',
    'Code',
    'wbr',
    'Type',
  ]);
  expect(short?.children).toHaveLength(1);
});

test('pieces: behind dots, slashes and dashes, before capitals; never behind the first mark of two', () => {
  expect(piecesOf('@rsdoctor/rspack-plugin')).toEqual(['@rsdoctor/', 'rspack-', 'plugin']);
  expect(piecesOf('--profile')).toEqual(['--', 'profile']);
});
