import { Fault } from './fault.ts';

/** A report has fewer files in any mode. Above this, somebody has dropped a whole disk. */
export const MOST_FILES = 5000;

/** Bytes of an unpacked report or archive. A browser cannot hold a longer text (V8: 2 ** 29 - 24 characters). */
export const MOST_BYTES = 512e6;

/** Counts unpacked bytes of one file, before they are kept. @throws Fault when there are too many */
export function unpackedBytes(file: string): (bytes: number) => void {
  let left = MOST_BYTES;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new Fault('tooLarge', file, `${MOST_BYTES / 1e6} MB`);
  };
}

/** Folders with thousands of files and no report. */
export const SKIPPED_FOLDERS: readonly string[] = ['node_modules', '.git'];

/** @param file the folder or archive with too many files, if it is one */
export const tooMany = (file = ''): Fault => new Fault('tooMany', file, MOST_FILES.toLocaleString('en-US'));
