import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { units } from '../../plugins/units.ts';
import { markTables, piecesOf } from './table.plugin.ts';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
const PHRASES = ['The build is slow', 'Compile overall', 'webpack minifies'];
const SENTENCE = 'This happens when the plugin is not in the config of the build.';

test.each([
  [['You see', 'It means'], ['Nothing', SENTENCE], 'cards'],
  [['现象', '原因'], ['文件名', '插件没有写入当前构建的配置，所以构建时不会采集任何数据'], 'cards'],
  [['You see', 'Screen', 'Cause', 'Fix'], [...PHRASES, 'a faster minifier'], 'cards'],
  [['You see', 'Screen', 'Cause', 'Took'], [...PHRASES, '3 s'], undefined],
  [['File', 'Size', 'Gzip'], ['a.js', '1', '2'], undefined],
])('a table of sentences or phrases becomes cards, one of values stays: %j', (head, row, className) => {
  const tr = (name: string, cells: string[]) => element('tr', ...cells.map((cell) => element(name, cell)));
  const table = element('table', element('thead', tr('th', head)), element('tbody', tr('td', row)));
  markTables({ type: 'root', children: [table] });
  expect(String(table.properties.className)).toBe(String(className));
});

test('columns of numbers are marked, head and all; names, versions and words are not', () => {
  const rows = [
    ['Config', 'Files', 'CPU time', 'Version', 'Compared'],
    ['As found', '1,234', '4.2 s', '1.7.12', 'yes'],
    ['2', '', '450 ms', '2.2.8', '12'],
  ];
  const table = element('table', ...rows.map((row) => element('tr', ...row.map((cell) => element('td', cell)))));
  markTables({ type: 'root', children: [table] });
  for (const row of table.children as Element[])
    expect(row.children.map((cell) => (cell as Element).properties['data-number'])).toEqual([
      undefined,
      '',
      '',
      undefined,
      undefined,
    ]);
});

test('a comment in a cell is no text, so it makes no cards', () => {
  const cell = element('td', 'Keeps them');
  cell.children.push({ type: 'mdxTextExpression', value: `/* ${SENTENCE} */` });
  const table = element('table', element('tr', element('th', 'Does')), element('tr', cell));
  markTables({ type: 'root', children: [table] });
  expect(table.properties.className).toBeUndefined();
});

test('a long name breaks behind dots, slashes and dashes, before capitals; never behind the first mark of two', () => {
  expect(piecesOf('@rsdoctor/rspack-plugin')).toEqual(['@rsdoctor/', 'rspack-', 'plugin']);
  expect(piecesOf('output.reportCodeType')).toEqual(['output.', 'report', 'Code', 'Type']);
  expect(piecesOf('--profile')).toEqual(['--', 'profile']);
});

test('in code of several names, only the long ones may break', () => {
  const code = element('code', "'noCode' | 'noAssetsAndModuleSource' | object");
  markTables({ type: 'root', children: [element('table', element('tr', element('td', code)))] });
  const pieces = code.children.map((child) => (child.type === 'text' ? child.value : '|'));
  expect(pieces.join('')).toBe("'noCode' | 'no|Assets|And|Module|Source' | object");
});

test('a number and its unit stay in one line; code keeps its spaces', () => {
  const page = element('p', '占 50 KB，共 2 sections', element('code', '50 KB'));
  units.html!({ type: 'root', children: [page] });
  expect(page.children.map((child) => (child.type === 'text' ? child.value : textOf(child as Element)))).toEqual([
    '占 50\u00a0KB，共 2 sections',
    '50 KB',
  ]);
});
