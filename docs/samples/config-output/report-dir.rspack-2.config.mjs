import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      output: { reportDir: 'reports/main' },
    }),
  ],
};
