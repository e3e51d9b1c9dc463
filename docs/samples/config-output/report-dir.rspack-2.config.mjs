import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      output: { reportDir: 'reports/main' },
    }),
  ],
};
