/** The recorded reports of tests/fixtures/reports, as files of a drop. */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Entry } from '../../../../../../theme/components/page/Viewer/read/open.ts';
import { listFiles } from '../../../../../../tools/lib/files.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../../fixtures/reports');

/** The folder of normal mode, for a folder picker. */
export const NORMAL = path.join(FOLDER, 'normal');

export type Recorded =
  | `${'older' | 'newer' | 'rspack.stats' | 'webpack.stats' | 'v2'}.json`
  | `${'rsdoctor-report' | 'v2'}.html`
  | `modules/${'rspack' | 'webpack'}${'' | '.stats' | '.grouped'}.json.gz`
  | `realworld/rspack${'' | '.grouped'}.json.gz`
  | `modules/${'rspack' | 'webpack'}.zip`;

/** The bytes of a recorded report. */
export const bytesOf = (name: Recorded): Buffer<ArrayBuffer> => fs.readFileSync(path.join(FOLDER, name));

/** The text of a recorded report, unpacked. */
export const textOf = (name: Recorded): string =>
  (name.endsWith('.gz') ? gunzipSync(bytesOf(name)) : bytesOf(name)).toString();

/** A recorded report as a dropped file. */
export const fileOf = (name: Recorded): Entry => ({ path: path.basename(name), file: new Blob([bytesOf(name)]) });

/** The files of the folder with their texts. @param under where the folder lies, with a slash at its end */
export const folderTexts = (under = 'dist/.rsdoctor/'): { path: string; text: string }[] =>
  listFiles(NORMAL).map((file) => ({
    path: under + file,
    text: fs.readFileSync(path.join(NORMAL, file), 'utf8'),
  }));

/** The same as dropped files. */
export const folderOf = (under?: string): Entry[] =>
  folderTexts(under).map(({ path: file, text }) => ({ path: file, file: new Blob([text]) }));
