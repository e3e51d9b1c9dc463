import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  entry: './src/index.js',
  // Without source maps, webpack gives no size to concatenated modules.
  ...(analyze && { devtool: 'source-map' }),
  optimization: { realContentHash: !analyze },
  plugins: [
    analyze &&
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
