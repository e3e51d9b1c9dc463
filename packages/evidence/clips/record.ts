/** Records clips: docs/public/clips. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '@rsdoctor-docs/base/browser';
import { Problem } from '@rsdoctor-docs/base/problem';
import { DEFAULT_LANG } from '@rsdoctor-docs/base/site';
import { Camera } from '../pictures/camera.ts';
import { themes } from '../pictures/shots-file.ts';
import { Stage } from '../pictures/stage.ts';
import type { Clip } from './clip.ts';
import { CLIPS_FOLDER, clipFile } from './clip-files.ts';

/** Width of the video, in px: a little more than that of the text. */
const WIDTH = 1000;
const FRAMES_PER_SECOND = 12;
/** Times of a scene, in ms: it stands still, then the pointer moves, then the next scene fades in. */
const TIMES = { rest: 850, move: 650, fade: 250 } as const;
/** Bits a second that the encoder aims at: a clip gets the first with which it is small enough. */
const BITRATES = [160_000, 120_000, 90_000, 60_000];
/** The greatest height of a clip, as a part of its width. */
const HIGHEST = 0.75;
/** Most bytes of a clip. */
const MAX_BYTES = 150_000;

/** The library that writes the file, as a script that sets a global. */
const MUXER = path.join(path.dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.cjs');
declare const Mediabunny: typeof import('mediabunny');

/** Encodes pictures of one size as a loop. */
async function encode(
  browser: Browser,
  pictures: readonly Buffer[],
  pointers: readonly (readonly [number, number])[],
  bitrate: number,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    // Encoders are only for pages of a secure origin.
    await page.route('https://clip.localhost/', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
    await page.goto('https://clip.localhost/');
    await page.addScriptTag({ path: MUXER });
    const bytes = await page.evaluate(
      async ([sources, places, times, WIDTH, HIGHEST, rate, bitrate]) => {
        const images: ImageBitmap[] = [];
        for (const source of sources) images.push(await createImageBitmap(await (await fetch(source)).blob()));
        const [first] = images as [ImageBitmap];
        // Encoders want even numbers.
        const width = Math.round(Math.min(first.width, WIDTH) / 2) * 2;
        const scale = width / first.width;
        // The pictures begin at the same place and differ in height, so the lowest one decides.
        const height =
          Math.floor((Math.min(first.width * HIGHEST, ...images.map((image) => image.height)) * scale) / 2) * 2;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.imageSmoothingQuality = 'high';
        const scene = times.rest + times.move + times.fade;
        const frames = Math.ceil((scene * images.length * rate) / 1000);
        const target = new Mediabunny.BufferTarget();
        const output = new Mediabunny.Output({ format: new Mediabunny.WebMOutputFormat(), target });
        const video = new Mediabunny.CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: frames });
        output.addVideoTrack(video, { frameRate: rate });
        await output.start();
        const arrow = new Path2D('M0 0V20L5 15.5L8.5 23L12 21.5L8.5 14H15Z');
        for (let index = 0; index < frames; index++) {
          const time = (index * 1000) / rate;
          const now = Math.floor(time / scene);
          const next = (now + 1) % images.length;
          const inScene = time - now * scene;
          const moved = Math.min(Math.max((inScene - times.rest) / times.move, 0), 1);
          const eased = moved * moved * (3 - 2 * moved);
          const faded = Math.max((inScene - times.rest - times.move) / times.fade, 0);
          for (const [image, alpha] of [
            [images[now] as ImageBitmap, 1],
            [images[next] as ImageBitmap, faded],
          ] as const) {
            context.globalAlpha = alpha;
            context.drawImage(image, 0, 0, width, image.height * scale);
          }
          context.globalAlpha = 1;
          // Each scene begins where the one before has left the pointer.
          const [fromX, fromY] = places[(now + images.length - 1) % images.length] as readonly [number, number];
          const [toX, toY] = places[now] as readonly [number, number];
          context.translate((fromX + (toX - fromX) * eased) * width, (fromY + (toY - fromY) * eased) * height);
          context.scale(1.3, 1.3);
          context.fillStyle = '#111';
          context.strokeStyle = '#fff';
          context.lineWidth = 3;
          context.stroke(arrow);
          context.fill(arrow);
          context.resetTransform();
          await video.add(time / 1000, 1 / rate);
        }
        await output.finalize();
        return Array.from(new Uint8Array(target.buffer as ArrayBuffer), (byte) => String.fromCharCode(byte)).join('');
      },
      [
        pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
        pointers,
        TIMES,
        WIDTH,
        HIGHEST,
        FRAMES_PER_SECOND,
        bitrate,
      ] as const,
    );
    return Buffer.from(bytes, 'latin1');
  } finally {
    await page.close();
  }
}

/** Records a clip in both themes. @param key changes when the reports must be made anew */
export async function recordClip({ id, shot, scenes }: Clip, key: string): Promise<void> {
  fs.mkdirSync(CLIPS_FOLDER, { recursive: true });
  const stage = new Stage(key);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, '--font-render-hinting=none'],
  });
  try {
    const address = await stage.open(shot.report);
    for (const theme of themes) {
      const pictures: Buffer[] = [];
      for (const [index, { says }] of scenes.entries()) {
        const steps = scenes.slice(0, index + 1).flatMap((scene) => scene.steps);
        const camera = await Camera.create(browser, shot, DEFAULT_LANG, theme);
        try {
          pictures.push((await camera.take({ id, ...shot, steps, says }, address)).png);
        } finally {
          await camera.close();
        }
      }
      const pointers = scenes.map(({ pointer }) => pointer);
      let file: Buffer | undefined;
      for (const bitrate of BITRATES) {
        file = await encode(browser, pictures, pointers, bitrate);
        if (file.length <= MAX_BYTES) break;
      }
      if (!file || file.length > MAX_BYTES)
        throw new Problem(`packages/evidence/clips/list.ts (${id})`, 'the clip is too large', {
          expected: `at most ${MAX_BYTES} bytes`,
          seen: `${file?.length} (${theme})`,
        });
      fs.writeFileSync(path.join(CLIPS_FOLDER, clipFile(id, theme)), file);
    }
  } finally {
    await browser.close();
    stage.close();
  }
}
