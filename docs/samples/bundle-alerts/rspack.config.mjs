import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
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
