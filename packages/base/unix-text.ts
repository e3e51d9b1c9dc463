/** Text with `\n`: a clone on Windows may have `\r\n`. */
export const unixText = (text: string): string => text.replaceAll('\r\n', '\n');
