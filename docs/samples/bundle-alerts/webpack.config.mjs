import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
        linter: {
          rules: {
            'duplicate-package': ['Warn', { ignore: ['qs'] }],
            'cross-chunks-package': 'off',
            'cjs-require': 'Error',
          },
        },
      }),
  ],
};
