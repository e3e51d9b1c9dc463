/** Lists of files, as relative paths with `/`. */
import fs from 'node:fs';
import path from 'node:path';
import { git } from './git.ts';

/** All files below a folder, sorted. */
export function listFiles(folder: string, skip: (relative: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of fs.readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (skip(child)) continue;
      if (entry.isDirectory()) visit(child);
      else found.push(child);
    }
  };
  visit('');
  return found.sort();
}

/** Every file of a repository that is on disk, new ones too, without those that git ignores. */
export function repositoryFiles(root: string): string[] {
  // Without `--deduplicate`, git names a file in a merge three times.
  const args = ['ls-files', '-z', '--deduplicate', '--cached', '--others', '--exclude-standard'];
  const names = git(root, ...args).split('\0');
  return names.filter((name) => name && fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile());
}
