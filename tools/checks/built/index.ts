/** Checks of the files that `npm run build` makes. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check, Group } from '../check.ts';
import type { Site } from '../read/site.ts';
import { builtLinksHold } from './built-links.ts';
import { marksAreGone } from './marks.ts';
import { type BuiltPage, readBuild } from './page.ts';

const folderOf = (root: string) => path.join(root, 'doc_build');

function pagesOf({ root }: Pick<Site, 'root'>): BuiltPage[] {
  if (!existsSync(path.join(folderOf(root), 'index.html')))
    throw new Problem('doc_build/', 'holds no site', { fix: 'run npm run build first' });
  return readBuild(folderOf(root));
}

const links: Check<BuiltPage> = {
  name: 'built-links',
  about: 'every link of the built site leads somewhere, wherever it comes from: pages, menus, theme',
  of: 'built pages',
  items: pagesOf,
  problems: (pages, { root }) =>
    builtLinksHold(pages, (pathname) => {
      const file = path.join(folderOf(root), decodeURIComponent(pathname));
      return existsSync(file) && statSync(file).isFile();
    }),
};

const marks: Check<BuiltPage> = {
  name: 'built-marks',
  about: 'no page shows marks of Markdown outside of code',
  of: 'built pages',
  items: pagesOf,
  problems: marksAreGone,
};

export const built: Group = {
  name: 'built',
  about: 'what only the built files show',
  checks: [links, marks],
  onlyWhenNamed: true,
};
