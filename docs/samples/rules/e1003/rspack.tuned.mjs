// @ts-nocheck
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { linter } from './linter.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/tuned`, clean: true },
  module: {
    rules: [
      {
        test: /\.js$/,
        use: {
          loader: 'babel-loader',
          options: { presets: ['@babel/preset-env'] },
        },
      },
    ],
  },
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
      linter,
    }),
  ],
};
