import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  entry: './src/index.js',
  // Without source maps, webpack gives no size to concatenated modules.
  devtool: process.env.RSDOCTOR === 'true' ? 'source-map' : false,
  optimization: { realContentHash: process.env.RSDOCTOR !== 'true' },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
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
