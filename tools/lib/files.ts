/** Reading folders. */
import fs from 'node:fs';
import path from 'node:path';

/** All files below a folder, as sorted relative paths with `/`. */
export function listFiles(folder: string, skip: (relative: string) => boolean = () => false): string[] {
  const found: string[] = [];
  const visit = (relative: string): void => {
    for (const entry of fs.readdirSync(path.join(folder, relative), { withFileTypes: true })) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (skip(child)) continue;
      if (entry.isDirectory()) visit(child);
      else found.push(child);
    }
  };
  visit('');
  return found.sort();
}
