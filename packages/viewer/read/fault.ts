import type { Words } from '../words/words.ts';

/** What can be wrong with a file. words/ says what was found, what was expected and what to do. */
export type FaultCode = keyof Words['faults'];

/** Ends the reading of a file. The message to the reader names `file` and `detail`. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly file: string;
  readonly detail: string;
  constructor(code: FaultCode, file = '', detail = '') {
    super(`${code}: ${file} ${detail}`);
    this.code = code;
    this.file = file;
    this.detail = detail;
  }

  /** Whether the page lacks what reads files, and no file is at fault. */
  get isOfPage(): boolean {
    return this.code === 'worker' || this.code === 'memory';
  }

  /** The fault of a sample, which no reader chose: a proxy may have answered with a page of its own. */
  static ofSample(error: unknown): Fault {
    const fault = Fault.of(error);
    return fault.isOfPage ? fault : new Fault('sample');
  }

  /** The fault behind an error: the file has gone, or else (the usual cause) the memory is too small. */
  static of(error: unknown, file = ''): Fault {
    if (error instanceof Fault) return error;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return new Fault(/^Not(?:Found|Readable)Error$/.test(name) ? 'gone' : 'memory', file, message);
  }
}
