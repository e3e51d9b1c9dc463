/** What a picture depends on, in one hash: pictures are made again when it changes, and `npm test` compares it without making any. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles, sampleRoot } from '../sample/workspace.ts';
import type { Shot } from './list.ts';

/** Of tools/sample: what the reports are built from, and the packages that build, show and photograph them. */
const SAMPLE = ['shop', 'cli/package-lock.json', 'studio/package-lock.json'];
/** Of tools/shots: what decides how data and pictures look. */
const DATA_CODE = ['data.ts', 'times.ts', 'times.json'];
const PICTURE_CODE = [...DATA_CODE, 'camera.ts', 'encode.ts'];

/** A file without what cannot change a picture: line ends of the checkout, imports of our own modules. */
function essence(file: string, text: string): string {
  const unix = text.replaceAll('\r\n', '\n');
  return file.endsWith('.ts') ? unix.replace(/^import .*\n/gm, '') : unix;
}

function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const place = path.join(root, name);
    const files = fs.statSync(place).isDirectory() ? listFiles(place, (file) => file === 'node_modules').map((file) => `${name}/${file}`) : [name];
    for (const file of files) hash.update(`${file}\0`).update(essence(file, fs.readFileSync(path.join(root, file), 'latin1')), 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fingerprint of the reports. */
export function sampleFingerprint(): string {
  return hashFiles(sampleRoot, SAMPLE);
}

/** Fingerprint of the code that makes the data of the reports. */
export function dataFingerprint(): string {
  return hashFiles(import.meta.dirname, DATA_CODE);
}

/** Fingerprint of the code that makes data and pictures. */
export function codeFingerprint(): string {
  return hashFiles(import.meta.dirname, PICTURE_CODE);
}

/** Fingerprint of one picture: its entry in the list, the reports, the code. */
export function shotFingerprint(shot: Shot, base: string): string {
  return createHash('sha256').update(base).update(JSON.stringify(shot)).digest('hex').slice(0, 16);
}
