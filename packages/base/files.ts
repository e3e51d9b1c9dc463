/** Lists of files, as relative paths with `/`. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

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
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\0');
  return names.filter((name) => name && fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile());
}
