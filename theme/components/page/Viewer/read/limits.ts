/** What is opened at all, and how much of it. */
import { Fault } from './fault.ts';

/** More files than a report has in any mode: somebody dropped a whole disk. */
export const MOST_FILES = 5000;

/** Bytes of an unpacked archive: a browser holds no longer text (V8: 2 ** 29 - 24 characters), so no larger report. */
export const MOST_BYTES = 512e6;

/** Folders in which no report lies, and thousands of files. */
export const SKIPPED_FOLDERS: readonly string[] = ['node_modules', '.git'];

/** What a reading of too many files is stopped by. @param file what holds them, where that is one thing */
export const tooMany = (file = ''): Fault => new Fault('tooMany', file, MOST_FILES.toLocaleString('en-US'));
