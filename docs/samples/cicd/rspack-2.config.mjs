import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  ...(analyze && { devtool: 'source-map' }),
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
