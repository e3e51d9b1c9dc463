import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist/rspack`, clean: true },
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
      linter: {
        rules: {
          'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
        },
      },
    }),
  ],
};
