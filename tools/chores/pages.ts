/**
 * `npm run pages`: every page, and the language in which it is behind its twin. `--behind` lists only pages that are
 * behind, with the commits that they lack; `--base main` counts only commits after that branch; `--annotate` prints
 * warnings for the files of a pull request.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Lang } from '../../theme/site.ts';
import { readSite } from '../checks/read/site.ts';
import { command } from '../lib/command.ts';
import { annotate, describeBehind, findBehind, readCommits } from './twins.ts';

const root = path.join(import.meta.dirname, '../..');

await command(import.meta, () => {
  const { values } = parseArgs({
    options: { behind: { type: 'boolean' }, annotate: { type: 'boolean' }, base: { type: 'string' } },
  });
  const { pages } = readSite(path.join(root, 'docs'));
  const routes = [...new Set(pages.map(({ route }) => route))];
  const behind = findBehind(routes, readCommits(root, values.base));
  const fileOf = (route: string, lang: Lang) => pages.find((page) => page.route === route && page.lang === lang)?.file;
  if (values.annotate) for (const line of annotate(behind, fileOf)) console.log(line);
  else if (values.behind) console.log(describeBehind(behind, values.base ? `since ${values.base}` : 'all commits'));
  else {
    const langs = new Map(behind.map(({ route, lang }) => [route, lang]));
    console.table(routes.map((page) => ({ page, behind: langs.get(page) ?? '' })));
  }
});
