import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Rspack 2 needs source maps for the sizes of modules that a loader touched.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
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
