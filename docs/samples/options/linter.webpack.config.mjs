import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
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
