const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

module.exports = {
  entry: './src/index.js',
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
