import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorRspackPlugin({
      disableClientServer: true,
      features: { resolver: true },
      output: { reportCodeType: 'noModuleSource' },
      linter: { rules: { 'duplicate-package': 'Error' } },
    }),
  ],
};
