import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
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
