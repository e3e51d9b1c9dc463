/**
 * What the data of the reports depends on, in one hash: it is made again when that changes, and `npm test` compares it
 * without making any.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { minifySync, transformSync } from 'rolldown/experimental';
import { listFiles } from '../lib/files.ts';
import { unixText } from '../lib/unix-text.ts';

/** What the reports are built from, and the packages that build, show and photograph them. */
const SAMPLE = ['shop', 'cli/package-lock.json', 'studio/package-lock.json'];
/** What decides how the data looks. */
const DATA_CODE = ['report-data.ts', 'times.ts', 'times.json'];

/**
 * A file without what cannot change its effect: line ends of the checkout; of our own code also comments, layout and
 * imports.
 */
function essence(file: string, text: string): string {
  const unix = unixText(text);
  if (!file.endsWith('.ts')) return unix;
  const body = unix.replace(/^import [\s\S]*? from '[^']*'(?: with \{[^}]*\})?;\n/gm, '');
  return minifySync(file, transformSync(file, body).code, { module: true, compress: false, mangle: false }).code;
}

/** One hash of files and folders below `root`. */
export function hashOfFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const place = path.join(root, name);
    const files = fs.statSync(place).isDirectory()
      ? listFiles(place, (file) => file === 'node_modules').map((file) => `${name}/${file}`)
      : [name];
    for (const file of files) {
      const encoding = file.endsWith('.ts') ? 'utf8' : 'latin1';
      hash.update(`${file}\0`).update(essence(file, fs.readFileSync(path.join(root, file), encoding)), encoding);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fingerprint of the reports and of the code that makes their data neutral. */
export function dataFingerprint(): string {
  return hashOfFiles(import.meta.dirname, [...SAMPLE, ...DATA_CODE]);
}
