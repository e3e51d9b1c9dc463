import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new RsdoctorWebpackPlugin({
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
