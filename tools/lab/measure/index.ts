/**
 * `npm run measure [-- bytes patches growth navigation touch lighthouse dev]`: what the site weighs and how fast it is, beside
 * stock Rspress built in the same run. Prints tables and never fails for what it measured.
 */
import { command } from '../../lib/command.ts';
import { Problem } from '../../lib/problem.ts';
import { MEASUREMENTS, type Table } from './measurements.ts';

/** A table in Markdown, under its title. */
function asMarkdown({ title, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const heads = Object.keys(rows[0] ?? {});
  return [
    `\n${title}\n`,
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
}

await command(import.meta, async () => {
  const names = Object.keys(MEASUREMENTS);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(unknown.join(', '), 'no such measurement', { expected: names.join(', ') });
  for (const name of wanted.length > 0 ? wanted : names)
    for (const table of (await MEASUREMENTS[name]?.()) ?? []) console.log(asMarkdown(table));
});
