/** The list beside a report as Markdown, for a pull request. */
import type { Words } from '../words/words.ts';
import type { Row, Section } from './lines.ts';

/** Text that Markdown and HTML leave as it is. */
const plain = (text: string) => text.replace(/[\\`*_~[\]<>|#&]/g, '\\$&').replace(/\s+/g, ' ');
/** Names come from the data of a report. As code, GitHub takes no `@babel/core` for a person. */
const code = (name: string) => `\`${name.replace(/`/g, "'").replace(/\s+/g, ' ')}\``;

/** How many rows of a long list are copied. */
const MOST = 10;
/** Sections whose rows have labels in place of names. */
const LABELLED = ['total', 'errors', 'warnings'];

const line = ({ name, value, note, inside = [] }: Row, written: typeof plain, indent = ''): string[] => [
  // A row without a value is a sentence.
  `${indent}- ${value ? `${written(name)}: **${plain(value)}**` : plain(name)}${note ? ` (${plain(note)})` : ''}`,
  ...inside.flatMap((inner) => line(inner, written, `${indent}  `)),
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
  words: Pick<Words, 'more'>,
): string {
  const rest = ({ rows }: Section) => (rows.length > MOST ? [`- ${words.more(rows.length - MOST)}`] : []);
  return [
    `### ${plain(title)}`,
    plain(sum),
    ...sections.map((section) => {
      const rows = section.rows
        .slice(0, MOST)
        .flatMap((row) => line(row, LABELLED.includes(section.id) ? plain : code));
      return [`**[${plain(section.title)}](${address(section.docs)})**`, '', ...rows, ...rest(section)].join('\n');
    }),
    '',
  ].join('\n\n');
}
