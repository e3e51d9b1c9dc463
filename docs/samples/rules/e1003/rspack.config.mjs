import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/rspack`, clean: true },
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
      linter: {
        rules: {
          'loader-performance-optimization': ['Warn', { threshold: 200 }],
        },
      },
    }),
  ],
};
