/**
 * docs/generated/shots.json: what pictures there are. Read by the plugin that fills in `<Shot>`, by the tests and by
 * the runner.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, LANGS } from '../harness/languages.ts';

/** The pictures themselves. */
export const SHOTS_FOLDER = path.join(import.meta.dirname, '../../../docs/public/shots');
export const RECORD_FILE = path.join(import.meta.dirname, '../../../docs/generated/shots.json');
export const themes = ['light', 'dark'] as const;

/** The middle of ①, ② … in a picture, in percent of its width and height. */
export type MarkPlaces = [x: number, y: number][];

/** Width and height are those on the page, in CSS px. */
export interface PictureRecord {
  width: number;
  height: number;
  /** Hash of the pixels that the file was made of; pictures taken before November 2026 have none until they are taken again. */
  pixels?: string;
  marks?: MarkPlaces;
}

export interface ShotRecord {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Font size of the smallest text, in CSS px of the report. */
  text: number;
  /** There is a Chinese picture too. */
  zh?: true;
  /** By file name without its ending. */
  files: Record<string, PictureRecord>;
}

export interface ShotsFile {
  $from: string;
  shots: Record<string, ShotRecord>;
}

/** Reads the record of the last run. */
export function readRecord(file: string = RECORD_FILE): ShotsFile {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ShotsFile) : { $from: '', shots: {} };
}

/** Writes the record. */
export const writeRecord = ({ shots }: ShotsFile): void =>
  fs.writeFileSync(RECORD_FILE, `${JSON.stringify({ $from: 'npm run evidence -- picture', shots }, null, 2)}\n`);

/**
 * Writes a picture, unless the file that is there was made of the same pixels. Another version of the encoder makes other
 * bytes of them, which show nothing new and stay in the history for ever.
 */
export async function writePicture(
  name: string,
  { pixels, avif }: { pixels: string; avif: () => Promise<Buffer> },
  before: PictureRecord | undefined,
  folder: string = SHOTS_FOLDER,
): Promise<void> {
  const file = path.join(folder, `${name}.avif`);
  if (before?.pixels !== pixels || !fs.existsSync(file)) fs.writeFileSync(file, await avif());
}

/** Name of a picture without its ending; English has no language in its name. */
export function fileName(id: string, lang: string, theme: 'light' | 'dark'): string {
  return `${id}${lang === DEFAULT_LANG ? '' : `.${lang}`}.${theme}`;
}

/** Name of the picture of a shot for a language: English where the shot has no picture of its own there. */
export const pictureFor = (id: string, entry: Pick<ShotRecord, 'zh'>, lang: string, theme: 'light' | 'dark'): string =>
  fileName(id, entry.zh ? lang : DEFAULT_LANG, theme);

/** Names of all pictures of a shot. */
export function variantsOf(id: string, entry: ShotRecord | undefined): string[] {
  return (entry?.zh ? LANGS : [DEFAULT_LANG]).flatMap((lang) => themes.map((theme) => fileName(id, lang, theme)));
}

/** Files of a shot. */
export const filesOf = (id: string, entry: ShotRecord | undefined): string[] =>
  variantsOf(id, entry).map((name) => `${name}.avif`);
