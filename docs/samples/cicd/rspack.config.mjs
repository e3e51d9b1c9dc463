import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  entry: './src/index.js',
  plugins: [
    process.env.RSDOCTOR === 'true' &&
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
