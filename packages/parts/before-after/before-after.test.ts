import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Table, TableCell } from 'mdast';
import { expect, it } from 'vitest';
import { drawTables } from './before-after.plugin.ts';

const FILE = 'docs/en/a.mdx';
const numbers = { 'a.ms': 200, 'b.ms': 50, 'c.ms': 100, 'd.ms': 110, 'a.bytes': 9 };
const source = (...rows: string[]) =>
  `# A\n\n<BeforeAfter>\n\n| Shop | Before | After |\n| --- | --- | --- |\n${rows.join('\n')}\n\n</BeforeAfter>\n`;
const n = (of: string) => `<N of="${of}" />`;
const row = (name: string, ...names: string[]) => `| ${[name, ...names.map(n)].join(' | ')} |`;

/** The cells of the rows of numbers. */
function drawn(text: string, isTwin = false) {
  const root = tree(text);
  drawTables(root, FILE, numbers, isTwin);
  const table = [...nodesIn(root)].find((node): node is Table => node.type === 'table');
  return table!.children.slice(1).map(({ children }) => children);
}

/** An attribute of a cell in HTML. */
const attribute = ({ data = {} }: TableCell, name: string) =>
  (data as { hProperties?: Record<string, string> }).hProperties?.[name];

const [time, size] = [
  source(row('All', 'a.ms', 'b.ms'), row('A part', 'c.ms', 'd.ms')),
  row('Size', 'a.bytes', 'a.bytes'),
];

it('all bars have one scale: the longest is as long as there is room, and every other its share of it', () => {
  const shares = drawn(time).map((cells) => cells.slice(1).map((cell) => attribute(cell, 'style')));
  expect(shares).toEqual([
    ['--share: 1.0000', '--share: 0.2500'],
    ['--share: 0.5000', '--share: 0.5500'],
  ]);
});

it('each number after the first of its row says how much less or more it is, also in a Markdown twin', () => {
  for (const isTwin of [false, true])
    expect(drawn(time, isTwin).map((cells) => cells.map((cell) => nodeText(cell)))).toEqual([
      ['All', '', ' −75%'],
      ['A part', '', ' +10%'],
    ]);
});

it('the names of the builds stand beside the bars', () =>
  expect(drawn(time)[0]?.map((cell) => attribute(cell, 'data-build'))).toEqual([undefined, 'Before', 'After']));

it.each([
  ['seconds beside bytes, which no scale fits', source(row('All', 'a.ms', 'b.ms'), size)],
  ['a number that was typed', source('| All | 3 s | 2 s |')],
  ['a name that nobody recorded', source(row('All', 'a.ms', 'x.ms'))],
  ['no table', '# A\n\n<BeforeAfter>\n\nWords\n\n</BeforeAfter>\n'],
])('%s: the build stops with the line', (_, text) =>
  expect(() => drawn(text)).toThrow(/^docs\/en\/a\.mdx:3 .*<BeforeAfter>/),
);
