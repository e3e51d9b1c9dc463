import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.js$/,
        include: path.resolve('src'),
        loader: 'babel-loader',
        options: {
          babelrc: false,
          cacheDirectory: true,
          presets: [['@babel/preset-env', { modules: false, targets: 'chrome 80' }]],
        },
      },
    ],
  },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          rules: {
            'ecma-version-check': ['Warn', { ecmaVersion: 2020 }],
          },
        },
      }),
  ],
};
