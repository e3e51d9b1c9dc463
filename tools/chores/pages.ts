/**
 * `npm run pages`: every page with its length in both languages, pictures, samples, last change, and the language that is
 * behind. `--behind` lists only pages that are behind, with the commits that they lack; `--base main` counts only commits
 * after that branch; `--annotate` prints warnings for the files of a pull request.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Lang } from '../../theme/site.ts';
import { linksOf, partsOf } from '../checks/read/outline.ts';
import { type Page, twinOf } from '../checks/read/page.ts';
import { proseOf } from '../checks/read/prose.ts';
import { readSite } from '../checks/read/site.ts';
import { command } from '../lib/command.ts';
import { annotate, describeBehind, findBehind, readCommits } from './twins.ts';

const root = path.join(import.meta.dirname, '../..');

const words = (page: Page) => proseOf(page).reduce((sum, { text }) => sum + (text.match(/[\w'’-]+/g)?.length ?? 0), 0);
const characters = (page: Page) =>
  proseOf(page).reduce((sum, { text }) => sum + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0);
const count = (page: Page, pattern: RegExp) => partsOf(page).filter(({ shape }) => pattern.test(shape)).length;

function lastChange(files: string[]): string {
  try {
    return (
      execFileSync('git', ['log', '-1', '--format=%cs', '--', ...files], { cwd: root, encoding: 'utf8' }).trim() ||
      'not committed'
    );
  } catch {
    return 'no git';
  }
}

function showAll(pages: readonly Page[], behind: ReadonlyMap<string, string>): void {
  const rows = pages
    .filter(({ lang }) => lang === 'en')
    .map((page) => {
      const twin = twinOf(page, pages);
      return {
        page: page.route,
        'words en': words(page),
        'characters zh': twin ? characters(twin) : 0,
        pictures: count(page, /^(image|<Shot)/),
        samples: count(page, /^code .*file=/),
        links: linksOf(page).length,
        'last change': lastChange([page.file, ...(twin ? [twin.file] : [])]),
        behind: behind.get(page.route) ?? '',
      };
    });
  console.table(rows);
  const sum = (column: 'words en' | 'characters zh') => rows.reduce((total, row) => total + row[column], 0);
  console.log(
    `${rows.length} pages, ${sum('words en')} words, ${sum('characters zh')} characters, ${behind.size} behind their twin (--behind says why)`,
  );
}

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
  else showAll(pages, new Map(behind.map(({ route, lang }) => [route, lang])));
});
