import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { compareBeforeEmit: !analyze }, // [!code ++]
  devtool: analyze ? 'source-map' : false, // [!code ++]
  optimization: { realContentHash: !analyze }, // [!code ++]
  plugins: [analyze && new RsdoctorWebpackPlugin()],
};
