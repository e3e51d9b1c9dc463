/**
 * `<BeforeAfter>` around a table of recorded numbers (`<N of="…" />`): a row for each thing that was measured, a column for each
 * build, the first without the change. Each number gets a bar, all to one scale, and says how much less it is than the first
 * of its row. It stays a table for screen readers and in Markdown twins.
 */
import { isJsx, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf, faultOf, inlineElement, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';
import type { Part } from '@rsdoctor-docs/preset';
import type { Nodes, Root, Table, TableCell } from 'mdast';

/** The name of the one number of a cell. */
const nameIn = (cell: TableCell): string | undefined => {
  const [one, ...more] = cell.children;
  return one && isJsx(one) && one.name === 'N' && more.length === 0 ? attributesOf(one).of : undefined;
};

/** `−25%`: how much more or less a number is than the first. */
const change = (value: number, first: number): string => {
  const percent = Math.round((value / first - 1) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
};

/** Gives something in the tree the attributes that the page needs. What is drawn as a grid needs its role in words. */
const set = (node: Nodes, hProperties: Readonly<Record<string, string>>, hName?: string): void => {
  node.data = { ...(hName && { hName }), hProperties };
};

/** Draws one table, whose cells have these numbers. */
function draw({ children: [head, ...rows] }: Table, numberIn: (cell: TableCell) => number, isTwin: boolean): void {
  const builds = head?.children.map((cell) => nodeText(cell)) ?? [];
  const values = rows.map((row) => row.children.slice(1).map(numberIn));
  const longest = Math.max(...values.flat());
  if (head) set(head, { role: 'row' });
  for (const cell of head?.children ?? []) set(cell, { role: 'columnheader' });
  for (const [index, row] of rows.entries()) {
    const [name, ...cells] = row.children;
    set(row, { role: 'row' });
    if (name) set(name, { role: 'rowheader', scope: 'row', style: `--builds: ${cells.length}` }, 'th');
    for (const [build, cell] of cells.entries()) {
      const [first = 0, value = 0] = [values[index]?.[0], values[index]?.[build]];
      const saved = build > 0 ? [text(' '), inlineElement('small', {}, [text(change(value, first))])] : [];
      const share = (value / longest).toFixed(4);
      set(cell, { role: 'cell', 'data-build': builds[build + 1] ?? '', style: `--share: ${share}` });
      cell.children = isTwin ? [...cell.children, ...saved] : [inlineElement('span', {}, [...cell.children, ...saved])];
    }
  }
}

/**
 * Draws the tables of a page.
 * @throws Problem when an element has no table, or a cell something else than one recorded number of the one unit
 */
export function drawTables(tree: Root, file: string, numbers: Numbers, isTwin = false): void {
  for (const element of elementsOf(tree, 'BeforeAfter')) {
    const fault = faultOf(element, file);
    const [table, ...more] = element.children as Nodes[];
    if (table?.type !== 'table' || more.length > 0)
      throw fault('is not around one table', { fix: 'write a table alone, with an empty line before and after it' });
    const units = new Set<string>();
    draw(
      table,
      (cell) => {
        const name = nameIn(cell);
        const value = numbers[name ?? ''];
        if (name === undefined || value === undefined)
          throw fault('has a cell without a recorded number', {
            expected: '<N of="…" /> alone in each cell but the first of a row',
            seen: name ?? nodeText(cell),
          });
        units.add(name.split('.').at(-1) ?? '');
        return value;
      },
      isTwin,
    );
    if (units.size > 1)
      throw fault('has numbers of several units, which no scale fits', { seen: [...units].join(', ') });
    set(table, { role: 'table' });
  }
}

const numbers = once(knownNumbers);

export const beforeAfter: Part = {
  name: 'before-after',
  page: (tree, file) => drawTables(tree, file, numbers()),
  twin: (tree, file) => drawTables(tree, file, numbers(), true),
};
