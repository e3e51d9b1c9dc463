import { defineConfig } from '@rsbuild/core';

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  output: { ...(analyze && { sourceMap: { js: 'source-map' } }) }, // [!code ++]
});
