import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, most modules have no size.
  devtool: 'source-map',
  plugins: [
    new RsdoctorRspackPlugin({
      output: {
        mode: 'brief',
        options: {
          type: ['json'],
          jsonOptions: {
            // Name all three: a key left out counts as false.
            sections: { moduleGraph: true, chunkGraph: true, rules: false },
          },
        },
      },
    }),
  ],
};
