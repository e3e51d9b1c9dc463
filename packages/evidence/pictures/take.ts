/** Makes the pictures of docs/public/shots, and docs/generated/shots.json. */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { Problem } from '@rsdoctor-docs/base/problem';
import { recordMissingTimes } from '../demo/recorded-times.ts';
import { BROWSER_ARGS, ensureBrowser } from '../harness/browser.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '../harness/languages.ts';
import { Camera, type Photograph, type Theme } from './camera.ts';
import { openEncoder } from './encode.ts';
import { shots } from './list.ts';
import { photographPage } from './page-camera.ts';
import { REPORTS, type Shot } from './shot.ts';
import {
  fileName,
  filesOf,
  type MarkPlaces,
  readRecord,
  SHOTS_FOLDER,
  type ShotRecord,
  type ShotsFile,
  themes,
  writePicture,
  writeRecord,
} from './shots-file.ts';
import { Stage } from './stage.ts';

/** Makes one shot in all its languages and themes. */
async function makeShot(
  shot: Shot,
  address: string,
  browser: Browser,
  encode: Awaited<ReturnType<typeof openEncoder>>,
  before: ShotRecord | undefined,
): Promise<ShotRecord> {
  const langs: Lang[] = shot.zh ? [...LANGS] : [DEFAULT_LANG];
  const files: ShotRecord['files'] = {};
  let size: { width: number; height: number } | undefined;
  let text = Number.POSITIVE_INFINITY;
  for (const lang of langs) {
    let places: Photograph['marks'] | undefined;
    for (const theme of themes) {
      const picture = await takeOnce(shot, address, browser, lang, theme, places);
      // The page knows one place of each number, whatever the theme.
      places = picture.marks;
      text = Math.min(text, picture.text);
      const developed = await encode(picture.png);
      const { width, height, pixels } = developed;
      const density = shot.clip ? 2 : 1;
      // All variants of a shot share one size on the page; a few pixels more or less in another language do not count.
      size ??= { width: Math.round(width / density), height: Math.round(height / density) };
      const name = fileName(shot.id, lang, theme);
      await writePicture(name, developed, before?.files[name]);
      files[name] = {
        width: Math.round(width / density),
        height: Math.round(height / density),
        pixels,
        ...(picture.marks.length > 0 ? { marks: inParts(picture) } : {}),
      };
    }
  }
  return {
    ...(size as { width: number; height: number }),
    text,
    ...(shot.zh ? { zh: true as const } : {}),
    files,
  };
}

/** The middle of each number, in percent of the picture's width and height. */
const inParts = ({ marks, frame }: Photograph): MarkPlaces =>
  marks.map(({ x, y }) => [
    Number((((x - frame.x) / frame.width) * 100).toFixed(1)),
    Number((((y - frame.y) / frame.height) * 100).toFixed(1)),
  ]);

/** Runs in the report, before it draws anything. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

async function takeOnce(
  shot: Shot,
  address: string,
  browser: Browser,
  lang: Lang,
  theme: Theme,
  places: Photograph['marks'] | undefined,
): Promise<Photograph> {
  if (shot.report === 'viewer') return photographPage(shot, address, browser, lang, theme, places);
  const camera = await Camera.create(browser, shot, lang, theme);
  // Here and not in the camera: a change of its code makes all pictures and screens stale (units.ts).
  if (shot.style) await browser.contexts().at(-1)?.addInitScript(addStyle, shot.style);
  try {
    return await camera.take(shot, address, places);
  } finally {
    await camera.close();
  }
}

/** Writes the record, and deletes files that it does not name. */
function write(record: ShotsFile): void {
  const kept = shots.flatMap(({ id }) => (record.shots[id] ? [[id, record.shots[id]] as const] : []));
  writeRecord({ ...record, shots: Object.fromEntries(kept) });
  const wanted = new Set(kept.flatMap(([id, entry]) => filesOf(id, entry)));
  for (const file of fs.readdirSync(SHOTS_FOLDER)) if (!wanted.has(file)) fs.rmSync(path.join(SHOTS_FOLDER, file));
}

/**
 * Takes pictures.
 * @param key changes when the reports must be made anew
 * @param done is called with each picture, and its problem if it could not be taken
 */
export async function takePictures(
  list: readonly Shot[],
  key: string,
  done: (shot: Shot, problem: Problem | undefined) => void,
): Promise<void> {
  fs.mkdirSync(SHOTS_FOLDER, { recursive: true });
  await recordMissingTimes();
  const stage = new Stage(key);
  const encode = await openEncoder();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  try {
    for (const report of REPORTS) {
      const own = list.filter((shot) => shot.report === report);
      if (own.length === 0) continue;
      const address = await stage.open(report);
      for (const shot of own) {
        try {
          const record = readRecord();
          record.shots[shot.id] = await makeShot(shot, address, browser, encode, record.shots[shot.id]);
          write(record);
          done(shot, undefined);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          done(shot, error);
        }
      }
    }
  } finally {
    await browser.close();
    stage.close();
  }
}
