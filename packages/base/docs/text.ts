/** Reads a text of docs/, however an editor saved it. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { unixText } from '@rsdoctor-docs/base/unix-text';

/**
 * The text of a file with `\n`, and without the byte order mark that editors on Windows may write: the check `files` names it,
 * and no other check stumbles over it.
 */
export const plainText = (text: string): string => unixText(text.replace(/^\uFEFF/, ''));

/**
 * UTF-16, which such editors may write too, begins with two bytes that are no UTF-8.
 * @throws Problem for it
 */
export function mustBeUtf8(file: string, text: string): void {
  if (text.startsWith('\uFFFD\uFFFD'))
    throw new Problem(`${file}:1`, 'is no UTF-8', {
      fix: 'save it as UTF-8, in editors on Windows "UTF-8 without BOM"',
    });
}
