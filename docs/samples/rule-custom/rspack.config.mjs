import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { BannedImport } from './rules/banned-import.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/rspack`, clean: true },
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
      linter: {
        extends: [BannedImport],
        rules: {
          'banned-import': ['Warn', { packages: ['ms'] }],
        },
      },
    }),
  ],
};
