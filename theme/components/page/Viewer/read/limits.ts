/** How much is opened at all. */

/** More files than a report has in any mode: somebody dropped a whole disk. */
export const MOST_FILES = 5000;

/** Bytes of an unpacked archive: a browser holds no longer text (V8: 2 ** 29 - 24 characters), so no larger report. */
export const MOST_BYTES = 512e6;
