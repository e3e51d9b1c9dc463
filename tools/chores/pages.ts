/**
 * `npm run pages`: every page, and the language in which it is behind its twin. `--behind` lists only pages that are
 * behind, with the commits that they lack; `--base main` counts only commits after that branch.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../checks/read/site.ts';
import { command } from '../lib/command.ts';
import { describeBehind, findBehind, readCommits } from './twins.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const { values } = parseArgs({
    options: { behind: { type: 'boolean' }, base: { type: 'string' } },
  });
  const { pages } = readSite(path.join(root, 'docs'));
  const routes = [...new Set(pages.map(({ route }) => route))];
  const behind = findBehind(routes, readCommits(root, values.base));
  if (values.behind) console.log(describeBehind(behind, values.base ? `since ${values.base}` : 'all commits'));
  else {
    const langs = new Map(behind.map(({ route, lang }) => [route, lang]));
    console.table(routes.map((page) => ({ page, behind: langs.get(page) ?? '' })));
  }
});
