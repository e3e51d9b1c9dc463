import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorRspackPlugin({
      linter: {
        level: 'Error',
        rules: {
          'duplicate-package': 'Error',
          'cross-chunks-package': 'off',
          'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
        },
      },
    }),
  ],
};
