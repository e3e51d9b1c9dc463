/**
 * Prepares tables for every width. A table becomes a list of cards on a phone (each cell with the heading of its column)
 * if a cell holds a sentence, if each row has four phrases, or if it has the class `cards` already. A long table of options
 * gets a filter (`data-filter`), and long names in code get places where they may break (`<wbr>`).
 */

import { median } from '@rsdoctor-docs/base/median';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Part } from '../../plugins/part.ts';

/** A cell wider than this, in {@link widthOf}, is a sentence, and needs the width of a phone. */
const SENTENCE = 48;
/** A phone is too narrow for four columns if the median cell of each is at least this wide. */
const PHRASE = 10;
/** A name with more characters than this may break. */
const LONG_NAME = 20;
/** The number of rows from which a table of options can be filtered. */
const MANY_ROWS = 15;

/** All elements of a name in the tree. */
function all(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, { type: 'element', tagName }, (element: Element) => void found.push(element));
  return found;
}

const isCell = (node: Nodes): node is Element =>
  node.type === 'element' && (node.tagName === 'th' || node.tagName === 'td');

const WBR: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** A name in pieces, between which it may break: behind `/ . _ - , | :` and before the capitals of camelCase. */
export const piecesOf = (name: string): string[] => name.split(/(?<=[/._,|:=-])(?=[^\s/._,|:=-])|(?<=[a-z])(?=[A-Z])/);

/** Lets long names in code break. */
function letBreak(code: Element): void {
  visit(code, 'text', ({ value }, index, parent) => {
    if (!parent || index === undefined) return undefined;
    // A short name beside a long one stays whole.
    const words = value.split(/(?<=\s)/).map((word) => (word.trim().length > LONG_NAME ? piecesOf(word) : [word]));
    if (words.every((parts) => parts.length === 1)) return undefined;
    const joined = words.reduce(
      (before, [first = '', ...rest]) => [...before.slice(0, -1), (before.at(-1) ?? '') + first, ...rest],
      [],
    );
    const pieces = joined.flatMap((piece, at) => [...(at > 0 ? [WBR] : []), { type: 'text' as const, value: piece }]);
    parent.children.splice(index, 1, ...pieces);
    return index + pieces.length;
  });
}

/** Cells that only say yes or no to the heading of their column, in the languages of the site. */
export interface Answers {
  yes: RegExp;
  no: RegExp;
}
const PLAIN: Answers = { yes: /^yes$/i, no: /^no$/i };

/**
 * Marks answers, if the table has a yes: `data-answer` on a cell, for which table.css draws a sign. The word stays, for
 * screen readers and copies.
 */
function markAnswers(cells: Element[], { yes, no }: Answers): void {
  const answers = cells.map((cell) => ({ cell, word: textOf(cell).trim() }));
  if (!answers.some(({ word }) => yes.test(word))) return;
  for (const { cell, word } of answers)
    if (yes.test(word) || no.test(word))
      cell.properties = { ...cell.properties, 'data-answer': yes.test(word) ? 'yes' : 'no' };
}

/** A cell of a column of numbers holds a number with a short unit, or an arrow, a dash or nothing in its place. Versions have two points. */
const NUMBER = /^(?:[−+-]?\d[\d,]*(?:\.\d+)?\s?(?:%|\p{L}{0,5})|[–—→-]?)$/u;

/** Marks the columns of numbers, because table.css aligns their digits below each other. */
function markNumbers(head: Element[], rows: Element[][]): void {
  for (const [index, title] of head.entries()) {
    const cells = rows.flatMap((row) => row[index] ?? []);
    if (index === 0 || !cells.every((cell) => NUMBER.test(textOf(cell).trim()))) continue;
    if (!cells.some((cell) => /\d/.test(textOf(cell)))) continue;
    for (const cell of [title, ...cells]) cell.properties = { ...cell.properties, 'data-number': '' };
  }
}

/** The width of a cell's text, in Latin letters; a square character has two. */
const widthOf = (cell: Element): number =>
  textOf(cell)
    .trim()
    .replace(/\p{Script=Han}/gu, '  ').length;

/** Whether a phone is too narrow for the rows of a table. */
function needsCards(rows: Element[][]): boolean {
  if (rows.flat().some((cell) => widthOf(cell) > SENTENCE)) return true;
  const columns = (rows[0] ?? []).map((_, index) => rows.map((row) => (row[index] ? widthOf(row[index]) : 0)));
  return columns.length > 3 && columns.every((widths) => median(widths) >= PHRASE);
}

/** Marks one table. */
function markTable(table: Element, answers: Answers): void {
  const [head = [], ...rows] = all(table, 'tr').map((row) => row.children.filter(isCell));
  const classes = String(table.properties.className ?? '').split(/[ ,]/);
  for (const code of all(table, 'code')) letBreak(code);
  markAnswers(
    rows.flatMap((row) => row.slice(1)),
    answers,
  );
  markNumbers(head, rows);
  if (classes.includes('reference') && rows.length >= MANY_ROWS)
    table.properties = { ...table.properties, 'data-filter': '' };

  if (!classes.includes('cards') && !needsCards(rows)) return;
  table.properties = { ...table.properties, className: [...new Set([...classes, 'cards'])].filter(Boolean) };
  // A card of two columns is a name and its description, and one of a reference has a type between them: they need no headings.
  if (head.length < 3 || classes.includes('reference')) return;
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      const label = head[index] && textOf(head[index]).trim();
      if (index > 0 && label) cell.properties = { ...cell.properties, 'data-label': label };
    }
  }
}

/** Marks all tables of a page. */
export function markTables(tree: Root, answers: Answers = PLAIN): void {
  for (const table of all(tree, 'table')) markTable(table, answers);
}

export const table = (answers?: Answers): Part => ({
  name: 'table',
  client: import.meta.resolve('./table.client.ts'),
  html: (tree) => markTables(tree, answers),
});
