// @ts-nocheck
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { linter } from './linter.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/tuned`, clean: true },
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
      linter,
    }),
  ],
};
