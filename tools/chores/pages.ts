/** `npm run pages`: every page with its length in both languages, its pictures, its samples and its last change. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { linksOf, partsOf } from '../checks/read/outline.ts';
import { type Page, twinOf } from '../checks/read/page.ts';
import { proseOf } from '../checks/read/prose.ts';
import { readSite } from '../checks/read/site.ts';

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

const { pages } = readSite(path.join(root, 'docs'));
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
    };
  });
console.table(rows);
console.log(
  `${rows.length} pages, ${rows.reduce((sum, row) => sum + row['words en'], 0)} words, ${rows.reduce((sum, row) => sum + row['characters zh'], 0)} characters`,
);
