import path from 'node:path';
import { bundle } from '../lib/bundle.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * Scripts of the theme that no other module imports: the build bundles each by itself into a file that pages name, or,
 * for `zoom`, that the boot script imports when a picture is to be opened. Relative to the repository.
 */
export const BUNDLED = {
  head: 'theme/boot/head.ts',
  boot: 'theme/boot/boot.ts',
  viewer: 'theme/components/page/Viewer/early.ts',
  zoom: 'theme/components/page/Zoom/open.ts',
} as const;

/**
 * One of these scripts, minified.
 * @param define expressions that stand in place of names of the code
 */
export const bundled = (name: keyof typeof BUNDLED, define?: Record<string, string>): Promise<string> =>
  bundle(path.join(ROOT, BUNDLED[name]), name === 'zoom' ? 'es' : 'iife', define);
