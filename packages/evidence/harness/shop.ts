/** Builds of the sample shop: as it is, and with a config of `samples/changes`, the fixes that the topics tell of. */
import type { BuildOptions } from './build.ts';

type Build = Pick<BuildOptions, 'folder' | 'env'> & { config: string };

export const SHOP: Build = {
  folder: 'packages/evidence/samples/shop',
  config: 'rspack.config.cjs',
  env: { OUT: 'dist' },
};

/** The shop with a change, such as `alias`. */
export const changed = (name: string, bundler: 'rspack' | 'webpack' = 'rspack'): Build => ({
  ...SHOP,
  folder: 'packages/evidence/samples/changes',
  config: `${name}.${bundler}.config.cjs`,
});
