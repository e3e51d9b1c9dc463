/**
 * `npm run pages`: every page, and the language in which it is behind its twin. `--behind` lists only pages that are
 * behind, with the commits that they lack; `--base main` counts only commits after that branch.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { listFiles } from '@rsdoctor-docs/base/files';
import { describeBehind, findBehind, readCommits } from './twins.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const { values } = parseArgs({ options: { behind: { type: 'boolean' }, base: { type: 'string' } } });
  const pages = listFiles(path.join(root, 'docs/en')).filter((file) => /\.mdx?$/.test(file));
  const behind = findBehind(pages, readCommits(root, values.base));
  if (values.behind)
    console.log(describeBehind(behind, values.base ? `since ${values.base}` : 'since all were last compared'));
  else console.table(pages.map((page) => ({ page, behind: behind.find((one) => one.page === page)?.lang ?? '' })));
});
