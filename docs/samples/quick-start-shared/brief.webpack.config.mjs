import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  // Without source maps, webpack gives no size to concatenated modules.
  ...(analyze && { devtool: 'source-map' }),
  optimization: { realContentHash: !analyze },
  plugins: [analyze && new RsdoctorWebpackPlugin({ output: { mode: 'brief' } })],
};
