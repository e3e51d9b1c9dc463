import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  plugins: [
    new RsdoctorRspackPlugin({
      linter: {
        rules: {
          'cross-chunks-package': 'off',
          'duplicate-package': ['Error', { ignore: ['tslib'] }],
          'ecma-version-check': ['Warn', { ecmaVersion: 2020 }],
        },
      },
    }),
  ],
};
