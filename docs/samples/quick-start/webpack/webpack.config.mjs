import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code highlight]

const analyze = process.env.RSDOCTOR === 'true';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { clean: true, compareBeforeEmit: !analyze },
  // Without source maps, webpack gives no size to concatenated modules.
  devtool: analyze ? 'source-map' : false,
  optimization: { realContentHash: !analyze },
  plugins: [analyze && new RsdoctorWebpackPlugin()], // [!code highlight]
};
