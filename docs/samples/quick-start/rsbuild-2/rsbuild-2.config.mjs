import { defineConfig } from '@rsbuild/core';

const analyze = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  // Without source maps, most modules have no size.
  output: { sourceMap: { js: analyze && 'source-map' } }, // [!code ++]
});
