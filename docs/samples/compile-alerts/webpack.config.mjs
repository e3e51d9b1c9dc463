import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  plugins: [
    new RsdoctorWebpackPlugin({
      linter: {
        rules: {
          'loader-performance-optimization': [
            'Warn',
            {
              // milliseconds for each loader
              threshold: 2000,
              // replaces the default list
              extensions: [/^[cm]?[jt]sx?$/, 'css', 'less'],
              // exact names, or RegExp
              ignore: ['less-loader'],
            },
          ],
        },
      },
    }),
  ],
};
