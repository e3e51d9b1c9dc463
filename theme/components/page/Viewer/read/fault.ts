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
  | 'encryptedZip'
  | 'zipTooLarge'
  | 'manifestAlone'
  | 'missingParts'
  | 'unknownShape'
  | 'statsTooThin'
  | 'tooMany'
  | 'sample'
  | 'frame'
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

  /** What a reading was stopped by; anything but a fault is taken for a want of memory. */
  static of(error: unknown): Fault {
    return error instanceof Fault
      ? error
      : new Fault('memory', '', error instanceof Error ? error.message : String(error));
  }
}
