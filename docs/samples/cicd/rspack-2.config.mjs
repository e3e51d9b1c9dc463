import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: analyze ? 'source-map' : false,
  plugins: [
    analyze &&
      new RsdoctorRspackPlugin({
        disableClientServer: true,
        output: {
          mode: 'brief',
          reportDir: 'rsdoctor',
          options: {
            type: ['html', 'json'],
            htmlOptions: { reportHtmlName: 'index.html', writeDataJson: false },
          },
        },
      }),
  ],
};
