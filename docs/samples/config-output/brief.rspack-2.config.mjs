import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      output: {
        mode: 'brief',
        reportDir: 'reports',
        options: {
          type: ['html', 'json'],
          htmlOptions: { reportHtmlName: 'bundle.html', writeDataJson: false },
          jsonOptions: { fileName: 'bundle.json' },
        },
      },
    }),
  ],
};
