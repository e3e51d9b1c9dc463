import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import { BannedImport } from './rules/banned-import.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/webpack`, clean: true },
  plugins: [
    new RsdoctorWebpackPlugin({
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
