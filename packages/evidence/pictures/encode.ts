/** A PNG of the browser as the two files that a page serves: AVIF, and a PNG with a palette for browsers without it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { install } from '../harness/workspace.ts';

interface Size {
  width: number;
  height: number;
}

/** The part of sharp's interface that is used. The package is installed in packages/evidence/samples/studio. */
interface Image {
  avif(options: { quality: number; effort: number; chromaSubsampling: '4:4:4' }): Image;
  png(options: { palette: true; compressionLevel: 9; effort: 8; dither: number }): Image;
  metadata(): Promise<Size>;
  toBuffer(): Promise<Buffer>;
}
type Sharp = (picture: Buffer) => Image;

interface Encoded extends Size {
  avif: Buffer;
  png: Buffer;
}

/** Loads the encoder, installing it first. */
export async function openEncoder(): Promise<(picture: Buffer) => Promise<Encoded>> {
  const folder = await install('studio');
  const sharp = createRequire(path.join(folder, 'package.json'))('sharp') as Sharp;
  return async (picture) => {
    const { width, height } = await sharp(picture).metadata();
    // Text on flat ground: full color resolution keeps its edges clean. Effort 4 saves 3 % and takes four times as
    // long.
    const avif = await sharp(picture).avif({ quality: 55, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
    const png = await sharp(picture).png({ palette: true, compressionLevel: 9, effort: 8, dither: 0.5 }).toBuffer();
    return { width, height, avif, png };
  };
}
