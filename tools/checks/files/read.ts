/** The files of the repository, for the checks on files. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface RepositoryFile {
  /** Relative to the repository, with `/`. */
  file: string;
  bytes: number;
}

function fileNames(root: string): string[] {
  // Without `--deduplicate`, git names a file in a merge three times; without `--exclude-standard`, all of node_modules.
  const args = ['ls-files', '-z', '--deduplicate', '--cached', '--others', '--exclude-standard'];
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return text.split('\0').filter(Boolean);
}

/** Every file of the repository, new ones too, without those that git ignores. */
export const readFiles = (root: string): RepositoryFile[] =>
  fileNames(root).flatMap((file) => {
    const stat = fs.lstatSync(path.join(root, file), { throwIfNoEntry: false });
    return stat?.isFile() ? { file, bytes: stat.size } : [];
  });
