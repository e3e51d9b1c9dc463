import path from 'node:path';
import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

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
      new RsdoctorWebpackPlugin({
        linter: {
          rules: {
            'loader-performance-optimization': ['Warn', { threshold: 300 }],
            'ecma-version-check': ['Warn', { ecmaVersion: 2020 }],
          },
        },
      }),
  ],
};
