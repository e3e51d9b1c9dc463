/**
 * What a picture depends on, in one hash: pictures are made again when it changes, and `npm test` compares it without
 * making any.
 */
import { createHash } from 'node:crypto';
import { dataFingerprint, hashOfFiles } from '../sample/data-fingerprint.ts';
import type { Shot } from './shot.ts';

/** What decides how a picture of the data looks. */
const PICTURE_CODE = ['camera.ts', 'encode.ts', 'marks.ts'];

/** Fingerprint of what all pictures depend on: the reports' data and the code that photographs them. */
export function pictureFingerprint(): string {
  return dataFingerprint() + hashOfFiles(import.meta.dirname, PICTURE_CODE);
}

/** Fingerprint of one picture: its entry in the list, and what all pictures depend on. */
export function shotFingerprint(shot: Shot, base: string): string {
  return createHash('sha256').update(base).update(JSON.stringify(shot)).digest('hex').slice(0, 16);
}
