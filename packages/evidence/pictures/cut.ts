/** Cuts what phones show out of the pictures: files of docs/public/shots, and their places in docs/generated/shots.json. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { install } from '../harness/workspace.ts';
import type { Sharp, Size } from './encode.ts';
import { type Layout, layOut, placeIn } from './phone.ts';
import type { Shot } from './shot.ts';
import { type MarkPlaces, PHONE_ENDING, readRecord, SHOTS_FOLDER, variantsOf, writeRecord } from './shots-file.ts';

/** Width of the strip, in CSS px, in which a piece fades out where its picture goes on: so a cut word looks intended. */
const FADE = 16;

/** An SVG mask of a piece, in which the strip at its right side fades out. */
const fade = (width: number, height: number, strip: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="f"><stop offset="${1 - strip / width}"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );

/** Puts the pieces of a picture together; the space between them is transparent. */
async function pieces(sharp: Sharp, picture: Buffer, { width, height, placed }: Layout, own: Size): Promise<Buffer> {
  const density = (await sharp(picture).metadata()).width / own.width;
  const pixels = (css: number) => Math.round(css * density);
  const parts = await Promise.all(
    placed.map(async ({ from, left, top, scale }, index) => {
      const [wide, high] = [pixels(left + from.width * scale) - pixels(left), pixels(from.height * scale)];
      const isLast = placed[index + 1]?.top !== top;
      const goesOn = isLast && from.x + from.width < own.width;
      const part = sharp(picture)
        .extract({ left: pixels(from.x), top: pixels(from.y), width: pixels(from.width), height: pixels(from.height) })
        .resize(wide, high, { fit: 'fill' })
        .composite(goesOn ? [{ left: 0, top: 0, input: fade(wide, high, pixels(FADE)), blend: 'dest-in' }] : []);
      return { left: pixels(left), top: pixels(top), input: await part.png().toBuffer() };
    }),
  );
  return sharp({ create: { width: pixels(width), height: pixels(height), channels: 4, background: '#0000' } })
    .composite(parts)
    .avif({ quality: 55, effort: 3, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** @throws Problem when a piece is not in the picture, or a number is in no piece */
export async function cutPieces({ id, phone }: Shot): Promise<void> {
  const sharp = createRequire(path.join(await install('studio'), 'package.json'))('sharp') as Sharp;
  const record = readRecord();
  const entry = record.shots[id];
  if (!entry || !phone) return;
  const layout = layOut(phone);
  const problem = (what: string, expected: string) =>
    new Problem(`packages/evidence/pictures/list/ (${id})`, what, { expected, seen: JSON.stringify(phone) });
  for (const name of variantsOf(id, entry)) {
    const file = entry.files[name];
    if (!file) continue;
    const { width, height } = file;
    if (layout.placed.some(({ from }) => from.x + from.width > width || from.y + from.height > height))
      throw problem('a piece of "phone" is not in the picture', `pieces inside ${width} x ${height}`);
    const marks = file.marks?.map(([x, y], index): MarkPlaces[number] => {
      const place = placeIn(layout, { x: (x * width) / 100, y: (y * height) / 100 });
      if (!place) throw problem(`number ${index + 1} is in no piece of "phone"`, `a piece with ${x} %, ${y} %`);
      return [(place.x / layout.width) * 100, (place.y / layout.height) * 100].map((part) =>
        Number(part.toFixed(1)),
      ) as MarkPlaces[number];
    });
    const avif = await pieces(sharp, fs.readFileSync(path.join(SHOTS_FOLDER, `${name}.png`)), layout, file);
    fs.writeFileSync(path.join(SHOTS_FOLDER, name + PHONE_ENDING), avif);
    file.phone = { avif: avif.length, ...(marks ? { marks } : {}) };
  }
  entry.phone = { width: layout.width, height: layout.height };
  writeRecord(record);
}
