/** The list beside a report as Markdown, for a pull request. */
import type { Row, Section } from './lines.ts';

/** Text that Markdown and HTML leave as it is: names and versions come from the data of a report. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');

const line = (row: Row, indent = ''): string[] => [
  `${indent}- ${plain(row.name)}${row.value && `: **${plain(row.value)}**`}${row.note ? ` (${plain(row.note)})` : ''}`,
  ...(row.inside ?? []).flatMap((inner) => line(inner, `${indent}  `)),
];

/**
 * The Markdown of sections.
 * @param sum how much was found
 * @param address turns a route of the docs into an address that others can open
 */
export function markdownOf(
  title: string,
  sum: string,
  sections: readonly Section[],
  address: (route: string) => string,
): string {
  return [
    `### ${plain(title)}`,
    plain(sum),
    ...sections.map(({ title: head, rows, docs }) =>
      [`**[${plain(head)}](${address(docs)})**`, '', ...rows.flatMap((row) => line(row))].join('\n'),
    ),
    '',
  ].join('\n\n');
}
