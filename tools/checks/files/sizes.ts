import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type RepositoryFile, readFiles } from './read.ts';

/** Bytes that a file may have, by type; the largest of each today has about two thirds of it. */
const LIMITS: ReadonlyArray<{ fits: RegExp; most: number; fix: string }> = [
  {
    fits: /\.(?:png|avif|jpg|gif|webp|svg|ico)$/,
    most: 300_000,
    fix: 'make the picture smaller, or cut it to what it shows',
  },
  { fits: /(?:^|\/)package-lock\.json$/, most: 2_000_000, fix: 'see what came into the lockfile' },
  { fits: /./, most: 400_000, fix: 'such a file does not belong into the repository; make it when it is needed' },
];

/** No file is so large that every clone has to pay for it. */
export const sizesFit = (files: readonly RepositoryFile[]): Problem[] =>
  files.flatMap(({ file, bytes }) => {
    const limit = LIMITS.find(({ fits }) => fits.test(file));
    if (!limit || bytes <= limit.most) return [];
    return new Problem(file, 'is too large', {
      expected: `${limit.most} bytes at most`,
      seen: `${bytes} bytes`,
      fix: limit.fix,
    });
  });

export const sizes: Check<RepositoryFile> = {
  name: 'sizes',
  about: 'files are not too large for a clone',
  of: 'files',
  items: ({ root }) => readFiles(root),
  problems: sizesFit,
};
