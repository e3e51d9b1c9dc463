import path from 'node:path';
import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.js$/,
        // The project, and the one package whose syntax is newer than the target.
        include: [path.resolve('src'), /node_modules[\\/]color[\\/]/],
        loader: 'babel-loader',
        options: {
          babelrc: false,
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
            'ecma-version-check': ['Warn', { ecmaVersion: 2020 }],
          },
        },
      }),
  ],
};
