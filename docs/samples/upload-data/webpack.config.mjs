import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import { AlertReport } from './rules/alert-report.mjs';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  output: { path: `${import.meta.dirname}/dist`, clean: true },
  plugins: [
    new RsdoctorWebpackPlugin({
      disableClientServer: true,
      linter: {
        extends: [AlertReport],
        rules: {
          'alert-report': ['Warn', { url: process.env.ALERT_URL ?? '' }],
        },
      },
    }),
  ],
};
