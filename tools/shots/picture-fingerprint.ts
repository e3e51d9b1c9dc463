/**
 * What a picture depends on, in one hash: pictures are made again when it changes, and `npm test` compares it without
 * making any.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { dataFingerprint, hashOfFiles } from '../sample/data-fingerprint.ts';
import { APPLICATION_FILE } from '../sample/numbers.ts';
import type { Shot } from './shot.ts';

/** What decides how a picture of the data looks. */
const PICTURE_CODE = ['camera.ts', 'encode.ts', 'marks.ts', 'on-page.ts'];

/** The same for pictures of the page /preview/. Its own styles are not among it: they follow every change of the theme. */
const PAGE_CODE = ['page-camera.ts', 'encode.ts', 'marks.ts', 'on-page.ts'];
const pageFingerprint = (): string => dataFingerprint() + hashOfFiles(import.meta.dirname, PAGE_CODE);

/** Pictures of the application are retaken only when its record changes: nothing here builds it. */
const applicationFingerprint = (): string =>
  hashOfFiles(path.dirname(APPLICATION_FILE), [path.basename(APPLICATION_FILE)]);

/** Fingerprint of what all pictures depend on: the reports' data and the code that photographs them. */
export function pictureFingerprint(): string {
  return dataFingerprint() + hashOfFiles(import.meta.dirname, PICTURE_CODE);
}

/** Fingerprint of one picture: its entry in the list, and what all pictures of its kind depend on. */
export function shotFingerprint(shot: Shot, base: string): string {
  return createHash('sha256')
    .update(
      shot.report === 'viewer' ? pageFingerprint() : shot.report.startsWith('app-') ? applicationFingerprint() : base,
    )
    .update(JSON.stringify(shot))
    .digest('hex')
    .slice(0, 16);
}
