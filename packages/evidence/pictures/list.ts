/** Every picture of the report that pages may show with `<Shot id="…" alt="…" />`. */
import { applicationShots, applicationShotsOfRspack } from './list/application.ts';
import { bundleShots } from './list/bundle.ts';
import { compileShots } from './list/compile.ts';
import { viewerShots } from './list/viewer.ts';
import type { Shot } from './shot.ts';

export type { Shot };

export const shots: readonly Shot[] = [
  ...bundleShots,
  ...compileShots,
  ...viewerShots,
  ...applicationShots,
  ...applicationShotsOfRspack,
];
