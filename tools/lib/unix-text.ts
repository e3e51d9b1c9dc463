import { Problem } from './problem.ts';

/**
 * Text with `\n` and without a byte order mark: a clone on Windows may have `\r\n`, and editors there may write the mark. The
 * check `files` names the mark; no other check stumbles over it.
 */
export const unixText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/**
 * UTF-16, which editors on Windows may write, begins with two bytes that are no UTF-8.
 * @throws Problem for it
 */
export function mustBeUtf8(file: string, text: string): void {
  if (text.startsWith('\uFFFD\uFFFD'))
    throw new Problem(`${file}:1`, 'is no UTF-8', {
      fix: 'save it as UTF-8, in editors on Windows "UTF-8 without BOM"',
    });
}
