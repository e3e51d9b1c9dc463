import { expect, test } from 'vitest';
import { type HtmlNode, markTables, piecesOf } from '../../../../tools/build/tables.ts';

const element = (tagName: string, ...children: (HtmlNode | string)[]): HtmlNode => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
/** A table after it was marked, and its cells. */
function marked(...[head = [], ...rows]: string[][]) {
  const row = (name: string, cells: string[]) => element('tr', ...cells.map((cell) => element(name, cell)));
  const body = element('tbody', ...rows.map((cells) => row('td', cells)));
  const table = element('table', element('thead', row('th', head)), body);
  markTables({ type: 'root', children: [table] });
  return { table, cells: body.children!.flatMap((tr) => tr.children ?? []) };
}
const SENTENCE = 'This happens when the plugin is not in the config of the build.';

test('a table with sentences becomes cards whose cells say their heading; one of values stays, two columns need no headings', () => {
  const { table, cells } = marked(['You see', 'It means', 'Do'], ['Nothing', SENTENCE, 'Wait']);
  expect(table.properties?.className).toContain('cards');
  expect(cells.map(({ properties }) => properties?.['data-label'])).toEqual([undefined, 'It means', 'Do']);
  expect(marked(['File', 'Size', 'Gzip'], ['a.js', '1', '2']).table.properties?.className).toBeUndefined();
  expect(
    marked(['现象', '原因'], ['文件名', '插件没有写入当前构建的配置，所以构建时不会采集任何数据']).table.properties
      ?.className,
  ).toContain('cards');
  const phrases = ['The build is slow', 'Compile overall', 'webpack minifies', 'a faster minifier'];
  expect(marked(['You see', 'Screen', 'Cause', 'Fix'], phrases).table.properties?.className).toContain('cards');
  expect(
    marked(['You see', 'Screen', 'Cause', 'Took'], [...phrases.slice(0, 3), '3 s']).table.properties?.className,
  ).toBeUndefined();
  expect(marked(['Field', 'Content'], ['id', SENTENCE]).cells[1]!.properties).not.toHaveProperty('data-label');
});

test('an answer gets a mark; a table without a yes, and other words, get none', () => {
  const { cells } = marked(['Rule', 'Rspack', 'webpack'], ['no', 'Yes', 'No'], ['a', 'Never fires', 'yes, at times']);
  const answers = cells.map(({ properties }) => properties?.['data-answer']);
  expect(answers).toEqual([undefined, 'yes', 'no', undefined, undefined, undefined]);
  expect(cells[4]!.children![0]!.properties?.className).toContain('rp-badge--warning');
  expect(marked(['Tool', 'Needs'], ['get_port', '无']).cells[1]!.properties).not.toHaveProperty('data-answer');
});

test('a long name breaks behind dots, slashes and dashes, before capitals; never behind the first mark of two', () => {
  expect(piecesOf('@rsdoctor/rspack-plugin')).toEqual(['@rsdoctor/', 'rspack-', 'plugin']);
  expect(piecesOf('output.reportCodeType')).toEqual(['output.', 'report', 'Code', 'Type']);
  expect(piecesOf('--profile')).toEqual(['--', 'profile']);
});
