import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type RepositoryFile, readFiles } from './read.ts';

/** How files of a type begin. Source: the formats' specifications. */
const BEGINNINGS: Readonly<Record<string, { what: string; fits(head: Buffer): boolean }>> = {
  '.png': { what: 'a PNG picture', fits: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  '.jpg': { what: 'a JPEG picture', fits: (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  '.gif': { what: 'a GIF picture', fits: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) },
  '.webp': { what: 'a WebP picture', fits: (head) => /^RIFF[\s\S]{4}WEBP/.test(head.toString('latin1', 0, 12)) },
  '.avif': {
    what: 'an AVIF picture',
    fits: (head) => /^[\s\S]{4}ftyp(?:avif|avis|mif1)/.test(head.toString('latin1', 0, 12)),
  },
  '.ico': { what: 'an icon', fits: (head) => head.subarray(0, 4).equals(Buffer.from('00000100', 'hex')) },
  '.svg': {
    what: 'an SVG picture',
    fits: (head) => /^\s*(?:<\?xml[\s\S]*?)?(?:<!--[\s\S]*?-->\s*)*<svg\b/.test(head.toString()),
  },
  '.woff2': { what: 'a WOFF2 font', fits: (head) => head.toString('latin1', 0, 4) === 'wOF2' },
};

/** Bytes that a file may have at most, by type; the largest of each today has about two thirds of it. */
const LIMITS: ReadonlyArray<{ fits: RegExp; bytes: number; fix: string }> = [
  {
    fits: /\.(?:png|avif|jpg|gif|webp|svg|ico)$/,
    bytes: 300_000,
    fix: 'make the picture smaller, or cut it to what it shows',
  },
  { fits: /(?:^|\/)package-lock\.json$/, bytes: 2_000_000, fix: 'see what came into the lockfile' },
  { fits: /./, bytes: 400_000, fix: 'such a file does not belong into the repository; make it when it is needed' },
];

/** Sources of the analyzed project: what they hold does not matter, only how many bytes they have. */
const SAMPLE_ASSETS = /^packages\/evidence\/samples\/[\w-]+\/src\/assets\//;
/** Types without a fixed beginning that are no text. */
const BINARY = /\.(?:mp4|ttf|otf|gz|br|zip)$/;

function judge({ file, bytes, head }: RepositoryFile): Problem[] {
  const problems: Problem[] = [];
  const limit = LIMITS.find(({ fits }) => fits.test(file));
  if (limit && bytes > limit.bytes)
    problems.push(
      new Problem(file, 'is too large', {
        expected: `${limit.bytes} bytes at most`,
        seen: `${bytes} bytes`,
        fix: limit.fix,
      }),
    );
  if (SAMPLE_ASSETS.test(file) || bytes === 0) return problems;
  const ending = path.posix.extname(file).toLowerCase().replace('.jpeg', '.jpg');
  const beginning = BEGINNINGS[ending];
  const seen = `begins with ${JSON.stringify(head.toString('latin1', 0, 12))}`;
  if (beginning) {
    if (!beginning.fits(head))
      problems.push(
        new Problem(file, `is not ${beginning.what}`, {
          seen,
          fix: 'save it in that format, or give it the ending of what it is',
        }),
      );
  } else if (!BINARY.test(file) && head.includes(0))
    problems.push(new Problem(file, 'is no text', { seen, fix: 'give it the ending of what it is' }));
  return problems;
}

/** Files are what their ending says, and not too large. */
export const contentsFit = (files: readonly RepositoryFile[]): Problem[] => files.flatMap(judge);

export const contents: Check<RepositoryFile> = {
  name: 'contents',
  about: 'files are what their ending says, and not too large',
  of: 'files',
  items: ({ root }) => readFiles(root),
  inputs: ({ file }) => [file],
  problems: contentsFit,
};
