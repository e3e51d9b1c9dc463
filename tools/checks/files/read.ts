/** The files of the repository, as git has them, or with what is new: what the checks on files look at. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';

export interface RepositoryFile {
  /** Relative to the repository, with `/`. */
  file: string;
  bytes: number;
  /** The first bytes: enough to know the type. */
  head: Buffer;
}

const HEAD_BYTES = 4096;
/** Folders that a copy without git may have and git ignores. */
const IGNORED = /(?:^|\/)(?:node_modules|doc_build|test-results|\.cache|\.git)$/;

function fileNames(root: string): string[] {
  try {
    // Without `--deduplicate` a file in a merge stands three times; without `--exclude-standard` all of node_modules.
    const text = execFileSync(
      'git',
      ['ls-files', '-z', '--deduplicate', '--cached', '--others', '--exclude-standard'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return text.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
  } catch {
    return listFiles(root, (relative) => IGNORED.test(relative));
  }
}

/** Every file of the repository, new ones too; what git ignores is left out. */
export function readFiles(root: string): RepositoryFile[] {
  return fileNames(root)
    .map((file) => ({ file, absolute: path.join(root, file) }))
    .filter(({ absolute }) => fs.lstatSync(absolute).isFile())
    .map(({ file, absolute }) => {
      const handle = fs.openSync(absolute, 'r');
      try {
        const head = Buffer.alloc(HEAD_BYTES);
        const length = fs.readSync(handle, head, 0, HEAD_BYTES, 0);
        return { file, bytes: fs.fstatSync(handle).size, head: head.subarray(0, length) };
      } finally {
        fs.closeSync(handle);
      }
    });
}
