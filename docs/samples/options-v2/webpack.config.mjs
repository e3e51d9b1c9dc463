import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
      output: {
        mode: 'brief',
        options: {
          htmlOptions: { reportHtmlName: 'bundle.html', writeDataJson: false },
        },
      },
    }),
  ],
};
