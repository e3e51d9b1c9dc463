/** The recorded reports of reports/, as files of a drop. */
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync, gunzipSync } from 'node:zlib';
import { reportsIn } from '../read/find.ts';
import { type Entry, openReport } from '../read/open.ts';
import { type Facts, factsOf } from '../reading/facts.ts';

const FOLDER = path.join(import.meta.dirname, 'reports');

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
export const reportText = (name: Recorded): string =>
  (name.endsWith('.gz') ? gunzipSync(bytesOf(name)) : bytesOf(name)).toString();

export const entry = (path: string, content: string | Blob): Entry => ({ path, file: new Blob([content]) });

/** A recorded report as a dropped file. */
export const fileOf = (name: Recorded): Entry => entry(path.basename(name), new Blob([bytesOf(name)]));

/** The files of the folder with their texts. @param under where the folder lies, with a slash at its end */
export const folderTexts = (under = 'dist/.rsdoctor/'): { path: string; text: string }[] =>
  fs
    .readdirSync(NORMAL, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(NORMAL, file)).isFile())
    .map((file) => ({
      path: under + file.replaceAll('\\', '/'),
      text: fs.readFileSync(path.join(NORMAL, file), 'utf8'),
    }));

/** The folder's files as the browser hands over a dropped folder. */
export const folderOf = (under?: string): Entry[] => folderTexts(under).map(({ path, text }) => entry(path, text));

/** What is read from the files of one report. */
export async function factsFor(...entries: Entry[]): Promise<Facts> {
  const [forms, ...others] = reportsIn(entries);
  if (!forms || others.length > 0) throw new Error(`${others.length + 1} reports`);
  return factsOf(await openReport(forms[0]!, () => undefined));
}

/** Packs a value in the way of @rsdoctor/sdk. */
export const packed = (value: unknown): string => deflateSync(JSON.stringify(value)).toString('base64');

/** `rsdoctor-report.html` as @rsdoctor/sdk writes it: each part in a script of its own. */
export const htmlOf = (parts: Record<string, unknown>, routes: readonly string[]): string =>
  `<!DOCTYPE html><html><head><script>window.__RSDOCTOR__={}</script>${Object.entries(parts)
    .map(
      ([part, value]) => `<script>window.__RSDOCTOR__.${part}="${value === undefined ? '' : packed(value)}"</script>`,
    )
    .join('')}<script>window.__RSDOCTOR__.enableRoutes=${JSON.stringify(routes)}</script></head><body></body></html>`;
