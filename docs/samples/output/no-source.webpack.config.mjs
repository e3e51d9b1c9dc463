import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, merged modules have no size.
  devtool: 'source-map',
  optimization: { realContentHash: false },
  plugins: [
    new RsdoctorWebpackPlugin({
      // Errors of loaders and plugins quote code, too.
      features: { loader: false, plugins: false },
      output: {
        mode: 'brief',
        reportDir: 'rsdoctor',
        options: {
          // `sections` counts for both files, but only when JSON is among them.
          type: ['html', 'json'],
          jsonOptions: {
            sections: { moduleGraph: true, chunkGraph: true, rules: false },
          },
        },
      },
    }),
  ],
};
