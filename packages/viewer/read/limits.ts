/** What is opened at all, and how much of it. */
import { Fault } from './fault.ts';

/** More files than a report has in any mode: somebody dropped a whole disk. */
export const MOST_FILES = 5000;

/** Bytes of an unpacked report or archive: a browser holds no longer text (V8: 2 ** 29 - 24 characters), so no larger report. */
export const MOST_BYTES = 512e6;

/** Counts unpacked bytes of one file, before they are kept. @throws Fault when there are too many */
export function unpackedBytes(file: string): (bytes: number) => void {
  let left = MOST_BYTES;
  return (bytes) => {
    left -= bytes;
    if (left < 0) throw new Fault('tooLarge', file, `${MOST_BYTES / 1e6} MB`);
  };
}

/** Folders in which no report lies, and thousands of files. */
export const SKIPPED_FOLDERS: readonly string[] = ['node_modules', '.git'];

/** What a reading of too many files is stopped by. @param file what holds them, where that is one thing */
export const tooMany = (file = ''): Fault => new Fault('tooMany', file, MOST_FILES.toLocaleString('en-US'));
