/** What parses as Markdown and shows something else than was written. The build asks the same (tools/checks/plugin.ts). */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { definedNames, usedNames } from '@rsdoctor-docs/base/docs/names';
import { isJsx, type Jsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes, Table } from 'mdast';
import { blockedFaults } from './blocked.ts';

/** The fields of a page that this check needs: the build calls it too, and knows no others. */
type Judged = Pick<Page, 'file' | 'source' | 'tree'>;

/** Names that a page has without defining them: what it was given, and of the language what a text can use. */
const GIVEN = new Set('props undefined Array Boolean Intl JSON Math Number Object String'.split(' '));
const isBare = ({ type, ...node }: Nodes): boolean =>
  /^mdx(?:Text|Flow)Expression$/.test(type) && 'value' in node && GIVEN.has(String(node.value).trim());

/** Braces in a text, which MDX takes for JavaScript. */
function* nameFaults(page: Judged): Iterable<Problem> {
  const defined = definedNames(page);
  const lines = page.source.split('\n');
  for (const { name, line } of usedNames(page))
    if (!defined.includes(name) && !GIVEN.has(name)) {
      const meant = nearest(name, defined);
      yield new Problem(`${page.file}:${line}`, `"${name}" in braces is code, and nothing defines it`, {
        ...(meant ? { expected: meant } : {}),
        seen: lines[line - 1]?.trim() ?? '',
        fix: `if it is text, write it as code in backticks, or \\{ for the brace; if it is code, import or export ${name} in the page`,
      });
    }
}

/** Rows whose cells the browser would drop or leave empty. */
function* rowFaults(page: Judged, table: Table): Iterable<Problem> {
  const [head, ...rows] = table.children;
  const width = head?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children;
    const seen = cells.map((cell) => nodeText(cell)).join(' | ');
    const expected = `${width}, as in the header`;
    if (cells.length > width)
      yield new Problem(placeOf(page, row), `a row with ${cells.length} cells, the last of which no reader sees`, {
        expected,
        seen,
        fix: 'write \\| for a | that belongs to a cell, in code too, or delete the cell',
      });
    else if (cells.length < width || cells.some(({ children }) => children.length === 0))
      yield new Problem(placeOf(page, row), 'a row with an empty cell', {
        expected,
        seen,
        fix: 'say what holds there: "none", or –',
      });
  }
}

/** Tabs that a reader cannot tell apart. */
function* tabFaults(page: Judged, tabs: Jsx): Iterable<Problem> {
  const seen = new Set<string>();
  // Tabs in one line stand in a paragraph.
  const inside = (tabs.children as Nodes[]).flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  for (const tab of inside) {
    const label = isJsx(tab) && tab.name === 'Tab' ? attributesOf(tab).label : undefined;
    if (label === undefined) continue;
    if (seen.has(label))
      yield new Problem(placeOf(page, tab), `a second tab with the label "${label}"`, {
        fix: 'give each tab of a block a label of its own',
      });
    seen.add(label);
  }
}

/** The faults of one page. */
export function* markdownFaults(page: Judged): Iterable<Problem> {
  yield* nameFaults(page);
  yield* blockedFaults(page);
  for (const node of nodesIn(page.tree)) {
    if (isBare(node))
      yield new Problem(placeOf(page, node), 'a name of JavaScript in braces, of which readers see nothing', {
        fix: 'write it as code in backticks',
      });
    if (node.type === 'table') yield* rowFaults(page, node);
    if (isJsx(node) && node.name === 'Tabs') yield* tabFaults(page, node);
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      yield new Problem(placeOf(page, node), `a footnote: [^${node.label ?? node.identifier}]`, {
        fix: 'say it in the sentence or in brackets: this site shows no footnotes',
      });
  }
}

export const markdown = pageCheck(
  'markdown',
  'braces are code that is defined, the published site shows all elements and pictures, rows have the cells of their header, tabs differ, no footnotes',
  markdownFaults,
);
