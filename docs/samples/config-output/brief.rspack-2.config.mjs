import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, most modules have no size.
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
