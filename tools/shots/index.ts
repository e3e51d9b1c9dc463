/**
 * `npm run shots [-- --only id,id] [--force]`
 *
 * Makes the pictures of docs/public/shots that are missing or whose inputs changed, and docs/generated/shots.json.
 * Pictures that nobody lists any more are deleted.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { DEFAULT_LANG, LANGS, type Lang } from '../../theme/site.ts';
import { BROWSER_ARGS, ensureBrowser } from '../lib/browser.ts';
import { command } from '../lib/command.ts';
import { Problem } from '../lib/problem.ts';
import { dataFingerprint } from '../sample/data-fingerprint.ts';
import { recordMissingTimes } from '../sample/recorded-times.ts';
import { install } from '../sample/workspace.ts';
import { Camera, type Photograph, type Theme } from './camera.ts';
import { chooseShots } from './choose.ts';
import { openEncoder } from './encode.ts';
import { shots } from './list.ts';
import { photographPage } from './page-camera.ts';
import { pictureFingerprint, shotFingerprint } from './picture-fingerprint.ts';
import { REPORTS, type Shot } from './shot.ts';
import { fileName, RECORD_FILE, readRecord, SHOTS_FOLDER, type ShotRecord, themes, variantsOf } from './shots-file.ts';
import { Stage } from './stage.ts';

/** Makes one shot in all its languages and themes. */
async function makeShot(
  shot: Shot,
  address: string,
  browser: Browser,
  encode: Awaited<ReturnType<typeof openEncoder>>,
  base: string,
): Promise<ShotRecord> {
  const langs: Lang[] = shot.zh ? [...LANGS] : [DEFAULT_LANG];
  const files: ShotRecord['files'] = {};
  let size: { width: number; height: number } | undefined;
  let text = Number.POSITIVE_INFINITY;
  for (const lang of langs) {
    for (const theme of themes) {
      const picture = await takeOnce(shot, address, browser, lang, theme);
      text = Math.min(text, picture.text);
      const { avif, png, width, height } = await encode(picture.png);
      const density = shot.clip ? 2 : 1;
      // All variants of a shot share one size on the page; a few pixels more or less in another language do not count.
      size ??= { width: Math.round(width / density), height: Math.round(height / density) };
      const name = fileName(shot.id, lang, theme);
      fs.writeFileSync(path.join(SHOTS_FOLDER, `${name}.avif`), avif);
      fs.writeFileSync(path.join(SHOTS_FOLDER, `${name}.png`), png);
      files[name] = {
        width: Math.round(width / density),
        height: Math.round(height / density),
        hash: createHash('sha256').update(avif).digest('hex').slice(0, 10),
        avif: avif.length,
        png: png.length,
      };
    }
  }
  return {
    fingerprint: shotFingerprint(shot, base),
    ...(size as { width: number; height: number }),
    text,
    ...(shot.zh ? { zh: true as const } : {}),
    files,
  };
}

async function takeOnce(shot: Shot, address: string, browser: Browser, lang: Lang, theme: Theme): Promise<Photograph> {
  if (shot.report === 'viewer') return photographPage(shot, address, browser, lang, theme);
  const camera = await Camera.create(browser, shot, lang, theme);
  try {
    return await camera.take(shot, address);
  } finally {
    await camera.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } });
  fs.mkdirSync(SHOTS_FOLDER, { recursive: true });
  await recordMissingTimes();
  const record = readRecord();
  const base = pictureFingerprint();
  const todo = chooseShots(
    shots,
    record,
    base,
    { ...(values.only ? { only: values.only.split(',') } : {}), ...(values.force ? { force: true } : {}) },
    (file) => fs.existsSync(path.join(SHOTS_FOLDER, file)),
  );
  const write = () => {
    const kept = shots.flatMap(({ id }) => (record.shots[id] ? [[id, record.shots[id]] as const] : []));
    fs.writeFileSync(
      RECORD_FILE,
      `${JSON.stringify({ $from: 'npm run shots', shots: Object.fromEntries(kept) }, null, 2)}\n`,
    );
    const wanted = new Set(
      kept.flatMap(([id, entry]) => variantsOf(id, entry)).flatMap((name) => [`${name}.avif`, `${name}.png`]),
    );
    for (const file of fs.readdirSync(SHOTS_FOLDER)) if (!wanted.has(file)) fs.rmSync(path.join(SHOTS_FOLDER, file));
  };
  if (todo.length === 0) {
    write();
    process.stdout.write(`All ${shots.length} shots are up to date.\n`);
    return;
  }

  const stage = new Stage(dataFingerprint());
  const encode = await openEncoder();
  await install('studio');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  const failures: string[] = [];
  try {
    for (const report of REPORTS) {
      const own = todo.filter((shot) => shot.report === report);
      if (own.length === 0) continue;
      const address = await stage.open(report);
      for (const shot of own) {
        const start = Date.now();
        try {
          record.shots[shot.id] = await makeShot(shot, address, browser, encode, base);
          write();
          process.stdout.write(`${shot.id}  ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          failures.push(error.message);
          process.stdout.write(`${error.message}\n`);
        }
      }
    }
  } finally {
    await browser.close();
    stage.close();
  }
  if (failures.length > 0)
    throw new Problem('npm run shots', `${failures.length} of ${todo.length} shots could not be made`, {
      seen: failures.join('\n'),
    });
}

await command(import.meta, main);
