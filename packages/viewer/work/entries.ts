/** The files of a drop, a choice or a paste, with their paths. */
import { MOST_FILES, SKIPPED_FOLDERS, tooMany } from '../read/limits.ts';
import type { Entry } from '../read/open.ts';
import type { Transfer } from './transfer.ts';

/** The files of an `<input type="file">`, of one folder or several files. @throws Fault when there are too many */
export function entriesOfInput(files: Iterable<File>): Entry[] {
  const entries = [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const isSkipped = (path: string) => SKIPPED_FOLDERS.some((folder) => `/${path}`.includes(`/${folder}/`));
  const kept = entries.filter(({ path }) => !isSkipped(path));
  if (kept.length > MOST_FILES) throw tooMany(kept[0]?.path.split('/')[0]);
  return kept;
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder, which come in portions until one is empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

async function collect(entry: FileSystemEntry, into: Entry[]): Promise<void> {
  if (into.length > MOST_FILES) throw tooMany(entry.name);
  if (entry.isFile)
    into.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) });
  else if (entry.isDirectory && !SKIPPED_FOLDERS.includes(entry.name))
    for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) await collect(child, into);
}

/**
 * The files of a drop or a paste, those of folders included.
 * @throws Fault when there are too many
 */
export async function entriesOfTransfer({ files, roots }: Transfer): Promise<Entry[]> {
  if (roots.length === 0) return entriesOfInput(files);
  const entries: Entry[] = [];
  for (const root of roots) await collect(root, entries);
  return entries;
}
