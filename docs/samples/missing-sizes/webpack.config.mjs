import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { compareBeforeEmit: !analyze }, // [!code ++]
  ...(analyze && { devtool: 'source-map' }), // [!code ++]
  optimization: { realContentHash: !analyze }, // [!code ++]
  plugins: [analyze && new RsdoctorWebpackPlugin()],
};
