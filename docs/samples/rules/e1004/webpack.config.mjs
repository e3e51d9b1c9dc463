import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/webpack`, clean: true },
  devtool: 'source-map',
  plugins: [
    new RsdoctorWebpackPlugin({
      disableClientServer: true,
      linter: {
        rules: {
          'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
        },
      },
    }),
  ],
};
