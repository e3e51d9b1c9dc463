import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/webpack`, clean: true },
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
    new RsdoctorWebpackPlugin({
      disableClientServer: true,
      linter: {
        rules: {
          'loader-performance-optimization': ['Warn', { threshold: 200 }],
        },
      },
    }),
  ],
};
