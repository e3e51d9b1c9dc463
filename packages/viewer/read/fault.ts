/** What can be wrong with the files of a reader. Each has a text in texts.ts: what was found, expected, and to do. */
export type FaultCode =
  | 'nothing'
  | 'empty'
  | 'foreign'
  | 'foreignJson'
  | 'foreignHtml'
  | 'brokenJson'
  | 'brokenPart'
  | 'brokenZip'
  | 'tar'
  | 'encryptedZip'
  | 'tooLarge'
  | 'manifestAlone'
  | 'missingParts'
  | 'unknownShape'
  | 'statsTooThin'
  | 'tooMany'
  | 'sample'
  | 'frame'
  | 'gone'
  | 'worker'
  | 'memory';

/** Stops the reading of a file. `file` and `detail` go into the text. */
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

  /** What a reading was stopped by. A file that the browser cannot read any more; anything else is a want of memory. */
  static of(error: unknown, file = ''): Fault {
    if (error instanceof Fault) return error;
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return new Fault(/^Not(?:Found|Readable)Error$/.test(name) ? 'gone' : 'memory', file, message);
  }
}
