/** What only the built files show; they are made by `npm run build`. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check, Group } from '../check.ts';
import { type BuiltPage, builtLinksHold, readBuild } from './links.ts';

const folderOf = (root: string) => path.join(root, 'doc_build');

const links: Check<BuiltPage> = {
  name: 'built-links',
  about: 'every link of the built site leads somewhere, wherever it comes from: pages, menus, theme',
  of: 'built pages',
  items: ({ root }) => {
    if (!existsSync(path.join(folderOf(root), 'index.html')))
      throw new Problem('doc_build/', 'holds no site', { fix: 'run npm run build first' });
    return readBuild(folderOf(root));
  },
  problems: (pages, { root }) =>
    builtLinksHold(pages, (pathname) => {
      const file = path.join(folderOf(root), decodeURIComponent(pathname));
      return existsSync(file) && statSync(file).isFile();
    }),
};

export const built: Group = {
  name: 'built',
  about: 'what only the built files show',
  checks: [links],
  onlyWhenNamed: true,
};
