import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
  ],
  output: { sourceMap: { js: process.env.RSDOCTOR === 'true' ? 'source-map' : false } },
});
