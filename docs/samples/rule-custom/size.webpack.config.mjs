import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import { SizeBudget } from './rules/size-budget.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/size`, clean: true },
  plugins: [
    new RsdoctorWebpackPlugin({
      disableClientServer: true,
      linter: {
        extends: [SizeBudget],
        rules: {
          'size-budget': ['Warn', { initialBytes: 3000, moduleBytes: 1000 }],
        },
      },
    }),
  ],
};
