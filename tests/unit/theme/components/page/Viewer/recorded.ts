/** The recorded reports of tests/fixtures/reports, as files of a drop. */
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { listFiles } from '../../../../../../tools/lib/files.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../../fixtures/reports');

/** The folder of normal mode, for a folder picker. */
export const NORMAL = path.join(FOLDER, 'normal');

export type Recorded =
  | 'older.json'
  | 'newer.json'
  | 'rsdoctor-report.html'
  | 'rspack.stats.json'
  | 'webpack.stats.json'
  | 'v2.json'
  | 'v2.html';

/** The text of a recorded report. */
export const textOf = (name: Recorded): string => fs.readFileSync(path.join(FOLDER, name), 'utf8');

/** A recorded report as a dropped file. */
export const fileOf = (name: Recorded): Entry => ({ path: name, file: new Blob([textOf(name)]) });

/** The files of the folder with their texts. @param under where the folder lies, with a slash at its end */
export const folderTexts = (under = 'dist/.rsdoctor/'): { path: string; text: string }[] =>
  listFiles(NORMAL).map((file) => ({
    path: under + file,
    text: fs.readFileSync(path.join(NORMAL, file), 'utf8'),
  }));

/** The same as dropped files. */
export const folderOf = (under?: string): Entry[] =>
  folderTexts(under).map(({ path: file, text }) => ({ path: file, file: new Blob([text]) }));
